import { speak } from '../speech'
import * as texts from '../texts/es'

/** Says issues, refusals and statuses in Spanish. */
export const { issueText, reasonText, refusalText, statusText } = speak('es', texts)
