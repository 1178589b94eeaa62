import { describe, expect, it } from 'vitest'
import { cannedFetch, json, noNetwork, quick, type Script } from '../../test/canned-fetch'
import { parcelContract } from '../../test/parcel-contract'
import type { ApiClientOptions, ApiEvent } from './api-client'
import { createClientOf } from './create-api-client'

const parcel = { id: 7, label: 'Coins', weight: 2.5 }
const draft = { label: 'Coins', pieces: [{ weight: 1 }] }
const key = { idempotencyKey: '8f14e45f-ceea-467f-a0e6-9a4b1d2c3e4f' }

const clientWith = (script: Script, options: Partial<ApiClientOptions> = {}) => {
  const { fetch, sent } = cannedFetch(script)
  const events: ApiEvent[] = []
  const api = createClientOf(parcelContract, {
    ...quick,
    fetch,
    onEvent: (event) => events.push(event),
    ...options,
  })
  return { api, sent, events }
}

describe('what a call sends', () => {
  it('goes to the path of the endpoint below the base address, with token, language and the wish for JSON', async () => {
    const { api, sent } = clientWith(() => json(parcel), {
      baseUrl: 'https://back.example/base/',
      language: 'pt',
    })
    await api.parcels.get({ params: { id: 7 } })
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://back.example/base/parcels/7',
      body: undefined,
    })
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'pt',
      authorization: 'Bearer token-1',
    })
  })

  it('carries the body as JSON and the key of a create', async () => {
    const { api, sent } = clientWith(() => json({ id: 1 }))
    await api.parcels.create({ body: draft }, key)
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(draft)
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(key.idempotencyKey)
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json')
  })

  it('has no token on a public endpoint, also when there is one', async () => {
    const { api, sent } = clientWith(() => json('Hello'))
    expect(await api.labels.get({ params: { name: 'greeting' } })).toEqual({ ok: true, value: 'Hello' })
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('goes to the address that the host gives for one endpoint', async () => {
    const { api, sent } = clientWith(() => json('Hello'), {
      addresses: { 'labels.get': 'https://texts.example:8443/:name.json' },
    })
    await api.labels.get({ params: { name: 'a/b' } })
    expect(sent[0]?.url).toBe('https://texts.example:8443/a%2Fb.json')
  })

  it('asks for the language anew at each call', async () => {
    const languages = ['es', 'de']
    const { api, sent } = clientWith(() => json(parcel), { language: () => languages.shift() ?? 'en' })
    await api.parcels.get({ params: { id: 7 } })
    await api.parcels.get({ params: { id: 7 } })
    expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['es', 'de'])
  })

  it('is nothing at all when a path parameter is empty', async () => {
    const { api, sent } = clientWith(() => json('x'))
    expect(await api.labels.get({ params: { name: '' } })).toMatchObject({
      ok: false,
      error: {
        kind: 'rejected',
        code: 'request.invalid-path',
        endpoint: 'labels.get',
        issues: [{ path: 'name' }],
      },
    })
    expect(sent).toEqual([])
  })
})

