import { speak } from '../speech'
import * as texts from '../texts/en'

/** Says issues, refusals and statuses in English. */
export const { issueText, reasonText, refusalText, statusText } = speak('en', texts)
