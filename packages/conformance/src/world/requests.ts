import type { Endpoint, ListedEndpoint } from '@remesa/api-client/contract'
import { contractExamples, type EndpointExample } from '@remesa/api-client/openapi'
import type { Outgoing } from '../exchange/wire'
import type { Facts } from './facts'

const examples: Readonly<Record<string, Readonly<Record<string, EndpointExample>>>> = contractExamples

export const exampleOf = ({ feature, name }: ListedEndpoint): EndpointExample =>
  examples[feature]?.[name] ?? {}

/** Ids that no record has. */
const noId = '999999999'
const noText = 'conformance-none'

/** What a back end has to be asked for, in place of an id of the example: a fact by its name. */
const factOf = ({ feature, name }: ListedEndpoint, parameter: string): string | undefined => {
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
      return orderFacts[name] ?? 'order.pickup'
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
      return 'given to one caller'
    default:
      return undefined
  }
}

const orderFacts: Readonly<Record<string, string>> = {
  pickup: 'order.pickup',
  delivery: 'order.delivery',
  assistance: 'order.assistance-service',
  supply: 'order.supply-material-service',
  rating: 'order.rated',
}

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
  /** Whether every record that it names is there: otherwise it may be answered that there is none. */
  readonly isKnown: boolean
}

type Values = Readonly<Record<string, unknown>>

/** The request of a call's example, for records of the back end in place of those of the example. */
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

/** The request of a call's example for records that nobody has, so that nothing can come of it. */
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

/** Where the body of a write names the record that it is about, and what to write there so that nobody has it. */
const bodyNames: Readonly<Record<string, Values>> = {
  'clients.save': { id: Number(noId) },
  'subclients.save': { id: Number(noId) },
  'servicePoints.save': { id: Number(noId) },
  'orders.createPickup': { servicePointId: noText },
  'orders.createDelivery': { servicePointId: noText },
  'orders.createAssistance': { servicePointId: noText },
  'orders.createSupply': { servicePointId: noText },
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
 * The request of a write's example for a record that nobody has; `undefined` where the write is about no record, so that it
 * would be done.
 */
export const writeOfNothing = (listed: ListedEndpoint, facts: Facts): Outgoing | undefined => {
  const { body } = exampleOf(listed)
  const own = bodyNames[listed.id]
  const isNamed = /:(id|serviceId|challengeId)\b/.test(listed.endpoint.path)
  if (own === undefined && !isNamed) return undefined
  const changed = own === undefined ? body : { ...Object(body), ...own }
  return { ...ofNothing(listed, facts), body: textOf(changed) }
}

/** A part of the address of a request in another form. */
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
