import { describe, expect, it } from 'vitest'
import { matchRoute } from '../server'
import { contract, listEndpoints } from './index'

/** The specification's calls that the contract has so far, written by hand. A new endpoint adds its line. */
const specified = [
  'GET /api/configuration/v1/user/me',
  'PATCH /api/configuration/v1/user/disclaimer/acceptance',
  'PATCH /api/configuration/v1/user/disclaimer/decline',
  'GET /api/configuration/v1/disclaimer',
  'GET /api/configuration/v1/users_guide',
  'GET /i18n/:file',
  'GET /api/configuration/v1/country',
  'GET /api/configuration/v1/config',
  'GET /api/configuration/v1/currency',
  'GET /api/configuration/v1/client',
  'GET /api/configuration/v1/sub-client',
  'GET /api/configuration/v1/service-point',
  'GET /api/configuration/v1/service-point/limits',
  'GET /api/configuration/v1/service-point/:id',
  'GET /api/configuration/v1/adapter/assignable',
  'GET /api/sol-customer/:countryCode/v1/request-historial/:servicePointId',
  'GET /api/sol-customer/:countryCode/v1/currency',
  'PUT /api/sol-customer/:countryCode/v1/pick-up-service',
  'GET /api/sol-customer/:countryCode/v1/pick-up-service/:serviceId',
  'PUT /api/sol-customer/:countryCode/v1/deliver-service',
  'PUT /api/sol-customer/:countryCode/v1/assistance-service',
  'PUT /api/sol-customer/:countryCode/v1/supply-material-service',
  'GET /api/sol-customer/:countryCode/v1/denomination',
  'GET /api/sol-customer/:countryCode/v1/pack',
  'GET /api/sol-customer/:countryCode/v1/fault',
  'GET /api/sol-customer/:countryCode/v1/supply',
]
const endpoints = listEndpoints(contract)

describe('the contract', () => {
  it('has exactly the calls of the specification that are built', () => {
    expect(endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual(
      specified.sort(),
    )
  })

  it('declares a schema for every placeholder of a path, and no other path parameter', () => {
    for (const { id, endpoint } of endpoints) {
      const placeholders = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
      expect([id, Object.keys(endpoint.params?.shape ?? {}).sort()]).toEqual([id, placeholders.sort()])
    }
  })

  it('leads every path to its own endpoint', () => {
    const routes = endpoints.map(({ id, endpoint }) => ({ ...endpoint, id }))
    for (const { id, endpoint } of endpoints) {
      expect(matchRoute(routes, endpoint.method, endpoint.path)).toMatchObject({ route: { id } })
    }
  })

  it('says in one sentence what each call answers or changes', () => {
    for (const { id, endpoint } of endpoints)
      expect([id, endpoint.summary]).toEqual([id, expect.stringMatching(/^\S.+\.$/)])
  })

  it('gives a body to writes alone, and a key to every create', () => {
    for (const { id, endpoint } of endpoints) {
      if (endpoint.method === 'GET')
        expect([id, endpoint.body, endpoint.creates]).toEqual([id, undefined, undefined])
      if (endpoint.method === 'PUT') expect([id, endpoint.creates]).toEqual([id, true])
    }
  })

  it('opens to the public nothing but the texts that the sign-in page needs', () => {
    expect(endpoints.filter(({ endpoint }) => endpoint.access.kind === 'public').map(({ id }) => id)).toEqual(
      ['session.translations'],
    )
  })
})
