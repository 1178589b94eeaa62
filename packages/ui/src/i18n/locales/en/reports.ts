import { reports as reportsSentences } from '@remesa/messages/texts/en'
import reports from './reports.json'

export const messages = { ...reports, ...reportsSentences }
