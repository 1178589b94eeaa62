import { speak } from '../speech'
import * as texts from '../texts/pt'

const portuguese = speak('pt', texts)

/** The Portuguese sentence of an issue: what is wrong with a value, and which values are accepted. */
export const issueText = portuguese.issueText
/** The Portuguese sentence of an error code: why a call was refused. */
export const refusalText = portuguese.refusalText
/** The Portuguese sentences of a failed call or task. */
export const failureText = portuguese.failureText
/** The reasons of a decision as Portuguese sentences: why something can't be done now. */
export const reasonText = portuguese.reasonText
/** The Portuguese word for a status of an order, a report or a bag of a deposit. */
export const statusText = portuguese.statusText
