import { contractFacts } from '@remesa/api-client/openapi'
import type { RequestType } from '@remesa/domain/orders'
import { placeRows } from '../../db/seed/seeded-places'
import { pickupBody } from '../pickup-body'
import { orderAt, orderPointId, seededOrder } from '../places'
import type { FeatureRequests } from './endpoint-request'

const spain = '/api/sol-customer/ES/v1'
const window = 'lowerLimitSearch=2026-11-16T00:00:00Z&upperLimitSearch=2026-11-30T23:59:59Z'
const historyOf = (point: string) => ({ line: `GET ${spain}/request-historial/${point}?${window}` })

const oidOf = (name: string): string =>
  placeRows.clients.find(({ description }) => description === name)?.oidSol ?? ''
const entity = { own: oidOf('Bazar Norte'), foreign: oidOf('Mercado Levante') }

const elsewhere = { foreign: orderPointId('Puerta del Sol'), missing: 'PS-9999' }

/**
 * A create call at a service point of the caller. It includes the same call at a point that the caller may not see and
 * at a missing point.
 */
const createAt = (path: string, body: Readonly<Record<string, unknown>>) => ({
  line: `PUT ${spain}/${path}`,
  body,
  foreign: { line: `PUT ${spain}/${path}`, body: { ...body, servicePointId: elsewhere.foreign } },
  missing: { line: `PUT ${spain}/${path}`, body: { ...body, servicePointId: elsewhere.missing } },
})

const examples = contractFacts.orders.calls

/** A delivery of 20 notes of 50 EUR. */
export const deliveryBody = examples.createDelivery.body
export const assistanceBody = examples.createAssistance.body
export const supplyBody = examples.createSupply.body

/**
 * A read call that depends only on the country, together with the same call for a country that the caller may not see.
 */
const inCountry = (rest: string) => ({
  line: `GET ${spain}/${rest}`,
  foreign: { line: `GET /api/sol-customer/DE/v1/${rest}` },
  missing: { line: `GET /api/sol-customer/ZZ/v1/${rest}` },
})

const ofEntity = (name: string) => ({
  line: `GET ${spain}/${name}?entityId=${entity.own}`,
  foreign: { line: `GET ${spain}/${name}?entityId=${entity.foreign}` },
  missing: { line: `GET ${spain}/${name}?entityId=CL-9999` },
})

const detailOf = (path: string, kind: RequestType) => ({
  line: `GET ${spain}/${path}/${orderAt('Gran Vía 12', kind)}`,
  foreign: { line: `GET ${spain}/${path}/${orderAt('Puerta del Sol', kind)}` },
  missing: { line: `GET ${spain}/${path}/99999999` },
})

type SeededOrder = Parameters<NonNullable<Parameters<typeof orderAt>[2]>>[0]

const tomorrowNight = new Date('2026-11-24T23:00:00Z')
const isCancellable = ({ statusCode, origin, consignmentStatusCode, requestInitialTime }: SeededOrder) =>
  ['PENDING', 'RECEIVED', 'PREPARING', 'PREPARED', 'PLANNED'].includes(statusCode) &&
  origin === 'REMESA_PORTAL' &&
  ['2', null, undefined].includes(consignmentStatusCode) &&
  (requestInitialTime ?? tomorrowNight) >= tomorrowNight
const isRated = (order: SeededOrder) => order.rate !== null && order.rate !== undefined
const isRateable = (order: SeededOrder) =>
  order.realFinalTime !== null && order.realFinalTime !== undefined && !isRated(order)

const cancelOf = (serviceId: string) => ({
  line: `PATCH ${spain}/pick-up-service/${serviceId}`,
  body: examples.cancel.body,
})
const rateOf = (serviceId: string) => ({
  line: `PUT ${spain}/service-rating`,
  body: { ...examples.rate.body, serviceId },
})

const numberAt = (point: string) => seededOrder(point, 'pickup').serviceCode
const findBy = (number: string) => ({ line: `GET ${spain}/request?number=${number}` })

export const orderRequests: FeatureRequests<'orders'> = {
  history: {
    ...historyOf(orderPointId('Gran Vía 12')),
    foreign: historyOf(elsewhere.foreign),
    missing: historyOf(elsewhere.missing),
  },
  find: {
    ...findBy(numberAt('Gran Vía 12')),
    foreign: findBy(numberAt('Puerta del Sol')),
    missing: findBy('99999999'),
  },
  upcoming: inCountry('request-upcoming?size=5'),
  past: inCountry(
    `request-past?${new URLSearchParams({ list: 'previous', lowerLimitSearch: '2026-11-16T00:00:00Z', upperLimitSearch: '2026-11-30T00:00:00Z', size: '5' })}`,
  ),
  currencies: inCountry('currency'),
  createPickup: createAt('pick-up-service', pickupBody()),
  createDelivery: createAt('deliver-service', deliveryBody),
  createAssistance: createAt('assistance-service', assistanceBody),
  createSupply: createAt('supply-material-service', supplyBody),
  denominations: inCountry('denomination?currencyId=1'),
  packs: ofEntity('pack'),
  faults: ofEntity('fault'),
  supplies: inCountry('supply'),
  pickup: detailOf('pick-up-service', 'pickup'),
  delivery: detailOf('deliver-service', 'delivery'),
  assistance: detailOf('assistance-service', 'assistance-service'),
  supply: detailOf('supply-material-service', 'supply-material-service'),
  cancellationReasons: inCountry('cancellation-reason'),
  cancel: {
    ...cancelOf(orderAt('Gran Vía 12', 'pickup', isCancellable)),
    foreign: cancelOf(orderAt('Puerta del Sol', 'pickup', isCancellable)),
    missing: cancelOf('99999999'),
  },
  rate: {
    ...rateOf(orderAt('Gran Vía 12', 'pickup', isRateable)),
    foreign: rateOf(orderAt('Puerta del Sol', 'pickup', isRateable)),
    missing: rateOf('99999999'),
  },
  rating: {
    line: `GET ${spain}/service-rating/${orderAt('Gran Vía 12', 'pickup', isRated)}`,
    foreign: { line: `GET ${spain}/service-rating/${orderAt('Puerta del Sol', 'pickup', isRated)}` },
    missing: { line: `GET ${spain}/service-rating/99999999` },
  },
}
