import { describe, expect, it, vi } from 'vitest'
import { json, noNetwork, type Script } from '../../test/canned-fetch'
import { clientWith, draft, key, parcel } from '../../test/parcel-client'
import { contract } from '../contract'
import { createClient } from './create-client'

describe('retries', () => {
  const attempts = async (script: Script, action: 'read' | 'create' | 'write') => {
    const { api, sent } = clientWith(script)
    const actions = {
      read: () => api.parcels.get({ params: { id: 7 } }),
      create: () => api.parcels.create({ body: draft }, key),
      write: () => api.parcels.seal({ params: { id: 7 } }),
    }
    const result = await actions[action]()
    return { result, sent }
  }
  const failing =
    (status: number): Script =>
    (_sent, index) =>
      index === 0 ? json({}, status) : json({ ...parcel })
  const cut: Script = (_sent, index) => (index === 0 ? noNetwork() : json({ ...parcel }))

  it.each([
    [502, 'read', 2],
    [503, 'read', 2],
    [504, 'read', 2],
    [500, 'read', 1],
    [429, 'read', 1],
    [404, 'read', 1],
    [502, 'create', 1],
    [503, 'create', 1],
    [503, 'write', 1],
  ] as const)(
    'after a response with status %i, a call of the type %s is sent %i times in all',
    async (status, action, times) => {
      const { result, sent } = await attempts(failing(status), action)
      expect(sent.length).toBe(times)
      expect(result.ok).toBe(times === 2)
    },
  )

  it.each([
    ['read', 2],
    ['create', 2],
    ['write', 1],
  ] as const)(
    'after a lost response, a call of the type %s is sent %i times in all',
    async (action, times) => {
      const { result, sent } = await attempts(cut, action)
      expect(sent.length).toBe(times)
      expect(result.ok).toBe(times === 2)
    },
  )

  it('a call that creates a record is repeated with the same idempotency key and body', async () => {
    const { sent } = await attempts(cut, 'create')
    expect(sent.map(({ headers, body }) => [headers.get('Idempotency-Key'), body])).toEqual(
      Array(2).fill([key.idempotencyKey, JSON.stringify(draft)]),
    )
  })

  it.each(['read', 'create'] as const)(
    'a call of the type %s is given up after the second attempt',
    async (action) => {
      const { result, sent } = await attempts(noNetwork, action)
      expect([sent.length, result]).toMatchObject([2, { error: { kind: 'network' } }])
    },
  )

  it('the client waits 250 to 500 ms, chosen at random, before a retry', async () => {
    const started = performance.now()
    const { api } = clientWith(cut, { random: () => 0 })
    await api.parcels.get({ params: { id: 7 } })
    expect(performance.now() - started).toBeGreaterThan(240)
  })

  it.each(['read', 'create', 'write'] as const)(
    'a call of the type %s is sent again if the back end was overloaded, because the back end has not executed the call',
    async (action) => {
      const busy: Script = (_sent, index) =>
        index === 0 ? json({ code: 'overloaded' }, 503, { 'Retry-After': '1' }) : json({ ...parcel })
      const { result, sent } = await attempts(busy, action)
      expect([sent.length, result.ok]).toEqual([2, true])
    },
  )

  it('a retry waits as long as an overloaded back end asks for, but at most five seconds', async () => {
    vi.useFakeTimers()
    try {
      for (const [asked, waited] of [
        ['2', 2_000],
        ['3600', 5_000],
      ] as const) {
        const busy: Script = () => json({ code: 'overloaded' }, 503, { 'Retry-After': asked })
        const { api, sent } = clientWith(busy, { random: () => 0 })
        const call = api.parcels.get({ params: { id: 7 } })
        await vi.advanceTimersByTimeAsync(waited - 1)
        expect(sent.length).toBe(1)
        await vi.advanceTimersByTimeAsync(1)
        expect(await call).toMatchObject({ error: { kind: 'server', code: 'overloaded' } })
        expect(sent.length).toBe(2)
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('the caller can abort a call while it waits for its retry', async () => {
    const given = new AbortController()
    const { api, sent } = clientWith(noNetwork, { random: () => 1_000 })
    const call = api.parcels.get({ params: { id: 7 } }, { signal: given.signal })
    setTimeout(() => given.abort(), 20)
    expect(await call).toMatchObject({ error: { kind: 'aborted' } })
    expect(sent.length).toBe(1)
  })
})

describe('a token that is refused', () => {
  const accepts =
    (good: string): Script =>
    ({ headers }) =>
      headers.get('Authorization') === `Bearer ${good}` ? json(parcel) : json({ code: 'expired' }, 401)

  const world = (refresh: (set: (token: string) => void) => Promise<boolean>) => {
    let token = 'old'
    let renewals = 0
    const { api, sent, events } = clientWith(accepts('new'), {
      getToken: () => token,
      refreshToken: () => {
        renewals += 1
        return refresh((next) => {
          token = next
        })
      },
    })
    return { api, sent, events, renewals: () => renewals }
  }
  const renewing = async (set: (token: string) => void) => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    set('new')
    return true
  }

  it('after a token was refused, the token is renewed once and the call is sent once more', async () => {
    const { api, sent, renewals } = world(renewing)
    expect(await api.parcels.get({ params: { id: 7 } })).toEqual({ ok: true, value: parcel })
    expect([renewals(), sent.length]).toEqual([1, 2])
  })

  it('if several calls fail together because of a refused token, the token is renewed once for all of them', async () => {
    const { api, sent, renewals, events } = world(renewing)
    const results = await Promise.all(Array.from({ length: 8 }, () => api.parcels.get({ params: { id: 7 } })))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect([renewals(), sent.length]).toEqual([1, 16])
    expect(events.filter(({ type }) => type === 'error.raised')).toEqual([])
  })

  it('a call that creates a record is sent again after its token was refused and renewed', async () => {
    const { api, sent } = world(renewing)
    await api.parcels.create({ body: draft }, key)
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new'])
  })

  it('a call with a refused token fails as unauthorized if the renewal returns no new token', async () => {
    const { api, sent } = world(async () => false)
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'unauthorized' } })
    expect(sent.length).toBe(1)
  })

  it('if a renewal of the token fails, all calls that share it fail with an error of the kind `token`', async () => {
    const { api, sent, renewals } = world(() => Promise.reject(new Error('the provider is away')))
    const results = await Promise.all(Array.from({ length: 8 }, () => api.parcels.get({ params: { id: 7 } })))
    for (const result of results) expect(result).toMatchObject({ error: { kind: 'token' } })
    expect([renewals(), sent.length]).toEqual([1, 8])
  })

  it('the token is not renewed twice for the same call', async () => {
    const { api, renewals, sent } = world(async () => true)
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'unauthorized' } })
    expect([renewals(), sent.length]).toEqual([1, 2])
  })

  it.each([
    ['no user is signed in', () => undefined],
    ['its token contains a line break', () => 'two\r\nlines'],
  ])('a call is not sent if %s', async (_title, getToken) => {
    const { api, sent } = clientWith(() => json(parcel), { getToken })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'unauthorized' } })
    expect(sent).toEqual([])
  })

  it('a call is not sent if `getToken` fails, and the error of the call contains that failure', async () => {
    const { api, sent } = clientWith(() => json(parcel), {
      getToken: () => Promise.reject(new Error('the provider is away')),
    })
    for (const result of [
      await api.parcels.get({ params: { id: 7 } }),
      await api.parcels.create({ body: draft }, key),
    ]) {
      expect(result).toMatchObject({ error: { kind: 'token', cause: new Error('the provider is away') } })
    }
    expect(sent).toEqual([])
  })
})

