import { isValidDay } from '@remesa/domain/kernel'
import {
  isRequestType,
  type OrderFilters,
  type OrdersNarrowing,
  type RequestType,
  visitGroups,
} from '@remesa/domain/orders'
import { fillPattern, matchPattern } from '../../kernel/routing'
import { orderPatterns } from './order-patterns'

/** The state of the orders page that is in the address, so that reload, back and a shared link show the same. */
export interface OrdersUrl extends OrderFilters {
  /** The list shows the orders of all points: `points=all`. A service point is then that of the open order. */
  readonly isAll: boolean
  readonly canceled: boolean
  /** What the orders of all points are narrowed to. */
  readonly narrowing: OrdersNarrowing
  /** The orders of all points stand by their points: `by=point`. */
  readonly isByPoint: boolean
  /** The new-order dialog is open. */
  readonly isNew: boolean
  /** The type of order requested by a link: `new=pickup`. */
  readonly newType: RequestType | undefined
  /** The order that the new one repeats, of the type that the link names: `new=pickup&repeat=17`. */
  readonly repeatId: string | undefined
  /** The new one replaces that order: `new=pickup&replace=17`. */
  readonly isReplacement: boolean
  /** The open order: it has a path of its own, followed by the list's query. */
  readonly detail: OrderKey | undefined
}

/** An order's id and its type, which decides how it is read. */
export interface OrderKey {
  readonly type: RequestType
  readonly serviceId: string
}

/** An order of a list over several points, and where it is. */
export interface ListedOrder extends OrderKey {
  readonly servicePointId: number
}

/** The state of an address. A missing or invalid query parameter counts as not chosen. */
export const readOrdersUrl = (path: string, search: string): OrdersUrl => {
  const query = new URLSearchParams(search)
  return {
    clientId: readId(query.get('client')),
    subclientId: readId(query.get('center')),
    servicePointId: readId(query.get('servicePoint')),
    isAll: query.get('points') === 'all',
    canceled: query.get('canceled') === 'true',
    narrowing: readNarrowing(query),
    isByPoint: query.get('by') === 'point',
    ...readNew(query),
    detail: readDetail(path),
  }
}

/** Path and query of a state. The query is always in the same order and leaves out what is not chosen. */
export const writeOrdersUrl = ({
  clientId,
  subclientId,
  servicePointId,
  isAll,
  canceled,
  narrowing,
  isByPoint,
  isNew,
  newType,
  repeatId,
  isReplacement,
  detail,
}: OrdersUrl): string => {
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['points', isAll ? 'all' : undefined],
    ['client', clientId?.toString()],
    ['center', subclientId?.toString()],
    ['servicePoint', servicePointId?.toString()],
    ['canceled', canceled ? 'true' : undefined],
    ['kind', narrowing.kind],
    ['state', narrowing.group],
    ['ofClient', narrowing.client?.toString()],
    ['ofPoint', narrowing.point?.toString()],
    ['day', narrowing.day],
    ['by', isByPoint ? 'point' : undefined],
    ['new', isNew ? (newType ?? '1') : undefined],
    [isReplacement ? 'replace' : 'repeat', newType === undefined ? undefined : repeatId],
  ]
  const query = new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
  const path =
    detail === undefined
      ? orderPatterns.list
      : fillPattern(orderPatterns.order, { kind: detail.type, serviceId: detail.serviceId })
  return query === '' ? path : `${path}?${query}`
}

const readId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** Parts that mean nothing leave out nothing. */
const readNarrowing = (query: URLSearchParams): OrdersNarrowing => {
  const [kind, state, day] = [query.get('kind') ?? '', query.get('state'), query.get('day') ?? '']
  return {
    kind: isRequestType(kind) ? kind : undefined,
    group: visitGroups.find((group) => group === state),
    client: readId(query.get('ofClient')),
    point: readId(query.get('ofPoint')),
    day: isValidDay(day) ? day : undefined,
  }
}

const readNew = (
  query: URLSearchParams,
): Pick<OrdersUrl, 'isNew' | 'newType' | 'repeatId' | 'isReplacement'> => {
  const text = query.get('new') ?? ''
  const newType = isRequestType(text) ? text : undefined
  const idOf = (name: string) => (newType === undefined ? undefined : query.get(name) || undefined)
  const [repeated, replaced] = [idOf('repeat'), idOf('replace')]
  return {
    isNew: newType !== undefined || text === '1',
    newType,
    repeatId: replaced ?? repeated,
    isReplacement: replaced !== undefined,
  }
}

const readDetail = (path: string): OrderKey | undefined => {
  const { kind = '', serviceId = '' } = matchPattern(orderPatterns.order, path) ?? {}
  return isRequestType(kind) ? { type: kind, serviceId } : undefined
}