describe('what a call comes back with', () => {
  const answered = async (response: Response) => {
    const { api } = clientWith(() => response)
    return api.parcels.get({ params: { id: 7 } })
  }

  it('is the value as the contract reads it, without what the contract does not know', async () => {
    expect(await answered(json({ ...parcel, secret: 'x' }))).toEqual({ ok: true, value: parcel })
  })

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [400, 'rejected'],
    [404, 'rejected'],
    [405, 'rejected'],
    [409, 'rejected'],
    [422, 'rejected'],
    [429, 'rejected'],
    [499, 'rejected'],
    [500, 'server'],
    [501, 'server'],
    [599, 'server'],
  ])('is for status %i an error of kind %s with code, message and request id', async (status, kind) => {
    const problem = { code: 'parcel.lost', message: 'The parcel is lost.' }
    expect(await answered(json(problem, status, { 'X-Request-Id': 'r-1' }))).toMatchObject({
      ok: false,
      error: { kind, endpoint: 'parcels.get', requestId: 'r-1', status, ...problem },
    })
  })

  it('names the fields of a refused request', async () => {
    const issues = [
      { rule: 'required', key: 'validation.messages.required', path: 'pieces.0.weight', params: {} },
    ]
    expect(await answered(json({ code: 'request.invalid-body', issues }, 400))).toMatchObject({
      error: { issues },
    })
  })

  it.each([
    ['a message alone', { message: 'Duplicate code' }, { code: null, message: 'Duplicate code' }],
    ['a numeric code', { code: 17, message: null }, { code: '17', message: null }],
    [
      'parts of another form',
      { code: {}, message: 5, issues: 'none' },
      { code: null, message: null, issues: [] },
    ],
    ['a list', [1], { code: null, message: null }],
    ['null', null, { code: null, message: null }],
  ])('takes what is sound of a refusal that says %s', async (_title, body, expected) => {
    expect(await answered(json(body, 400))).toMatchObject({
      error: { kind: 'rejected', requestId: null, ...expected },
    })
  })

  it.each([
    ['a page of HTML', '<html>sign in</html>', 'text/html', 'json', ''],
    ['broken JSON', '{"id":', 'application/json', 'json', ''],
    ['an empty body', '', 'application/json', 'shape', ''],
    ['plain text for an object', 'fine', 'text/plain', 'shape', ''],
    ['a field of another type', '{"id":"7","label":"x","weight":1}', 'application/json', 'shape', 'id'],
    ['a missing field', '{"id":7,"weight":1}', 'application/json', 'shape', 'label'],
    ['a key that reaches the prototype', '{"__proto__":{}}', 'application/json', 'size', ''],
    ['a very deep value', '['.repeat(5_000) + ']'.repeat(5_000), 'application/json', 'size', ''],
    ['more than ten megabytes', `"${'x'.repeat(10 * 1024 * 1024)}"`, 'application/json', 'size', ''],
  ])('is malformed for a success with %s', async (_title, text, type, reason, path) => {
    const response = new Response(text, { headers: { 'Content-Type': type } })
    expect(await answered(response)).toMatchObject({
      error: { kind: 'malformed', status: 200, reason, path },
    })
  })

  it('keeps the paths of five mismatches and nothing of the body', async () => {
    const { api } = clientWith(() => json({ parcels: Array(9).fill({ id: 'secret' }) }))
    const listed = await api.parcels.list()
    expect(listed).toMatchObject({ error: { kind: 'malformed', path: 'parcels.0.id' } })
    expect(listed.ok || (listed.error.kind === 'malformed' && listed.error.paths.length)).toBe(5)
    expect(JSON.stringify(listed)).not.toContain('secret')
  })

  it('is malformed for a status that the contract has no use for', async () => {
    expect(await answered(new Response(null, { status: 304 }))).toMatchObject({
      error: { kind: 'malformed', status: 304, reason: 'status' },
    })
  })

  it('is done when an answer without content is all that the contract asks for', async () => {
    const { api } = clientWith(() => new Response(null, { status: 204 }))
    expect(await api.parcels.seal({ params: { id: 7 } })).toEqual({ ok: true, value: undefined })
  })

  it('is the text itself when a document comes as bare text', async () => {
    const { api } = clientWith(
      () => new Response('JVBERi0xLjQK', { headers: { 'Content-Type': 'text/plain' } }),
    )
    expect(await api.labels.get({ params: { name: 'pdf' } })).toEqual({ ok: true, value: 'JVBERi0xLjQK' })
  })

  it('is a network error when no answer comes', async () => {
    const { api } = clientWith(noNetwork)
    expect(await api.parcels.seal({ params: { id: 7 } })).toEqual({
      ok: false,
      error: { kind: 'network', endpoint: 'parcels.seal', requestId: null },
    })
  })
})