describe('a caller in plain JavaScript', () => {
  const untyped = (call: unknown, ...args: readonly unknown[]): Promise<unknown> =>
    Reflect.apply(call as () => Promise<unknown>, undefined, args)

  it.each([[undefined], [{}], [null]])(
    'a call that creates a record is not sent without its idempotency key (options: %j)',
    async (options) => {
      const { api, sent } = clientWith(() => json(parcel))
      expect(await untyped(api.parcels.create, { body: draft }, options)).toMatchObject({
        error: { kind: 'rejected', code: 'request.invalid-idempotency-key' },
      })
      expect(sent).toEqual([])
    },
  )

  it('a call returns its failure as a result even if the input is null or the `language` function throws', async () => {
    const speechless = () => {
      throw new Error('no language')
    }
    const { api } = clientWith(() => json(parcel), { language: speechless })
    expect(await untyped(api.parcels.get, null)).toMatchObject({ error: { code: 'request.invalid-path' } })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({
      error: { kind: 'network', cause: new Error('no language') },
    })
  })

  const noToken = () => undefined

  it.each([
    [undefined, /baseUrl is an origin with its scheme/],
    [{}, /given was undefined/],
    [{ baseUrl: 'localhost:4400', getToken: noToken }, /https:.*given was 'localhost:4400'/],
    [{ baseUrl: 'http://', getToken: noToken }, /baseUrl is an origin/],
    [{ baseUrl: '' }, /getToken is a function that returns the token/],
    [{ baseUrl: '', getToken: noToken, fetch: {} }, /fetch is a function/],
    [{ baseUrl: '', getToken: noToken, timeoutMs: '30' }, /timeoutMs is a number of milliseconds/],
  ])(
    'creating a client with the options %j throws an error that says which options are required',
    (options, sentence) => {
      const create: (...args: readonly never[]) => unknown = createClient
      expect(() => Reflect.apply(create, undefined, [options, contract])).toThrow(sentence)
    },
  )

  it('creating a client without a contract throws an error that says that the contract is missing', () => {
    const create: (...args: readonly never[]) => unknown = createClient
    expect(() => Reflect.apply(create, undefined, [{ baseUrl: '', getToken: () => undefined }])).toThrow(
      "createClient: the second argument is `contract` of '@remesa/api-client', or a part of it; given was undefined",
    )
  })

  it.each(['', '/portal', 'HTTP://portal.example', 'https://portal.example/base/'])(
    'a client can be created with the base URL %j',
    (baseUrl) => {
      expect(createClient({ baseUrl, getToken: () => 't' }, contract).session.me.id).toBe('session.me')
    },
  )
})

