import { imports as importsSentences } from '@remesa/messages/texts/pt-BR'
import imports from './imports.json'

export const messages = { ...imports, ...importsSentences }
