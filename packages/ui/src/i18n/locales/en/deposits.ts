import { deposits as depositsSentences } from '@remesa/messages/texts/en'
import deposits from './deposits.json'

export const messages = { ...deposits, ...depositsSentences }
