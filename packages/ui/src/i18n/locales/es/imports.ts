import { imports as importsSentences } from '@remesa/messages/texts/es'
import imports from './imports.json'

export const messages = { ...imports, ...importsSentences }
