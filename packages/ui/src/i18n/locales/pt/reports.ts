import reports from './reports.json'

export const messages = { ...reports }
