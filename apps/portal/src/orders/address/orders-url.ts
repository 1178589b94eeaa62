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

/**
 * The state of the orders page that its address contains, so that reload, back and a shared link show the same
 * state.
 */
export interface OrdersUrl extends OrderFilters {
  /**
   * Whether the list shows the orders of all points: `points=all`. The service point then belongs to the open
   * order.
   */
  readonly isAll: boolean
  readonly canceled: boolean
  /** The filters that narrow the orders of all points. */
  readonly narrowing: OrdersNarrowing
  /** Whether the orders of all points are sorted by their points: `by=point`. */
  readonly isByPoint: boolean
  /** Whether the new-order dialog is open. */
  readonly isNew: boolean
  /** The type of order requested by a link: `new=pickup`. */
  readonly newType: RequestType | undefined
  /** The order that the new order repeats, with the type that the link names: `new=pickup&repeat=17`. */
  readonly repeatId: string | undefined
  /** Whether the new order replaces the repeated order: `new=pickup&replace=17`. */
  readonly isReplacement: boolean
  /** The open order: it has a path of its own, followed by the list's query. */
  readonly detail: OrderKey | undefined
}

/** An order's id and its type, which decides by which call the order is read. */
export interface OrderKey {
  readonly type: RequestType
  readonly serviceId: string
}

/** An order of a list over several points, with its service point. */
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

/** Path and query of a state. The query always has the same order and leaves out filters that are not chosen. */
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

/** The filters of a narrowing. Unknown and impossible values are ignored. */
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
