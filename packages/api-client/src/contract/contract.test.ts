import { describe, expect, it } from 'vitest'
import { contractFacts } from '../openapi'
import { matchRoute } from '../server'
import {
  acrossPointsCalls,
  type Contract,
  contract,
  declaredValuesCalls,
  depositCalls,
  firmsCalls,
  firstCalls,
  historyCalls,
  listEndpoints,
  reportCalls,
  serviceAccountCalls,
  userCalls,
  userSessionCalls,
  viewCalls,
} from './index'

/** Every call of the specification, listed by hand. All other calls of the contract have the mark `isExtension`. */
const specified = [
  'GET /api/configuration/v1/user/me',
  'GET /api/configuration/v1/user',
  'GET /api/configuration/v1/user/:id',
  'PATCH /api/configuration/v1/user/:id/oid/',
  'POST /api/configuration/v1/user/:id',
  'POST /api/configuration/v1/user/:id/remove/service-point',
  'PUT /api/configuration/v1/user/admin/:id',
  'PUT /api/configuration/v1/user/supervisor/:id',
  'PATCH /api/configuration/v1/user/disclaimer/acceptance',
  'PATCH /api/configuration/v1/user/disclaimer/decline',
  'POST /api/configuration/v1/user/:id/sync',
  'POST /api/configuration/v1/report/users',
  'GET /api/configuration/v1/client',
  'GET /api/configuration/v1/client/:id',
  'POST /api/configuration/v1/client/',
  'PATCH /api/configuration/v1/client/:id',
  'POST /api/configuration/v1/client/:id/sync',
  'POST /api/configuration/v1/report/client',
  'GET /api/configuration/v1/sub-client',
  'GET /api/configuration/v1/sub-client/:id',
  'POST /api/configuration/v1/sub-client/',
  'PATCH /api/configuration/v1/sub-client/:id',
  'POST /api/configuration/v1/sub-client/:id/sync',
  'POST /api/configuration/v1/report/sub-client',
  'GET /api/configuration/v1/service-point',
  'GET /api/configuration/v1/service-point/:id',
  'GET /api/configuration/v1/service-point/limits',
  'POST /api/configuration/v1/service-point',
  'PATCH /api/configuration/v1/service-point/:id',
  'POST /api/configuration/v1/service-point/:id/sync',
  'POST /api/configuration/v1/report/service-point',
  'GET /api/configuration/v1/delegation',
  'GET /api/configuration/v1/delegation/:country',
  'GET /api/configuration/v1/channel',
  'POST /api/configuration/v1/channel',
  'GET /api/configuration/v1/adapter/assignable',
  'GET /api/configuration/v1/country',
  'GET /api/configuration/v1/config',
  'GET /api/configuration/v1/currency',
  'GET /api/configuration/v1/users_guide',
  'GET /api/configuration/v1/disclaimer',
  'GET /i18n/:file',
  'GET /api/configuration/v1/report',
  'GET /api/configuration/v1/report/download/:id',
  'DELETE /api/configuration/v1/report/:id',
  'POST /api/configuration/v1/report/orders',
  'GET /api/configuration/v1/report/orders/types',
  'POST /api/configuration/v1/report/employee-search',
  'GET /api/sol/:country/v1/client',
  'GET /api/sol/:country/v1/sub-client',
  'GET /api/sol/:country/v1/service-point',
  'GET /api/sol-customer/:countryCode/v1/currency',
  'GET /api/sol-customer/:countryCode/v1/request-historial/:servicePointId',
  'PUT /api/sol-customer/:countryCode/v1/pick-up-service',
  'PUT /api/sol-customer/:countryCode/v1/assistance-service',
  'PUT /api/sol-customer/:countryCode/v1/deliver-service',
  'PUT /api/sol-customer/:countryCode/v1/supply-material-service',
  'PUT /api/sol-customer/:countryCode/v1/service-rating',
  'GET /api/sol-customer/:countryCode/v1/fault',
  'GET /api/sol-customer/:countryCode/v1/denomination',
  'GET /api/sol-customer/:countryCode/v1/pack',
  'GET /api/sol-customer/:countryCode/v1/supply',
  'GET /api/sol-customer/:countryCode/v1/service-rating/:serviceId',
  'GET /api/sol-customer/:countryCode/v1/pick-up-service/:serviceId',
  'GET /api/sol-customer/:countryCode/v1/assistance-service/:serviceId',
  'GET /api/sol-customer/:countryCode/v1/deliver-service/:serviceId',
  'GET /api/sol-customer/:countryCode/v1/supply-material-service/:serviceId',
  'GET /api/sol-customer/:countryCode/v1/cancellation-reason',
  'PATCH /api/sol-customer/:countryCode/v1/:type/:serviceId',
  'GET /api/sol-customer/:countryCode/v2/employee',
  'GET /api/sol-customer/:country/v1/getImage',
  'GET /api/sol-customer/:countryCode/v1/vehicle',
  'GET /api/sol-service/v2/declared-value',
  'POST /api/sol-service/v1/declared-value',
  'PUT /api/sol-service/v1/declared-value',
  'DELETE /api/sol-service/v1/declared-value',
  'POST /api/sol-service/v1/declared-value-pack',
  'PUT /api/sol-service/v1/declared-value-pack',
  'GET /api/smartcash/v1/commodities/country/:countryCode',
  'POST /api/smartcash/v1/devices/deposit',
]

