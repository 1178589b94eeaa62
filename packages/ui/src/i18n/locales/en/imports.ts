import { imports as importsSentences } from '@remesa/messages/texts/en'
import imports from './imports.json'

export const messages = { ...imports, ...importsSentences }
