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
 * The state of the orders page that its URL contains. A reload, the back button and a shared link therefore show the
 * same state.
 */
export interface OrdersUrl extends OrderFilters {
  /**
   * Whether the list shows the orders of all service points (`points=all` in the URL). The service point in the URL
   * then belongs to the open order.
   */
  readonly isAll: boolean
  readonly canceled: boolean
  /** The filters of the list with the orders of all service points. */
  readonly narrowing: OrdersNarrowing
  /** Whether the orders of all service points are sorted by service point (`by=point` in the URL). */
  readonly isByPoint: boolean
  /** Whether the form of a new order is open. */
  readonly isNew: boolean
  /** The type of the new order, if a link has chosen it, for example with `new=pickup`. */
  readonly newType: RequestType | undefined
  /**
   * Id of the former order whose values the new order repeats, for example with `new=pickup&repeat=17`. The link
   * contains the type of the former order, too.
   */
  readonly repeatId: string | undefined
  /** Whether the new order replaces the former order, for example with `new=pickup&replace=17`. */
  readonly isReplacement: boolean
  /** The open order. It has a path of its own, followed by the query of the list. */
  readonly detail: OrderKey | undefined
}

/** The id and the type of an order. The type decides which call reads the order. */
export interface OrderKey {
  readonly type: RequestType
  readonly serviceId: string
}

/** An order in a list over several service points, with its service point. */
export interface ListedOrder extends OrderKey {
  readonly servicePointId: number
}

/** The state of the orders page from its URL. A missing or invalid query parameter counts as not chosen. */
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

/**
 * Path and query of a state of the orders page. The parameters have a fixed sequence. Filters that are not chosen
 * have no parameter.
 */
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

/** The filters of the list of all service points, from a query. Unknown and impossible values are ignored. */
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