const endpoints = listEndpoints(contract)

describe('the contract', () => {
  it('the contract has every call of the specification, and all other calls are marked as extensions', () => {
    const facts: Readonly<Record<string, { readonly calls: object }>> = contractFacts
    const isExtension = (feature: string, name: string) =>
      Object(Reflect.get(Object(facts[feature]?.calls), name)).isExtension === true
    const others = endpoints.filter(({ feature, name }) => !isExtension(feature, name))
    expect(others.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual(
      specified.toSorted(),
    )
  })

  it('each endpoint has a schema for every placeholder of its path, and for no other path parameter', () => {
    for (const { id, endpoint } of endpoints) {
      const placeholders = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
      expect([id, Object.keys(endpoint.params?.shape ?? {}).sort()]).toEqual([id, placeholders.sort()])
    }
  })

  it('the path of every endpoint of the contract is matched by that endpoint', () => {
    const routes = endpoints.map(({ id, endpoint }) => ({ ...endpoint, id }))
    for (const { id, endpoint } of endpoints) {
      expect(matchRoute(routes, endpoint.method, endpoint.path)).toMatchObject({ route: { id } })
    }
  })

  it('the contract describes in one sentence what each call returns or changes', () => {
    for (const { id, endpoint } of endpoints)
      expect([id, endpoint.summary]).toEqual([id, expect.stringMatching(/^\S.+\.$/)])
  })

  it('calls of the contract that only read have no body and no idempotency key', () => {
    for (const { id, endpoint } of endpoints.filter((one) => one.endpoint.method === 'GET'))
      expect([id, endpoint.body, endpoint.creates]).toEqual([id, undefined, undefined])
  })

  it.each([
    ['the first screens', firstCalls],
    ['declared values', declaredValuesCalls],
    ['deposits', depositCalls],
    ['firms', firmsCalls],
    ['users', userCalls],
    ['the history', historyCalls],
    ['reports', reportCalls],
    ['views', viewCalls],
    ['sessions', userSessionCalls],
    ['service accounts', serviceAccountCalls],
    ['orders of all points', acrossPointsCalls],
  ])('every call in the contract’s part for %s is also in the whole contract', (_screens, part: Contract) => {
    const whole: Contract = contract
    for (const { id, feature, name, endpoint } of listEndpoints(part))
      expect([id, whole[feature]?.[name] === endpoint]).toEqual([id, true])
  })

  it('only the call for the texts of the sign-in page is public', () => {
    expect(endpoints.filter(({ endpoint }) => endpoint.access.kind === 'public').map(({ id }) => id)).toEqual(
      ['session.translations'],
    )
  })
})
