import { seedCommodities, seedCommodityTypes, seedFaults } from '../../db/seed/catalogues.seed'
import { denominationId } from '../../db/seed/money.seed'
import { placeRows } from '../../db/seed/seeded-places'
import { pickupBody } from '../pickup-body'
import { orderAt, orderPointId } from '../places'
import type { FeatureRequests } from './endpoint-request'

const spain = '/api/sol-customer/ES/v1'
const window = 'lowerLimitSearch=2026-11-16T00:00:00Z&upperLimitSearch=2026-11-30T23:59:59Z'
const historyOf = (point: string) => ({ line: `GET ${spain}/request-historial/${point}?${window}` })

const oidOf = (name: string): string =>
  placeRows.clients.find(({ description }) => description === name)?.oidSol ?? ''
const entity = { own: oidOf('Bazar Norte'), foreign: oidOf('Mercado Levante') }

const elsewhere = { foreign: orderPointId('Puerta del Sol'), missing: 'PS-9999' }

/** A create with the same body at a point of somebody else and at none. */
const createAt = (path: string, body: Readonly<Record<string, unknown>>) => ({
  line: `PUT ${spain}/${path}`,
  body,
  foreign: { line: `PUT ${spain}/${path}`, body: { ...body, servicePointId: elsewhere.foreign } },
  missing: { line: `PUT ${spain}/${path}`, body: { ...body, servicePointId: elsewhere.missing } },
})

const { requestedAmounts: _amounts, isChange: _isChange, ...dated } = pickupBody()
const [kind] = seedCommodityTypes
const [article] = seedCommodities

/** 20 notes of 50 EUR. */
export const deliveryBody = {
  ...dated,
  isChange: false,
  requestedAmounts: [
    {
      currencyId: '1',
      denominations: [{ denominationId: String(denominationId('EUR', 5_000)), denominationQuantity: 20 }],
      packs: [],
      totalAmount: 1_000,
    },
  ],
}

export const assistanceBody = { ...dated, faultDescription: seedFaults[0]?.description ?? '' }

export const supplyBody = {
  countryCode: 'ES',
  servicePointId: dated.servicePointId,
  origin: dated.origin,
  userName: dated.userName,
  hasDate: false,
  hasLimitDate: false,
  supplies: [
    {
      commodityTypeId: String(kind?.id),
      commodityTypeDescription: kind?.description,
      commodityId: String(article?.id),
      commodityDescription: article?.description,
      quantity: 5,
    },
  ],
}

/** A read that needs the country alone: another one is out of reach. */
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

export const orderRequests: FeatureRequests<'orders'> = {
  history: {
    ...historyOf(orderPointId('Gran Vía 12')),
    foreign: historyOf(elsewhere.foreign),
    missing: historyOf(elsewhere.missing),
  },
  currencies: inCountry('currency'),
  createPickup: createAt('pick-up-service', pickupBody()),
  createDelivery: createAt('deliver-service', deliveryBody),
  createAssistance: createAt('assistance-service', assistanceBody),
  createSupply: createAt('supply-material-service', supplyBody),
  denominations: inCountry('denomination?currencyId=1'),
  packs: ofEntity('pack'),
  faults: ofEntity('fault'),
  supplies: inCountry('supply'),
  pickup: {
    line: `GET ${spain}/pick-up-service/${orderAt('Gran Vía 12', 'pickup')}`,
    foreign: { line: `GET ${spain}/pick-up-service/${orderAt('Puerta del Sol', 'pickup')}` },
    missing: { line: `GET ${spain}/pick-up-service/99999999` },
  },
}
