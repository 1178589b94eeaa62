import { speak } from '../speech'
import * as portuguese from '../texts/pt'
import * as own from '../texts/pt-BR'

// Its own words, over those of Portuguese.
const brazilian = speak('pt-BR', portuguese, own)

/** What is wrong with a value and what would be accepted, in Portuguese of Brazil. */
export const issueText = brazilian.issueText
/** Why a call was refused, by its error code, in Portuguese of Brazil. */
export const refusalText = brazilian.refusalText
/** Why something can't be done now, one sentence per reason of a decision, in Portuguese of Brazil. */
export const reasonText = brazilian.reasonText
/** The word for a status of an order, a report or a bag of a deposit, in Portuguese of Brazil. */
export const statusText = brazilian.statusText
