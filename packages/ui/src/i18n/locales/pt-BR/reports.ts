import { reports as reportsSentences } from '@remesa/messages/texts/pt-BR'
import reports from './reports.json'

export const messages = { ...reports, ...reportsSentences }
