import { contractFacts } from '@remesa/api-client/openapi'
import { placeIds } from '../../db/seed/seeded-places'
import { staff } from './clients.requests'
import type { FeatureRequests } from './endpoint-request'

const path = '/api/configuration/v1/history'
const ofClient = (id: number) => ({ line: `GET ${path}/clients/${id}` })
const byAdministrator = { by: 'provider-admin' }
const { kind, action } = contractFacts.history.calls.list.query

export const historyRequests: FeatureRequests<'history'> = {
  record: {
    by: staff,
    ...ofClient(placeIds(['Bazar Norte']).clientId),
    foreign: ofClient(placeIds(['Kaufhaus Lindner']).clientId),
    missing: ofClient(999_999),
  },
  list: { ...byAdministrator, line: `GET ${path}?kind=${kind}&action=${action}` },
  verify: { ...byAdministrator, line: `GET ${path}/verification` },
}
