import { deposits as depositsSentences } from '@remesa/messages/texts/es'
import deposits from './deposits.json'

export const messages = { ...deposits, ...depositsSentences }
