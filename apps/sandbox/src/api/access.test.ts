import { contract, isOpenTo, listEndpoints } from '@remesa/api-client/contract'
import { deriveAbility, mainPages } from '@remesa/domain/abilities'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { users } from '../db/schema'
import { activeAccounts } from '../db/seed'
import { pickupBody } from '../testing/pickup-body'
import { orderPointId, pointId } from '../testing/places'
import { type EndpointRequest, endpointRequests } from '../testing/requests'
import { keepDisclaimers } from '../testing/seeded-disclaimers'
import { createTestWorld, type TestWorld } from '../testing/test-world'

const endpoints = listEndpoints(contract)

const requestOf = (id: string): EndpointRequest => endpointRequests[id] ?? { line: '' }

const Description = z.object({
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
})

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('the permission for each call', () => {
  it('the tests of permissions have a valid request for every call of the contract', () => {
    expect(Object.keys(endpointRequests).toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
  })

  it.each(endpoints)(
    'the call $id requires a token, unless the contract makes the call public',
    async ({ id, endpoint }) => {
      const { line, body } = requestOf(id)
      const nobody = await world.call(undefined, line, { body })
      const wrong = await world.call(undefined, line, { body, headers: { Authorization: 'Bearer forged' } })
      const expected = endpoint.access.kind === 'public' ? 200 : 401
      expect([nobody.status, wrong.status]).toEqual([expected, expected])
      if (expected === 401) {
        expect(nobody.headers.get('WWW-Authenticate')).toBe('Bearer')
        expect(wrong.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
        expect(nobody.body).toEqual({ code: 'unauthenticated' })
      }
    },
  )

  const askAbility = async (username: string) => {
    const me = contract.session.me.response.parse(
      (await world.call(username, 'GET /api/configuration/v1/user/me')).body,
    )
    const config = await world.call(username, `GET /api/configuration/v1/config?code=${me.country.code}`)
    return {
      me,
      ability: deriveAbility({ user: me, config: contract.country.config.response.parse(config.body) }),
    }
  }
  const abilities = new Map<string, ReturnType<typeof askAbility>>()
  /**
   * The permissions of an account, as the portal derives them from responses of the back end. They are cached, because
   * no request of these tests changes them.
   */
  const abilityOf = (username: string) => {
    const asked = abilities.get(username) ?? askAbility(username)
    abilities.set(username, asked)
    return asked
  }

  it.each(endpoints)(
    '[AZ-03] the call $id is forbidden to exactly the accounts to which the portal does not offer it',
    async ({ id, endpoint }) => {
      const { line, body, forbids } = requestOf(id)
      const { access } = endpoint
      for (const { username } of activeAccounts) {
        const { me, ability } = await abilityOf(username)
        const mayCall =
          isOpenTo(access, ability) &&
          (access.kind !== 'ability' || me.disclaimerAccepted) &&
          forbids?.(me) !== true
        const { status } = await world.call(username, line, { body })
        await keepDisclaimers(world, id)
        expect([username, status]).toEqual([username, mayCall ? expect.toBeOneOf([200, 204, 404, 409]) : 403])
      }
    },
  )

  it('[AZ-03] for each permission that a call requires, these tests have an account with this permission and an account without this permission', async () => {
    const accounts = await Promise.all(activeAccounts.map(({ username }) => abilityOf(username)))
    const oneSided = endpoints.filter(({ endpoint: { access } }) => {
      if (access.kind !== 'ability') return false
      return new Set(accounts.map(({ ability }) => isOpenTo(access, ability))).size < 2
    })
    expect(oneSided.map(({ id }) => id)).toEqual([])
  })

  it('[AZ-03] each user who may open a main page can read the common lists, which every page may need', () => {
    expect(contract.clients.list.access).toEqual({
      kind: 'ability',
      action: 'read',
      subjects: expect.toSatisfy((subjects: readonly string[]) =>
        mainPages.every(({ subject }) => subjects.includes(subject)),
      ),
    })
  })

  it.each(['client', 'sub-client', 'service-point'])(
    '[AZ-03] the common list %s is refused to users who may open no page or have not accepted the disclaimer',
    async (list) => {
      for (const username of ['no-access', 'new-user'])
        expect(await world.call(username, `GET /api/configuration/v1/${list}`)).toMatchObject({
          status: 403,
          body: { code: 'forbidden' },
        })
    },
  )

  it('[AZ-03] a user can read the common lists after accepting the disclaimer, until the user withdraws the acceptance', async () => {
    const list = async () => (await world.call('new-user', 'GET /api/configuration/v1/service-point')).status
    await world.call('new-user', 'PATCH /api/configuration/v1/user/disclaimer/acceptance')
    expect(await list()).toBe(200)
    await world.call('new-user', 'PATCH /api/configuration/v1/user/disclaimer/decline')
    expect(await list()).toBe(403)
  })

  it.each([
    'Basic dXNlcjpyZW1lc2E=',
    'Bearer',
    'Bearer user:customer-operator x',
    'user:customer-operator',
    '',
  ])('the back end does not accept the header "%s" as a bearer token', async (authorization) => {
    const { status } = await world.call(undefined, 'GET /api/configuration/v1/user/me', {
      headers: { Authorization: authorization },
    })
    expect(status).toBe(401)
  })

  it('[AU-25] the back end refuses the next call of an account that was deactivated', async () => {
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'customer-br'))
    const { status, body } = await world.call('customer-br', 'GET /api/configuration/v1/user/me')
    await world.db.update(users).set({ active: true }).where(eq(users.username, 'customer-br'))
    expect([status, body]).toEqual([403, { code: 'account-inactive' }])
  })
})

