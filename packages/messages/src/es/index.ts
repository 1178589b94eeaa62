import { speak } from '../speech'
import * as texts from '../texts/es'

const spanish = speak('es', texts)

/** The Spanish sentence of an issue: what is wrong with a value, and which values are accepted. */
export const issueText = spanish.issueText
/** The Spanish sentence of an error code: why a call was refused. */
export const refusalText = spanish.refusalText
/** The Spanish sentences of a failed call or task. */
export const failureText = spanish.failureText
/** The reasons of a decision as Spanish sentences: why something can't be done now. */
export const reasonText = spanish.reasonText
/** The Spanish word for a status of an order, a report or a bag of a deposit. */
export const statusText = spanish.statusText
