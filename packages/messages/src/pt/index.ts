import { speak } from '../speech'
import * as texts from '../texts/pt'

/** Says issues, refusals and statuses in Portuguese. */
export const { issueText, reasonText, refusalText, statusText } = speak('pt', texts)
