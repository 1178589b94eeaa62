import { deposits as depositsSentences } from '@remesa/messages/texts/pt'
import deposits from './deposits.json'

export const messages = { ...deposits, ...depositsSentences }
