import clients from './clients.json'
import records from './records.json'

export const messages = { ...records, ...clients }
