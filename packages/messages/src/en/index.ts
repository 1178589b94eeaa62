import { speak } from '../speech'
import * as texts from '../texts/en'

const english = speak('en', texts)

/** What is wrong with a value and what would be accepted, in English. */
export const issueText = english.issueText
/** Why a call was refused, by its error code, in English. */
export const refusalText = english.refusalText
/** Why something can't be done now, one sentence per reason of a decision, in English. */
export const reasonText = english.reasonText
/** The word for a status of an order, a report or a bag of a deposit, in English. */
export const statusText = english.statusText
