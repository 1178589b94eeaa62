import { depositSessionId } from '@remesa/domain/deposits'
import { placeRows } from '../../db/seed/seeded-places'
import { pointId } from '../places'
import type { FeatureRequests } from './endpoint-request'

const idOfPoint = (name: string) =>
  placeRows.servicePoints.find(({ id }) => id === pointId(name))?.idSmartcash ?? ''
const smartPoint = placeRows.servicePoints.find(
  ({ description }) => description === 'Abando, caja inteligente',
)
const subclient = placeRows.subclients.find(({ id }) => id === smartPoint?.subclientId)
const client = placeRows.clients.find(({ id }) => id === subclient?.clientId)
const delegation = placeRows.delegations.find(({ id }) => id === subclient?.delegationId)

const timeZone = 'Europe/Madrid'
const deviceId = smartPoint?.deviceId ?? ''

/** A deposit of 123.45 EUR at the smart safe of Abando that every rule accepts on the day of `worldStart`. */
export const depositBody = (barCode = 'B-77', second = 5) => {
  const at = new Date(Date.UTC(2026, 10, 23, 8, 30, second))
  const stamp = { date: '23/11/2026', time: `09:30:${String(second).padStart(2, '0')}` }
  return {
    contextInformation: {
      countryId: 'ES',
      timeZone,
      transactionTimestamp: stamp,
      accountTimestamp: { ...stamp, date: '22/11/2026' },
      device: { type: 'ACCEPTOR', deviceId },
      client: {
        customerName: client?.description ?? '',
        clientId: client?.idSmartcash ?? '',
        subClientId: subclient?.idSmartcash ?? '',
        servicePointId: smartPoint?.idSmartcash ?? '',
        userName: 'customer-operator@remesa.example',
        cashCenter: delegation?.idSmartcash ?? '',
      },
    },
    sessionId: depositSessionId({ at, deviceId, timeZone }),
    channel: 'Mostrador',
    extraData: { OBSERVATIONS: '' },
    transactions: [
      {
        type: 'CASHIN',
        total: { currency: 'EUR', value: 12_345 },
        units: [
          {
            box: 'DROPSAFE',
            mix: [{ currency: 'EUR', numItems: 1, type: '1', total: 12_345, denomination: 0, barCode }],
          },
        ],
      },
    ],
  }
}

/** The same deposit at another point. */
const depositAt = (countryId: string, servicePointId: string) => {
  const body = depositBody()
  const { contextInformation } = body
  return {
    ...body,
    contextInformation: {
      ...contextInformation,
      countryId,
      client: { ...contextInformation.client, servicePointId },
    },
  }
}

const line = 'POST /api/smartcash/v1/devices/deposit'
const commodities = '/api/smartcash/v1/commodities/country'

export const depositRequests: FeatureRequests<'deposits'> = {
  commodities: {
    line: `GET ${commodities}/ES`,
    foreign: { line: `GET ${commodities}/PT` },
    missing: { line: `GET ${commodities}/ZZ` },
  },
  create: {
    line,
    body: depositBody(),
    foreign: { line, body: depositAt('PT', idOfPoint('Belém, cofre inteligente')) },
    missing: { line, body: depositAt('ES', 'SC-ES-9999') },
  },
}
