import { contractFacts } from '@remesa/api-client/openapi'
import { placeIds } from '../../db/seed/seeded-places'
import type { EndpointRequest, FeatureRequests } from './endpoint-request'

const client = '/api/configuration/v1/client'

/** Staff of the provider, who can administer records of one country. */
export const staff = 'provider-staff'

const [own, foreign, missing] = [
  placeIds(['Bazar Norte']).clientId,
  placeIds(['Kaufhaus Lindner']).clientId,
  999_999,
]

/**
 * A call about one client, together with the same call about a client of another country and about a missing client.
 */
const about = (line: (id: number) => string, body?: unknown): EndpointRequest => ({
  by: staff,
  line: line(own),
  foreign: { line: line(foreign), body },
  missing: { line: line(missing), body },
  body,
})

const examples = contractFacts.clients.calls

/** A new client that was entered by hand, with a unique code. */
export const clientBody = examples.save.body

const lookup = (country: string) => ({
  line: `GET /api/sol/${country}/v1/client?sourceSystem=SIGII&clientCode=9001`,
})

export const clientRequests: FeatureRequests<'clients'> = {
  list: { line: `GET ${client}?size=100` },
  get: about((id) => `GET ${client}/${id}`),
  save: {
    by: staff,
    line: `POST ${client}/`,
    body: clientBody,
    foreign: { line: `POST ${client}/`, body: { ...clientBody, id: foreign } },
    missing: { line: `POST ${client}/`, body: { ...clientBody, id: missing } },
  },
  setStatus: about((id) => `PATCH ${client}/${id}`, examples.setStatus.body),
  dependents: { by: staff, line: `POST ${client}/dependents`, body: examples.dependents.body },
  sync: about((id) => `POST ${client}/${id}/sync`),
  requestReport: {
    by: staff,
    line: 'POST /api/configuration/v1/report/client',
    body: examples.requestReport.body,
  },
  lookup: { by: staff, ...lookup('ES'), foreign: lookup('DE'), missing: lookup('ZZ') },
}