it('/openapi.json describes every call of the contract, and can be read without a token', async () => {
  const { status, body } = await world.call(undefined, 'GET /openapi.json')
  const { servers, paths } = Description.parse(body)
  expect([status, servers]).toEqual([200, [{ url: 'http://localhost:4000' }]])
  expect(Object.values(paths).flatMap((methods) => Object.values(methods))).toHaveLength(endpoints.length)
})

describe('the rows of a caller', () => {
  const descriptions = async (username: string, list: 'client' | 'sub-client' | 'service-point') => {
    const { body } = await world.call(username, `GET /api/configuration/v1/${list}?size=1000`)
    const { totalElements } = contract.clients.list.response.shape
    const page = z.object({ totalElements }).parse(body)
    const { content } = contentOf(body)
    expect(page.totalElements).toBe(content.length)
    return content.map(({ description }) => description).toSorted()
  }

  it.each([
    ['customer-pickup', ['Bazar Norte'], ['Bazar Norte Bilbao'], ['Gran Vía 12']],
    [
      'customer-viewer',
      ['Bazar Norte'],
      ['Bazar Norte Bilbao'],
      ['Abando, caja inteligente', 'Casco Viejo', 'Gran Vía 12'],
    ],
    ['customer-other', ['Mercado Levante'], ['Levante Castellón'], ['Puerta del Sol']],
    ['customer-empty', ['Papelería Duero'], ['Duero Zamora'], []],
    ['customer-de', ['Kaufhaus Lindner'], ['Lindner Hamburg'], ['Altona', 'Mönckebergstraße']],
  ])(
    '[AZ-01] the lists contain for the user %s only rows that are assigned to this user',
    async (username, clients, subclients, points) => {
      expect(await descriptions(username, 'client')).toEqual(clients)
      expect(await descriptions(username, 'sub-client')).toEqual(subclients)
      expect(await descriptions(username, 'service-point')).toEqual(points)
    },
  )

  it('[AZ-01] the customer’s operator can see all rows of some clients, and a single subclient of another client', async () => {
    expect(await descriptions('customer-operator', 'client')).toEqual([
      'Bazar Norte',
      'Cafés Mirasol',
      'Farmacias Alameda',
    ])
    expect(await descriptions('customer-operator', 'sub-client')).not.toContain('Mirasol Alicante')
    expect(await descriptions('customer-operator', 'service-point')).not.toContain('Explanada')
  })

  it('[PRM-28] the provider’s staff can see the rows of their country, and the provider’s administrator can see all rows', async () => {
    const staff = await descriptions('provider-staff', 'client')
    expect(staff).toContain('Mercado Levante')
    expect(staff).not.toContain('Kaufhaus Lindner')
    expect(await descriptions('provider-admin', 'client')).toEqual(
      expect.arrayContaining(['Kaufhaus Lindner', 'Tiendas Arrayán']),
    )
    const codes = async (username: string) => {
      const { body } = await world.call(username, 'GET /api/configuration/v1/country?size=100')
      return contract.country.list.response
        .parse(body)
        .content.map(({ code }) => code)
        .toSorted()
    }
    expect(await codes('provider-admin')).toEqual(['BR', 'CO', 'DE', 'ES', 'PE', 'PT'])
    expect(await codes('provider-staff')).toEqual(['ES'])
    expect(await codes('customer-pt')).toEqual(['PT'])
  })

  it('only users who may activate clients and service points can find inactive ones', async () => {
    expect(await descriptions('provider-staff', 'client')).toContain('Cines Atalaya')
    expect(await descriptions('provider-staff', 'service-point')).toContain('Fuencarral, cerrada')
    expect(await descriptions('customer-operator', 'service-point')).not.toContain('Fuencarral, cerrada')
    const { body } = await world.call(
      'provider-staff',
      'GET /api/configuration/v1/service-point?size=100&active=true',
    )
    expect(contentOf(body).content.map(({ description }) => description)).not.toContain('Fuencarral, cerrada')
  })

  it.each(endpoints.filter(({ id }) => requestOf(id).foreign !== undefined))(
    '[AZ-01] the call $id responds to a row that the caller may not see as to a missing row',
    async ({ id }) => {
      const { by = 'customer-operator', foreign, missing } = requestOf(id)
      for (const request of [foreign, missing]) {
        const { status, body } = await world.call(by, request?.line ?? '', { body: request?.body })
        expect({ request, status, body }).toEqual({ request, status: 404, body: { code: 'not-found' } })
      }
    },
  )

  it('[AZ-02] a request for a pickup at a service point that the caller may not see changes no rows', async () => {
    for (const servicePointId of [
      orderPointId('Casco Viejo'),
      orderPointId('Explanada'),
      'PS-9999',
      String(pointId('Gran Vía 12')),
    ]) {
      const { status } = await world.call('customer-pickup', 'PUT /api/sol-customer/ES/v1/pick-up-service', {
        body: pickupBody({ servicePointId }),
      })
      expect(status).toBe(404)
    }
  })
})

