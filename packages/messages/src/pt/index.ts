import { speak } from '../speech'
import * as texts from '../texts/pt'

const portuguese = speak('pt', texts)

/** What is wrong with a value and what would be accepted, in Portuguese. */
export const issueText = portuguese.issueText
/** Why a call was refused, by its error code, in Portuguese. */
export const refusalText = portuguese.refusalText
/** Why something can't be done now, one sentence per reason of a decision, in Portuguese. */
export const reasonText = portuguese.reasonText
/** The word for a status of an order, a report or a bag of a deposit, in Portuguese. */
export const statusText = portuguese.statusText
