import {
  clients as clientsSentences,
  records as recordsSentences,
  servicePoints as servicePointsSentences,
  subclients as subclientsSentences,
} from '@remesa/messages/texts/pt'
import clients from './clients.json'
import records from './records.json'
import servicePoints from './service-points.json'
import subclients from './subclients.json'

export const messages = {
  ...records,
  ...clients,
  ...subclients,
  ...servicePoints,
  ...clientsSentences,
  ...recordsSentences,
  ...servicePointsSentences,
  ...subclientsSentences,
}
