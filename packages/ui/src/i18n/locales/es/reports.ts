import { reports as reportsSentences } from '@remesa/messages/texts/es'
import reports from './reports.json'

export const messages = { ...reports, ...reportsSentences }
