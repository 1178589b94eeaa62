import { speak } from '../speech'
import * as portuguese from '../texts/pt'
import * as own from '../texts/pt-BR'

// Brazil has different sentences for some keys. All other sentences are the same as in Portugal.
const brazilian = speak('pt-BR', portuguese, own)

/** The Brazilian sentence of an issue: what is wrong with a value, and which values are accepted. */
export const issueText = brazilian.issueText
/** The Brazilian sentence of an error code: why a call was refused. */
export const refusalText = brazilian.refusalText
/** The Brazilian sentences of a failed call or task. */
export const failureText = brazilian.failureText
/** The reasons of a decision as Brazilian sentences: why something can't be done now. */
export const reasonText = brazilian.reasonText
/** The Brazilian word for a status of an order, a report or a bag of a deposit. */
export const statusText = brazilian.statusText
