import { firms as firmsSentences } from '@remesa/messages/texts/pt-BR'
import firms from './firms.json'

export const messages = { ...firms, ...firmsSentences }
