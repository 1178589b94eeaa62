import { speak } from '../speech'
import * as texts from '../texts/en'

const english = speak('en', texts)

/** The English sentence of an issue: what is wrong with a value, and which values are accepted. */
export const issueText = english.issueText
/** The English sentence of an error code: why a call was refused. */
export const refusalText = english.refusalText
/** The English sentences of a failed call or task. */
export const failureText = english.failureText
/** The reasons of a decision as English sentences: why something can't be done now. */
export const reasonText = english.reasonText
/** The English word for a status of an order, a report or a bag of a deposit. */
export const statusText = english.statusText
