import { firms as firmsSentences } from '@remesa/messages/texts/pt'
import firms from './firms.json'

export const messages = { ...firms, ...firmsSentences }
