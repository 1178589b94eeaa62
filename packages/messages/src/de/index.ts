import { speak } from '../speech'
import * as texts from '../texts/de'

/** Says issues, refusals and statuses in German. */
export const { issueText, reasonText, refusalText, statusText } = speak('de', texts)
