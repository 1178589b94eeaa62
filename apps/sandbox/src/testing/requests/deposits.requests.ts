import { contractFacts } from '@remesa/api-client/openapi'
import { depositSessionId } from '@remesa/domain/deposits'
import { placeRows } from '../../db/seed/seeded-places'
import { pointId } from '../places'
import type { FeatureRequests } from './endpoint-request'

const idOfPoint = (name: string) =>
  placeRows.servicePoints.find(({ id }) => id === pointId(name))?.idSmartcash ?? ''
const { body: sample } = contractFacts.deposits.calls.create

/** A deposit of 123.45 EUR at the smart safe of Abando, which every rule accepts on the day of `worldStart`. */
export const depositBody = (barCode = 'B-77', second = 5) => {
  const at = new Date(Date.UTC(2026, 10, 23, 8, 30, second))
  const time = `09:30:${String(second).padStart(2, '0')}`
  const { transactionTimestamp, accountTimestamp, device } = sample.contextInformation
  return {
    ...sample,
    contextInformation: {
      ...sample.contextInformation,
      transactionTimestamp: { ...transactionTimestamp, time },
      accountTimestamp: { ...accountTimestamp, time },
    },
    sessionId: depositSessionId({ at, deviceId: device.deviceId, timeZone: 'Europe/Madrid' }),
    transactions: sample.transactions.map((transaction) => ({
      ...transaction,
      units: transaction.units.map((unit) => ({
        ...unit,
        mix: unit.mix.map((line) => ({ ...line, barCode })),
      })),
    })),
  }
}

/** A deposit that differs from `depositBody` only in its service point. */
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
const latest = '/api/smartcash/v1/devices/deposit'
const commodities = '/api/smartcash/v1/commodities/country'

export const depositRequests: FeatureRequests<'deposits'> = {
  commodities: {
    line: `GET ${commodities}/ES`,
    foreign: { line: `GET ${commodities}/PT` },
    missing: { line: `GET ${commodities}/ZZ` },
  },
  latest: {
    line: `GET ${latest}/${pointId('Abando, caja inteligente')}`,
    foreign: { line: `GET ${latest}/${pointId('Puerta del Sol')}` },
    missing: { line: `GET ${latest}/999999` },
  },
  list: {
    line: `GET ${latest}?servicePointId=${pointId('Abando, caja inteligente')}`,
    foreign: { line: `GET ${latest}?servicePointId=${pointId('Puerta del Sol')}` },
    missing: { line: `GET ${latest}?servicePointId=999999` },
  },
  requestReversal: {
    line: `${line}/reversal`,
    body: contractFacts.deposits.calls.requestReversal.body,
    missing: { line: `${line}/reversal`, body: { sessionId: 'NONE', reason: 'Booked twice' } },
  },
  create: {
    line,
    body: depositBody(),
    foreign: { line, body: depositAt('PT', idOfPoint('Belém, cofre inteligente')) },
    missing: { line, body: depositAt('ES', 'SC-ES-9999') },
  },
}
