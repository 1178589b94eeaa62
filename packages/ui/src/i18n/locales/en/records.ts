import clients from './clients.json'
import records from './records.json'
import servicePoints from './service-points.json'
import subclients from './subclients.json'

export const messages = { ...records, ...clients, ...subclients, ...servicePoints }
