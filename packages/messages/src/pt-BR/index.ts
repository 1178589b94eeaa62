import { speak } from '../speech'
import * as portuguese from '../texts/pt'
import * as own from '../texts/pt-BR'

/** Says issues, refusals and statuses in Portuguese of Brazil: its own words, over those of Portuguese. */
export const { issueText, reasonText, refusalText, statusText } = speak('pt-BR', portuguese, own)
