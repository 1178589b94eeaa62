import { contractFacts } from '@remesa/api-client/openapi'
import { placeIds } from '../../db/seed/seeded-places'
import { staff } from './clients.requests'
import type { EndpointRequest, FeatureRequests } from './endpoint-request'

const subclient = '/api/configuration/v1/sub-client'

const [own, foreign, missing] = [
  placeIds(['Bazar Norte', 'Bazar Norte Bilbao']),
  placeIds(['Kaufhaus Lindner', 'Lindner Hamburg']),
  { clientId: 999_999, subclientId: 999_999 },
]

/**
 * A client to which the subclient could be moved. The request instead contains the subclient's current client, so that
 * nothing is moved.
 */
const otherClient = placeIds(['Farmacias Alameda']).clientId

/**
 * A call about one subclient, together with the same call about a subclient of another country and about a missing
 * subclient.
 */
const about = (line: (id: number) => string, body?: unknown): EndpointRequest => ({
  by: staff,
  line: line(own.subclientId ?? 0),
  foreign: { line: line(foreign.subclientId ?? 0), body },
  missing: { line: line(missing.subclientId), body },
  body,
})

const examples = contractFacts.subclients.calls

/** A new subclient of a client in the demo data. It was entered by hand. */
export const subclientBody = examples.save.body

const lookup = (country: string) => ({
  line: `GET /api/sol/${country}/v1/sub-client?sourceSystem=SIGII&clientCode=9001&centerCode=9101`,
})

const delegationsOf = (country: string) => ({ line: `GET /api/configuration/v1/delegation/${country}` })

export const subclientRequests: FeatureRequests<'subclients'> = {
  list: { line: `GET ${subclient}?size=100` },
  get: about((id) => `GET ${subclient}/${id}`),
  save: {
    by: staff,
    line: `POST ${subclient}/`,
    body: subclientBody,
    foreign: { line: `POST ${subclient}/`, body: { ...subclientBody, clientId: foreign.clientId } },
    missing: { line: `POST ${subclient}/`, body: { ...subclientBody, clientId: missing.clientId } },
  },
  setStatus: about((id) => `PATCH ${subclient}/${id}`, examples.setStatus.body),
  dependents: { by: staff, line: `POST ${subclient}/dependents`, body: examples.dependents.body },
  moveEffects: about((id) => `GET ${subclient}/${id}/move?parentId=${otherClient}`),
  move: about((id) => `POST ${subclient}/${id}/move`, { parentId: own.clientId }),
  sync: about((id) => `POST ${subclient}/${id}/sync`),
  requestReport: {
    by: staff,
    line: 'POST /api/configuration/v1/report/sub-client',
    body: examples.requestReport.body,
  },
  delegations: { by: staff, line: 'GET /api/configuration/v1/delegation' },
  delegationsOf: {
    by: staff,
    ...delegationsOf('ES'),
    foreign: delegationsOf('DE'),
    missing: delegationsOf('ZZ'),
  },
  lookup: { by: staff, ...lookup('ES'), foreign: lookup('DE'), missing: lookup('ZZ') },
}
