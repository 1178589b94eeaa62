import { speak } from '../speech'
import * as texts from '../texts/de'

const german = speak('de', texts)

/** The German sentence of an issue: what is wrong with a value, and which values are accepted. */
export const issueText = german.issueText
/** The German sentence of an error code: why a call was refused. */
export const refusalText = german.refusalText
/** The German sentences of a failed call or task. */
export const failureText = german.failureText
/** The reasons of a decision as German sentences: why something can't be done now. */
export const reasonText = german.reasonText
/** The German word for a status of an order, a report or a bag of a deposit. */
export const statusText = german.statusText
