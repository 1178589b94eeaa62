import { areDeclaredValuesEditable } from '@remesa/domain/declared-values'
import { seededOrder } from '../places'
import type { FeatureRequests } from './endpoint-request'

/** Service code of a pickup at a seeded point that may be changed. */
export const openPickup = (point: string): string =>
  seededOrder(point, 'pickup', ({ statusCode }) => areDeclaredValuesEditable(statusCode)).serviceCode

const [own, foreign, missing] = [openPickup('Casco Viejo'), openPickup('Puerta del Sol'), '99999999']

const line = '/api/sol-service/v1/declared-value'

/** A record of one sealed value. */
export const valuesBody = (svc: string, code = 'A-1', am = 120.5) => ({
  ct: 'ES',
  svc,
  mo: '0',
  dr: [{ co: code, vl: [{ sc: code, ctc: '0', cic: 'EUR', am }], ct: [] }],
})

/** A record of two packs. */
export const packsBody = (svc: string, code = 'P-1', pq = 2) => ({
  ct: 'ES',
  svc,
  dr: [{ co: code, vl: [{ pc: 'ES-1', pq, cic: 'EUR' }] }],
})

const deletion = (serviceCode: string) => ({ countryCode: 'ES', serviceCode, declaredCode: ['A-1'] })

/** One body for an order of the caller, one out of reach and a missing one. */
const about = (call: string, bodyOf: (serviceCode: string) => unknown) => ({
  line: call,
  body: bodyOf(own),
  foreign: { line: call, body: bodyOf(foreign) },
  missing: { line: call, body: bodyOf(missing) },
})

const get = (serviceCode: string) => ({
  line: `GET /api/sol-service/v2/declared-value?countryCode=ES&serviceCode=${serviceCode}`,
})

/** In the order of the contract: each builds on what the previous one has left. */
export const declaredValuesRequests: FeatureRequests<'declaredValues'> = {
  get: { ...get(own), foreign: get(foreign), missing: get(missing) },
  create: about(`POST ${line}`, (code) => valuesBody(code)),
  replace: about(`PUT ${line}`, (code) => valuesBody(code, 'A-1', 80)),
  remove: about(`DELETE ${line}`, deletion),
  createPacks: about(`POST ${line}-pack`, (code) => packsBody(code)),
  replacePacks: about(`PUT ${line}-pack`, (code) => packsBody(code, 'P-1', 5)),
}
