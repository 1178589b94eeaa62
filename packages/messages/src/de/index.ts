import { speak } from '../speech'
import * as texts from '../texts/de'

const german = speak('de', texts)

/** What is wrong with a value and what would be accepted, in German. */
export const issueText = german.issueText
/** Why a call was refused, by its error code, in German. */
export const refusalText = german.refusalText
/** Why something can't be done now, one sentence per reason of a decision, in German. */
export const reasonText = german.reasonText
/** The word for a status of an order, a report or a bag of a deposit, in German. */
export const statusText = german.statusText