describe('repeating', () => {
  const attempts = async (script: Script, act: 'read' | 'create' | 'write') => {
    const { api, sent } = clientWith(script)
    const acts = {
      read: () => api.parcels.get({ params: { id: 7 } }),
      create: () => api.parcels.create({ body: draft }, key),
      write: () => api.parcels.seal({ params: { id: 7 } }),
    }
    const result = await acts[act]()
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
  ] as const)('after status %i a %s is sent %i times in all', async (status, act, times) => {
    const { result, sent } = await attempts(failing(status), act)
    expect(sent.length).toBe(times)
    expect(result.ok).toBe(times === 2)
  })

  it.each([
    ['read', 2],
    ['create', 2],
    ['write', 1],
  ] as const)('after no answer a %s is sent %i times in all', async (act, times) => {
    const { result, sent } = await attempts(cut, act)
    expect(sent.length).toBe(times)
    expect(result.ok).toBe(times === 2)
  })

  it('sends a create again with the key and the body that it had', async () => {
    const { sent } = await attempts(cut, 'create')
    expect(sent.map(({ headers, body }) => [headers.get('Idempotency-Key'), body])).toEqual(
      Array(2).fill([key.idempotencyKey, JSON.stringify(draft)]),
    )
  })

  it.each(['read', 'create'] as const)('gives a %s up after the second time', async (act) => {
    const { result, sent } = await attempts(noNetwork, act)
    expect([sent.length, result]).toMatchObject([2, { error: { kind: 'network' } }])
  })

  it('waits between a quarter and half a second, as the jitter has it', async () => {
    const started = performance.now()
    const { api } = clientWith(cut, { random: () => 0 })
    await api.parcels.get({ params: { id: 7 } })
    expect(performance.now() - started).toBeGreaterThan(240)
  })

  it('stops waiting when the caller gives up', async () => {
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

  it('is renewed once and the call sent once more', async () => {
    const { api, sent, renewals } = world(renewing)
    expect(await api.parcels.get({ params: { id: 7 } })).toEqual({ ok: true, value: parcel })
    expect([renewals(), sent.length]).toEqual([1, 2])
  })

  it('is renewed once for all calls that fail together', async () => {
    const { api, sent, renewals, events } = world(renewing)
    const results = await Promise.all(Array.from({ length: 8 }, () => api.parcels.get({ params: { id: 7 } })))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect([renewals(), sent.length]).toEqual([1, 16])
    expect(events.filter(({ type }) => type === 'error.raised')).toEqual([])
  })

  it('is renewed for a create too: a refused request has done nothing', async () => {
    const { api, sent } = world(renewing)
    await api.parcels.create({ body: draft }, key)
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new'])
  })

  it.each([
    ['says no', async () => false],
    ['rejects', () => Promise.reject(new Error('no session'))],
  ])('leaves the call unauthorized when the renewal %s', async (_title, refresh) => {
    const { api, sent } = world(refresh)
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'unauthorized' } })
    expect(sent.length).toBe(1)
  })

  it('is not renewed twice for one call', async () => {
    const { api, renewals, sent } = world(async () => true)
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'unauthorized' } })
    expect([renewals(), sent.length]).toEqual([1, 2])
  })

  it.each([
    ['there is none', () => undefined],
    ['it fails to come', () => Promise.reject(new Error('no session'))],
    ['it can be no header', () => 'two\r\nlines'],
  ])('is not sent at all when %s', async (_title, getToken) => {
    const { api, sent } = clientWith(() => json(parcel), { getToken })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'unauthorized' } })
    expect(sent).toEqual([])
  })
})

describe('giving up', () => {
  const never: Script = () => new Promise<Response>(() => undefined)

  it('ends a call whose answer does not come in time', async () => {
    const { api, sent } = clientWith(never, { timeoutMs: 30 })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'timeout' } })
    expect(sent.length).toBe(1)
  })

  it('ends a call whose token does not come in time', async () => {
    const { api } = clientWith(never, { timeoutMs: 30, getToken: () => new Promise(() => undefined) })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'timeout' } })
  })

  it('ends a call whose body stops half way, in time', async () => {
    const stalled = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"id"')) }),
      )
    const { api } = clientWith(stalled, { timeoutMs: 30 })
    expect(await api.parcels.get({ params: { id: 7 } })).toMatchObject({ error: { kind: 'timeout' } })
  })

  it('ends an aborted call at once and raises nothing', async () => {
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

  it('sends nothing for a call that was aborted before', async () => {
    const { api, sent } = clientWith(() => json(parcel))
    const result = await api.parcels.get({ params: { id: 7 } }, { signal: AbortSignal.abort() })
    expect([result, sent]).toMatchObject([{ error: { kind: 'aborted' } }, []])
  })
})

describe('what the host hears', () => {
  const seen = (events: readonly ApiEvent[]) =>
    events.map((event) =>
      event.type === 'error.raised'
        ? [event.type, event.error.kind]
        : [event.type, event.endpoint, event.silent],
    )

  it('is the start and the end of a call, once each, retries included', async () => {
    const { api, events } = clientWith((_sent, index) => (index === 0 ? noNetwork() : json(parcel)))
    await api.parcels.get({ params: { id: 7 } })
    expect(seen(events)).toEqual([
      ['request.started', 'parcels.get', false],
      ['request.ended', 'parcels.get', false],
    ])
  })

  it('is the error of a failed call, after its end', async () => {
    const { api, events } = clientWith(() => json({}, 500))
    await api.parcels.get({ params: { id: 7 } })
    expect(seen(events).slice(1)).toEqual([
      ['request.ended', 'parcels.get', false],
      ['error.raised', 'server'],
    ])
  })

  it('is no error of a silent endpoint or a silent call', async () => {
    const { api, events } = clientWith(() => json({}, 500))
    await api.parcels.limits()
    await api.parcels.get({ params: { id: 7 } }, { silent: true })
    expect(seen(events)).toEqual([
      ['request.started', 'parcels.limits', true],
      ['request.ended', 'parcels.limits', true],
      ['request.started', 'parcels.get', true],
      ['request.ended', 'parcels.get', true],
    ])
  })

  it('tells calls apart that run at the same time', async () => {
    const { api, events } = clientWith(() => json(parcel))
    await Promise.all([api.parcels.get({ params: { id: 7 } }), api.parcels.get({ params: { id: 8 } })])
    const calls = events.flatMap((event) => ('call' in event ? [event.call] : []))
    expect([calls.length, new Set(calls).size]).toEqual([4, 2])
  })
})
