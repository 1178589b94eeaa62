import { contractFacts } from '@remesa/api-client/openapi'
import type { FeatureRequests } from './endpoint-request'

const path = '/api/configuration/v1/list-view'
const examples = contractFacts.views.calls
const { list } = examples.save.body
const by = 'customer-supervisor'

const own = 1
const removed = 2
const foreign = 3
const missing = 999_999

/** The saved views in the requests, in the order in which they are saved. */
export const preparedViews = [
  { id: own, owner: by, body: { ...examples.save.body, name: 'Own', isShared: false } },
  { id: removed, owner: by, body: { ...examples.save.body, name: 'Removed' } },
  { id: foreign, owner: 'provider-admin', body: { ...examples.save.body, name: 'Foreign' } },
] as const

const about = (method: string, body?: unknown, id: number = own) => ({
  by,
  line: `${method} ${path}/${id}`,
  foreign: { line: `${method} ${path}/${foreign}`, body },
  missing: { line: `${method} ${path}/${missing}`, body },
  body,
})

const setDefault = (id: number) => ({ line: `PUT ${path}/default`, body: { list, id } })

export const viewRequests: FeatureRequests<'views'> = {
  list: { by, line: `GET ${path}?list=${list}` },
  get: about('GET'),
  save: { by, line: `POST ${path}`, body: examples.save.body },
  change: about('PATCH', examples.change.body),
  remove: about('DELETE', undefined, removed),
  setDefault: { by, ...setDefault(own), foreign: setDefault(foreign), missing: setDefault(missing) },
}