describe('time limit and abort', () => {
  const never: Script = () => new Promise<Response>(() => undefined)

  it('a call ends with an error if its response does not arrive within the time limit', async () => {
    const { api, sent } = clientWith(never, { timeoutMs: 30 })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({
      error: { kind: 'timeout', cause: new Error('no complete answer within 30 ms') },
    })
    expect(sent.length).toBe(1)
  })

  it('a call may have an infinite time limit', async () => {
    const { api } = clientWith(() => json(parcel), { timeoutMs: Number.POSITIVE_INFINITY })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ ok: true })
  })

  it('a call ends with an error if its token does not arrive within the time limit', async () => {
    const { api } = clientWith(never, { timeoutMs: 30, getToken: () => new Promise(() => undefined) })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'timeout' } })
  })

  it('a call ends at its time limit if the response stops halfway', async () => {
    const stalled = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"id"')) }),
      )
    const { api } = clientWith(stalled, { timeoutMs: 30 })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'timeout' } })
  })

  it('an aborted call ends at once with an error as its result, and there is no event about that error', async () => {
    const given = new AbortController()
    const { api, events } = clientWith(never)
    const call = api.parcels.get({ params: { id: 7 } }, { signal: given.signal })
    given.abort()
    expect(await call).toEqual({
      ok: false,
      error: { kind: 'aborted', endpoint: 'parcels.get', requestId: null },
    })
    expect(events.map(({ type }) => type)).toEqual(['request.started', 'request.ended'])
  })

  it('a call is not sent if its abort signal was aborted before the call', async () => {
    const { api, sent } = clientWith(() => json(parcel))
    const result = await api.parcels.get({ params: { id: 7 } }, { signal: AbortSignal.abort() })
    expect([result, sent]).toMatchObject([{ error: { kind: 'aborted' } }, []])
  })
})
