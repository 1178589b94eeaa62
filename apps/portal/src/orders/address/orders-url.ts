import { isRequestType, type OrderFilters, type RequestType } from '@remesa/domain/orders'
import { fillPattern, matchPattern } from '../../kernel/routing'
import { orderPatterns } from './order-patterns'

/** What of the orders page has an address, so that reload, back and a shared link show the same. */
export interface OrdersUrl extends OrderFilters {
  readonly canceled: boolean
  /** The new-order dialog is open. */
  readonly isNew: boolean
  /** The type of order that a link asks for: `new=pickup`. */
  readonly newType: RequestType | undefined
  /** The order whose detail is open: it has a path of its own, with the list's query behind it. */
  readonly detail: OrderKey | undefined
}

/** An order's id with its type, which decides where it is read. */
export interface OrderKey {
  readonly type: RequestType
  readonly serviceId: string
}

/** State of an address. Whatever is missing in the query or makes no sense there counts as not chosen. */
export const readOrdersUrl = (path: string, search: string): OrdersUrl => {
  const query = new URLSearchParams(search)
  return {
    clientId: readId(query.get('client')),
    subclientId: readId(query.get('center')),
    servicePointId: readId(query.get('servicePoint')),
    canceled: query.get('canceled') === 'true',
    ...readNew(query.get('new') ?? ''),
    detail: readDetail(path),
  }
}

/** Path and query of a state, the query always in the same order; what is not chosen is left out. */
export const writeOrdersUrl = ({
  clientId,
  subclientId,
  servicePointId,
  canceled,
  isNew,
  newType,
  detail,
}: OrdersUrl): string => {
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['client', clientId?.toString()],
    ['center', subclientId?.toString()],
    ['servicePoint', servicePointId?.toString()],
    ['canceled', canceled ? 'true' : undefined],
    ['new', isNew ? (newType ?? '1') : undefined],
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

const readNew = (text: string): Pick<OrdersUrl, 'isNew' | 'newType'> => {
  const newType = isRequestType(text) ? text : undefined
  return { isNew: newType !== undefined || text === '1', newType }
}

const readDetail = (path: string): OrderKey | undefined => {
  const { kind = '', serviceId = '' } = matchPattern(orderPatterns.order, path) ?? {}
  return isRequestType(kind) ? { type: kind, serviceId } : undefined
}
