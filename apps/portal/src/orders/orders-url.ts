import { isRequestType, type OrderFilters, type RequestType } from '@remesa/domain/orders'

/** What of the orders page has an address, so that reload, back and a shared link show the same. */
export interface OrdersUrl extends OrderFilters {
  readonly canceled: boolean
  /** The new-order dialog is open. */
  readonly isNew: boolean
  /** The order whose detail is open. */
  readonly detail: OrderKey | undefined
}

/** An order's id with its type, which decides where it is read. */
export interface OrderKey {
  readonly type: RequestType
  readonly serviceId: string
}

const MAX_ID_LENGTH = 64

/** State of a query string. Whatever is missing or makes no sense counts as not chosen. */
export const readOrdersUrl = (search: string): OrdersUrl => {
  const query = new URLSearchParams(search)
  return {
    clientId: readId(query.get('client')),
    subclientId: readId(query.get('center')),
    servicePointId: readId(query.get('servicePoint')),
    canceled: query.get('canceled') === 'true',
    isNew: query.get('new') === '1',
    detail: readDetail(query.get('detail')),
  }
}

/** Query string of a state, without `?`, always in the same order; what is not chosen is left out. */
export const writeOrdersUrl = ({
  clientId,
  subclientId,
  servicePointId,
  canceled,
  isNew,
  detail,
}: OrdersUrl): string => {
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['client', clientId?.toString()],
    ['center', subclientId?.toString()],
    ['servicePoint', servicePointId?.toString()],
    ['canceled', canceled ? 'true' : undefined],
    ['new', isNew ? '1' : undefined],
    ['detail', detail && `${detail.type}.${detail.serviceId}`],
  ]
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
}

const readId = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

const readDetail = (text: string | null): OrderKey | undefined => {
  if (text === null) return undefined
  const dot = text.indexOf('.')
  const [type, serviceId] = [text.slice(0, Math.max(dot, 0)), text.slice(dot + 1)]
  if (!isRequestType(type) || serviceId === '' || serviceId.length > MAX_ID_LENGTH) return undefined
  return { type, serviceId }
}
