import { reports as reportsSentences } from '@remesa/messages/texts/pt'
import reports from './reports.json'

export const messages = { ...reports, ...reportsSentences }
