import { createClient } from '@remesa/api-client'
import { firstCalls } from '@remesa/api-client/contract'
import { defaultBrand } from '@remesa/domain/kernel'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { errorKind } from './error-kind'
import { type LoadPortalDeps, loadPortal, queriesAfterSignIn } from './load-portal'

const me = {
  username: 'anna',
  name: 'Anna',
  lastName: 'Prieto',
  userType: 'CLIENTE',
  disclaimerAccepted: true,
  country: { id: 1, code: 'ES' },
  roles: [{ code: `${defaultBrand.rolePrefix}ORDERS` }],
}

const answers: Readonly<Record<string, unknown>> = {
  '/user/me': me,
  '/config': { id: 1, code: 'ES', name: 'Spain', Orders: { Enabled: true } },
  '/country': { content: [{ id: 1, code: 'ES', name: 'Spain' }], totalElements: 1 },
  '/currency': { content: [{ id: 1, code: 'EUR', symbol: '€' }], totalElements: 1 },
  '/adapter/assignable': [],
  '/disclaimer': 'JVBERi0=',
  '/users_guide': 'JVBERi0=',
}

/** A back end whose responses fail for the given paths. It records its requests. */
const worldWhere = (...failing: readonly string[]) => {
  const asked: string[] = []
  const raised: string[] = []
  const api = createClient(
    {
      baseUrl: 'https://portal.example',
      getToken: () => 'token',
      random: () => 0,
      onEvent: (event) => event.type === 'error.raised' && raised.push(event.error.endpoint),
      fetch: async (input) => {
        const path = new URL(String(input instanceof Request ? input.url : input)).pathname.replace(
          '/api/configuration/v1',
          '',
        )
        asked.push(path)
        return failing.includes(path)
          ? new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } })
          : new Response(JSON.stringify(answers[path]), { headers: { 'content-type': 'application/json' } })
      },
    },
    firstCalls,
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const load = (more: Pick<LoadPortalDeps, 'likelyCountry' | 'prefetch'> = {}) =>
    loadPortal({ api, queries, brand: defaultBrand, ...more })
  return { asked, raised, api, queries, load }
}

describe('after the sign-in', () => {
  it('[SGN-16] the portal loads all its first data after the sign-in, with the settings of the user’s country', async () => {
    const { asked, load } = worldWhere()
    const loaded = await load()
    expect(asked.toSorted()).toEqual(Object.keys(answers).toSorted())
    expect(loaded.ok && loaded.value.user.username).toBe('anna')
    expect(loaded.ok && loaded.value.ability.can('read', 'OrdersPage')).toBe(true)
  })

  it('[SGN-16] the settings of the likely country are requested together with the user, and are used only if the user belongs to the likely country', async () => {
    const right = worldWhere()
    await right.load({ likelyCountry: 'ES' })
    expect(right.asked.slice(0, 2)).toEqual(['/user/me', '/config'])
    expect(right.asked.filter((path) => path === '/config')).toHaveLength(1)
    const wrong = worldWhere()
    const loaded = await wrong.load({ likelyCountry: 'DE' })
    expect(wrong.asked.filter((path) => path === '/config')).toHaveLength(2)
    expect(loaded.ok && loaded.value.config.code).toBe('ES')
  })

  it('[SGN-11] responses that arrive after the end of the session are discarded, and the page shows no error', async () => {
    const { queries, load } = worldWhere()
    const loading = load({ prefetch: async (portal) => void (await portal) })
    await queries.cancelQueries()
    expect(await loading).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  })

  it('[SGN-16] the data of the first page are requested before other data, and the other data are requested without waiting for the response', async () => {
    const { asked, api, load } = worldWhere()
    let user: string | undefined
    const loaded = await load({
      likelyCountry: 'ES',
      prefetch: async (portal) => {
        void api.servicePoints.list({ query: { page: 0, size: 100 } })
        const known = await portal
        user = known.ok ? known.value.user.username : undefined
        await new Promise(() => undefined)
      },
    })
    expect(asked.slice(0, 3)).toEqual(['/user/me', '/config', '/service-point'])
    expect(user).toBe('anna')
    expect(loaded.ok).toBe(true)
  })

  it('[SGN-17] the sign-in fails if the user can’t be loaded', async () => {
    expect(await worldWhere('/user/me').load()).toMatchObject({ ok: false, error: { kind: 'server' } })
  })

  it('[SGN-17] as long as the settings of the country can’t be loaded, every feature is off', async () => {
    const loaded = await worldWhere('/config').load()
    expect(loaded.ok && loaded.value.hasSettings).toBe(false)
    expect(loaded.ok && loaded.value.config.Orders.Enabled).toBe(false)
    expect(loaded.ok && loaded.value.ability.can('read', 'OrdersPage')).toBe(false)
  })

  it('[SGN-17] [FRA-14] failures of the calls after a sign-in open no popup, because the user has not requested these calls', async () => {
    const { load, raised } = worldWhere(...Object.keys(answers))
    expect((await load()).ok).toBe(false)
    const { load: loadRest, raised: raisedByRest } = worldWhere(
      ...Object.keys(answers).filter((path) => path !== '/user/me'),
    )
    expect((await loadRest()).ok).toBe(true)
    expect([...raised, ...raisedByRest]).toEqual([])
  })

  it.each(['/country', '/currency', '/adapter/assignable', '/disclaimer', '/users_guide'])(
    '[SGN-17] the portal works without %s, which is requested again at its first use',
    async (path) => {
      const { load, asked, queries, api } = worldWhere(path)
      expect((await load()).ok).toBe(true)
      const before = asked.filter((entry) => entry === path).length
      const { countries, currencies, adapters, disclaimer, usersGuide } = queriesAfterSignIn(api)
      await Promise.allSettled([
        queries.fetchQuery({ ...countries, staleTime: Number.POSITIVE_INFINITY }),
        queries.fetchQuery({ ...currencies, staleTime: Number.POSITIVE_INFINITY }),
        queries.fetchQuery({ ...adapters, staleTime: Number.POSITIVE_INFINITY }),
        queries.fetchQuery({ ...disclaimer, staleTime: Number.POSITIVE_INFINITY }),
        queries.fetchQuery({ ...usersGuide, staleTime: Number.POSITIVE_INFINITY }),
      ])
      expect(asked.filter((entry) => entry === path).length).toBeGreaterThan(before)
      expect(asked.filter((entry) => entry === '/user/me')).toHaveLength(1)
    },
  )
})

describe('the error page', () => {
  it.each([
    ['401', 'forbidden'],
    ['403', 'forbidden'],
    ['500', 'server'],
    ['404', 'unexpected'],
    ['constructor', 'unexpected'],
    [null, 'unexpected'],
  ])('[RTE-7] the URL of an error page with the type %s shows the error page %s', (type, kind) => {
    expect(errorKind(type)).toBe(kind)
  })
})
