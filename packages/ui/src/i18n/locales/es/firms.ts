import { firms as firmsSentences } from '@remesa/messages/texts/es'
import firms from './firms.json'

export const messages = { ...firms, ...firmsSentences }