describe('lists', () => {
  const ids = async (query: string) => {
    const { body } = await world.call('provider-admin', `GET /api/configuration/v1/service-point?${query}`)
    return contentOf(body)
  }

  it('[API-CFG-26] a list of the API is divided into pages of ten rows by default, newest first, and each page has the total of all rows', async () => {
    const all = (await ids('size=1000')).content.map(({ id }) => id)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect((await ids('')).content.map(({ id }) => id)).toEqual(all.slice(0, 10))
    expect((await ids('page=1&size=4')).content.map(({ id }) => id)).toEqual(all.slice(4, 8))
    expect(await ids('page=1000000&size=1000')).toEqual({ content: [], totalElements: all.length })
  })

  it('[XS-07] a text search in a list ignores case, and treats wildcards as ordinary characters', async () => {
    expect((await ids('codeOrDesc=gran%20v%C3%8Da')).content.map(({ id }) => id)).toEqual([1])
    expect((await ids('codeOrDesc=%25')).totalElements).toBe(0)
    expect((await ids('codeOrDesc=_')).totalElements).toBe(0)
    expect((await ids(`codeOrDesc=${encodeURIComponent("' or 1=1 --")}`)).totalElements).toBe(0)
  })

  it('[API-CFG-05] the URL of a list may end with a slash, and a method that the list does not support is refused', async () => {
    const slash = await world.call('customer-operator', 'GET /api/configuration/v1/client/')
    const method = await world.call('customer-operator', 'DELETE /api/configuration/v1/client')
    expect([slash.status, method.status, method.headers.get('Allow')]).toEqual([200, 405, 'GET, POST'])
  })
})

function contentOf(body: unknown) {
  const shape = contract.clients.list.response.shape
  const { id, description } = shape.content.def.element.shape
  const row = z.object({ id, description })
  return {
    content: z.array(row).parse(Reflect.get(Object(body), 'content')),
    totalElements: shape.totalElements.parse(Reflect.get(Object(body), 'totalElements')),
  }
}
