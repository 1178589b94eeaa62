import type { Endpoint, ListedEndpoint } from '@remesa/api-client/contract'
import { contractFacts, type EndpointExample, type FeatureDescription } from '@remesa/api-client/openapi'
import { type RequestType, requestTypes } from '@remesa/domain/orders'
import type { Outgoing } from '../exchange/wire'
import type { Facts } from './facts'
import { queryFields } from './query-fields'

const features: Readonly<Record<string, FeatureDescription>> = contractFacts

export const exampleOf = ({ feature, name }: ListedEndpoint): EndpointExample =>
  features[feature]?.calls[name] ?? {}

/** An id that no record has. */
const noId = '999999999'
const noText = 'conformance-none'

/**
 * The name of the entry in `Facts` that replaces a parameter of the example; `undefined` if the parameter is not
 * replaced.
 */
const factOf = ({ feature, name, endpoint }: ListedEndpoint, parameter: string): string | undefined => {
  switch (parameter) {
    case 'countryCode':
    case 'country':
    case 'code':
      return 'country'
    case 'countryId':
      return 'countryId'
    case 'servicePointId':
      return feature === 'orders' ? 'pointOid' : 'point'
    case 'servicepointId':
      return 'point'
    case 'subclientId':
      return 'subclient'
    case 'clientId':
      return 'client'
    case 'entityId':
      return 'clientOid'
    case 'currencyId':
      return 'currency'
    case 'serviceCode':
    case 'number':
      return 'orderCode'
    case 'serviceId':
      return name === 'rating' ? 'order.rated' : `order.${typeAt(endpoint.path)}`
    case 'id':
    case 'ids':
      return feature === 'history' ? 'client' : recordFacts[feature]
    case 'lowerLimitSearch':
      return 'window.from'
    case 'upperLimitSearch':
      return 'window.to'
    case 'registry':
    case 'token':
    case 'challengeId':
    case 'reference':
      return 'given to one caller'
    default:
      return undefined
  }
}

/** The order type in a path; a pickup if the path contains no order type. */
const typeAt = (path: string): RequestType =>
  requestTypes.find((facts) => path.includes(`/${facts.path}/`))?.type ?? 'pickup'

const recordFacts: Readonly<Record<string, string>> = {
  clients: 'client',
  subclients: 'subclient',
  servicePoints: 'point',
  users: 'user',
  reports: 'report',
  views: 'view',
  session: 'session',
}

export interface Located {
  readonly outgoing: Outgoing
  /** Whether every record in the request exists. If not, 404 is a correct response. */
  readonly isKnown: boolean
}

type Values = Readonly<Record<string, unknown>>

/**
 * The example request of an endpoint, in which the ids of records are replaced by ids that exist in the tested back
 * end.
 */
export const located = (listed: ListedEndpoint, facts: Facts): Located => {
  const { params = {}, query = {}, body } = exampleOf(listed)
  let isKnown = true
  const replaced = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const fact = factOf(listed, name)
        if (fact === undefined) return [name, value]
        const found = facts.get(fact)
        if (found === undefined) isKnown = false
        return [name, found ?? value]
      }),
    )
  const path = addressOf(listed.endpoint, replaced(params), replaced(query))
  return { outgoing: { ...outgoingOf(listed.endpoint, path), body: textOf(body) }, isKnown }
}

/**
 * The example request of a list, with ids of records that exist in the tested back end and only the required
 * parameters.
 */
export const bareList = (listed: ListedEndpoint, facts: Facts): Located => {
  const { outgoing, isKnown } = located(listed, facts)
  const [address = '', query = ''] = outgoing.path.split('?')
  const needed = [...new URLSearchParams(query)].filter(
    ([name]) => queryFields(listed.endpoint).get(name)?.safeParse(undefined).success === false,
  )
  return { outgoing: { ...outgoing, path: `${address}?${new URLSearchParams(needed)}` }, isKnown }
}

/** The example request of an endpoint with ids of records that do not exist, so that the request has no effect. */
export const ofNothing = (listed: ListedEndpoint, facts: Facts): Outgoing => {
  const { params = {}, query = {} } = exampleOf(listed)
  const missing = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const fact = factOf(listed, name)
      if (fact === 'country') return [name, facts.get(fact) ?? value]
      if (fact === undefined) return [name, value]
      return [name, /^\d+$/.test(String(value)) ? noId : noText]
    }),
  )
  return outgoingOf(listed.endpoint, addressOf(listed.endpoint, missing, query))
}

/**
 * For each write whose body identifies a record: the fields that identify the record, with values that no record has.
 */
const bodyNames: Readonly<Record<string, Values>> = {
  'clients.save': { id: Number(noId) },
  'subclients.save': { id: Number(noId) },
  'servicePoints.save': { id: Number(noId) },
  'orders.rate': { serviceId: noText },
  'declaredValues.create': { svc: noText },
  'declaredValues.replace': { svc: noText },
  'declaredValues.createPacks': { svc: noText },
  'declaredValues.replacePacks': { svc: noText },
  'reports.again': { report: Number(noId) },
  'reports.requestOrders': { servicePoints: [Number(noId)], servicePoint: Number(noId) },
  'views.setDefault': { id: Number(noId) },
  'firms.askChallenge': { reference: noText },
}

/**
 * The example request of a write, changed so that it is about a record that does not exist. The result is `undefined`
 * if the write creates a record, because the request would succeed.
 */
export const writeOfNothing = (listed: ListedEndpoint, facts: Facts): Outgoing | undefined => {
  const { body } = exampleOf(listed)
  const own = /^orders\.create/.test(listed.id) ? { servicePointId: noText } : bodyNames[listed.id]
  const isNamed = /:(id|serviceId|challengeId)\b/.test(listed.endpoint.path)
  if (own === undefined && !isNamed) return undefined
  const changed = own === undefined ? body : { ...Object(body), ...own }
  return { ...ofNothing(listed, facts), body: textOf(changed) }
}

/** A request with another value for a query parameter. */
export const withQuery = ({ path, ...rest }: Outgoing, name: string, value: string): Outgoing => {
  const [address = '', query = ''] = path.split('?')
  const changed = new URLSearchParams(query)
  changed.set(name, value)
  return { ...rest, path: `${address}?${changed}` }
}

const outgoingOf = ({ method }: Endpoint, path: string): Outgoing => ({ method, path })

export const addressOf = ({ path }: Endpoint, params: Values, query: Values = {}): string => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length === 0 ? address : `${address}?${new URLSearchParams(pairs)}`
}

export const textOf = (body: unknown): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body)
