import { speak } from '../speech'
import * as texts from '../texts/es'

const spanish = speak('es', texts)

/** What is wrong with a value and what would be accepted, in Spanish. */
export const issueText = spanish.issueText
/** Why a call was refused, by its error code, in Spanish. */
export const refusalText = spanish.refusalText
/** Why something can't be done now, one sentence per reason of a decision, in Spanish. */
export const reasonText = spanish.reasonText
/** The word for a status of an order, a report or a bag of a deposit, in Spanish. */
export const statusText = spanish.statusText
