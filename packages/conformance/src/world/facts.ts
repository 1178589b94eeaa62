import { contract } from '@remesa/api-client/contract'
import { placeTimeZone } from '@remesa/domain/country'
import { externalClientId, externalServicePointId, historyWindow, requestTypes } from '@remesa/domain/orders'
import { type Caller, mayCall, valueOr } from './caller'

/** Ids of records that a user may read. A key is a kind of record, such as `point` or `order.pickup`. */
export type Facts = ReadonlyMap<string, string>

const firstPage = { size: 100 }
/** The highest number of service points whose orders are searched. */
const mostPoints = 8

/** Finds one record of each kind that a user may read. If there is none, the kind has no entry. */
export const findFacts = async (caller: Caller, now: Date): Promise<Facts> => {
  const { api, user } = caller
  const facts = new Map<string, string>([
    ['country', user.country.code],
    ['countryId', String(user.country.id)],
  ])
  const note = (name: string, value: string | number | null | undefined) => {
    if (value !== undefined && value !== null && value !== '' && !facts.has(name))
      facts.set(name, String(value))
  }
  const none = { content: [], totalElements: 0 }
  if (mayCall(caller, contract.clients.list)) {
    const clients = await valueOr(api.clients.list({ query: firstPage }), none)
    note('client', clients.content[0]?.id)
    const subclients = await valueOr(api.subclients.list({ query: firstPage }), none)
    note('subclient', subclients.content[0]?.id)
  }
  await findPoints(caller, now, note)
  if (mayCall(caller, contract.users.list)) {
    const users = await valueOr(api.users.list({ query: firstPage }), none)
    note('user', users.content.find(({ id }) => String(id) !== String(user.id))?.id)
  }
  if (mayCall(caller, contract.reports.list)) {
    const reports = await valueOr(api.reports.list({ query: firstPage }), none)
    note('report', reports.content.find(({ status }) => status === 'UPLOADED')?.id)
  }
  return facts
}

type Note = (name: string, value: string | number | null | undefined) => void

const findPoints = async (caller: Caller, now: Date, note: Note): Promise<void> => {
  const { api, config } = caller
  if (!mayCall(caller, contract.servicePoints.list)) return
  const query = { ...firstPage, active: true }
  const { content: points } = await valueOr(api.servicePoints.list({ query }), {
    content: [],
    totalElements: 0,
  })
  note('point', points[0]?.id)
  if (!mayCall(caller, contract.orders.history)) return
  const countryCode = caller.user.country.code
  const params = { countryCode }
  const { currencies } = await valueOr(api.orders.currencies({ params }), { currencies: [] })
  note('currency', currencies[0]?.currencyId)
  const window = historyWindow(config, { now, timeZone: placeTimeZone(config.code) })
  note('window.from', window.lowerLimitSearch)
  note('window.to', window.upperLimitSearch)
  for (const point of points.slice(0, mostPoints)) {
    const servicePointId = externalServicePointId(point)
    const found = await valueOr(
      api.orders.history({ params: { countryCode, servicePointId }, query: window }),
      { requestHistorials: { services: [] } },
    )
    const { services } = found.requestHistorials
    if (services.length > 0) note('pointOid', servicePointId)
    note('clientOid', externalClientId(point))
    for (const { serviceId, serviceCode, serviceType, serviceRateId } of services) {
      const type = requestTypes.find(({ wireCode }) => wireCode === serviceType)?.type
      note(`order.${type}`, serviceId)
      if (type === 'pickup') note('orderCode', serviceCode)
      if (serviceRateId !== null && serviceRateId !== '') note('order.rated', serviceId)
    }
  }
  note('pointOid', points[0] === undefined ? undefined : externalServicePointId(points[0]))
}
