import { imports as importsSentences } from '@remesa/messages/texts/de'
import imports from './imports.json'

export const messages = { ...imports, ...importsSentences }
