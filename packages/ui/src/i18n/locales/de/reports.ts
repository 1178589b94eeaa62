import { reports as reportsSentences } from '@remesa/messages/texts/de'
import reports from './reports.json'

export const messages = { ...reports, ...reportsSentences }
