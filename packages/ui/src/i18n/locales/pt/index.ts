import { kernel as kernelSentences, orders as ordersSentences } from '@remesa/messages/texts/pt'
import kernel from './kernel.json'
import orders from './orders.json'
import session from './session.json'

export const messages = { ...kernel, ...session, ...orders, ...kernelSentences, ...ordersSentences }
