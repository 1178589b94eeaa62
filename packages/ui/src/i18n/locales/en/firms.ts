import { firms as firmsSentences } from '@remesa/messages/texts/en'
import firms from './firms.json'

export const messages = { ...firms, ...firmsSentences }
