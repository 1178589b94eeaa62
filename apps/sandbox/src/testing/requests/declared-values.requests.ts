import { contractFacts } from '@remesa/api-client/openapi'
import { areDeclaredValuesEditable } from '@remesa/domain/declared-values'
import { seededOrder } from '../places'
import type { FeatureRequests } from './endpoint-request'

/** Number of a pickup at a service point of the demo data. Its declared values can be changed. */
export const openPickup = (point: string): string =>
  seededOrder(point, 'pickup', ({ statusCode }) => areDeclaredValuesEditable(statusCode)).serviceCode

const [own, foreign, missing] = [openPickup('Casco Viejo'), openPickup('Puerta del Sol'), '99999999']

const line = '/api/sol-service/v1/declared-value'

const { create, createPacks, remove } = contractFacts.declaredValues.calls

/** A request body with one sealed value, for the order with the number `svc`. */
export const valuesBody = (svc: string, code = 'A-1', am = 120.5) => ({
  ...create.body,
  svc,
  dr: create.body.dr.map((record) => ({
    ...record,
    co: code,
    vl: record.vl.map((value) => ({ ...value, sc: code, am })),
  })),
})

/** A request body with two packs, for the order with the number `svc`. */
export const packsBody = (svc: string, code = 'P-1', pq = 2) => ({
  ...createPacks.body,
  svc,
  dr: createPacks.body.dr.map((record) => ({
    ...record,
    co: code,
    vl: record.vl.map((value) => ({ ...value, pq })),
  })),
})

const deletion = (serviceCode: string) => ({ ...remove.body, serviceCode, declaredCode: ['A-1'] })

/**
 * A call about an order of the caller. It includes the same call about an order that the caller may not see and about a
 * missing order.
 */
const about = (call: string, bodyOf: (serviceCode: string) => unknown) => ({
  line: call,
  body: bodyOf(own),
  foreign: { line: call, body: bodyOf(foreign) },
  missing: { line: call, body: bodyOf(missing) },
})

const get = (serviceCode: string) => ({
  line: `GET /api/sol-service/v2/declared-value?countryCode=ES&serviceCode=${serviceCode}`,
})

/** The requests in the order of the contract. Each request depends on the earlier ones. */
export const declaredValuesRequests: FeatureRequests<'declaredValues'> = {
  get: { ...get(own), foreign: get(foreign), missing: get(missing) },
  create: about(`POST ${line}`, (code) => valuesBody(code)),
  replace: about(`PUT ${line}`, (code) => valuesBody(code, 'A-1', 80)),
  remove: about(`DELETE ${line}`, deletion),
  createPacks: about(`POST ${line}-pack`, (code) => packsBody(code)),
  replacePacks: about(`PUT ${line}-pack`, (code) => packsBody(code, 'P-1', 5)),
}
