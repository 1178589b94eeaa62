import { placeIds } from '../../db/seed/seeded-places'
import type { EndpointRequest, FeatureRequests } from './endpoint-request'

const client = '/api/configuration/v1/client'

/** Records are administered by staff of the provider, whose reach is one country. */
export const staff = 'provider-staff'

const [own, foreign, missing] = [
  placeIds(['Bazar Norte']).clientId,
  placeIds(['Kaufhaus Lindner']).clientId,
  999_999,
]

/** A call about one client, and the same about one of another country and about none. */
const about = (line: (id: number) => string, body?: unknown): EndpointRequest => ({
  by: staff,
  line: line(own),
  foreign: { line: line(foreign), body },
  missing: { line: line(missing), body },
  body,
})

/** A new client that nobody else has, entered by hand. */
export const clientBody = {
  oidSol: null,
  codeSol: 'NEW-1',
  uniqueCode: null,
  description: 'Panadería Encina',
  idSmartcash: 'SC-ES-NEW-1',
  active: true,
  country: 1,
  extradata: [],
  thirdcodes: [{ system: 'SAP', code: 'S-1' }],
  limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 12_000.5 }],
}

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
  setStatus: about((id) => `PATCH ${client}/${id}`, { value: true }),
  sync: about((id) => `POST ${client}/${id}/sync`),
  requestReport: {
    by: staff,
    line: 'POST /api/configuration/v1/report/client',
    body: {
      cashClientParamsDTO: { active: true },
      informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
    },
  },
  lookup: { by: staff, ...lookup('ES'), foreign: lookup('DE'), missing: lookup('ZZ') },
}
