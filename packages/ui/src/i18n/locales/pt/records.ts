import clients from './clients.json'
import records from './records.json'
import subclients from './subclients.json'

export const messages = { ...records, ...clients, ...subclients }
