import { deposits as depositsSentences } from '@remesa/messages/texts/de'
import deposits from './deposits.json'

export const messages = { ...deposits, ...depositsSentences }
