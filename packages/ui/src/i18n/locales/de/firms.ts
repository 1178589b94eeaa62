import { firms as firmsSentences } from '@remesa/messages/texts/de'
import firms from './firms.json'

export const messages = { ...firms, ...firmsSentences }
