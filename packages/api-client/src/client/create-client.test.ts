import { describe, expect, it } from 'vitest'
import { json, noNetwork } from '../../test/canned-fetch'
import { clientWith, draft, key, parcel } from '../../test/parcel-client'
import type { ApiEvent, CallOptions } from './api-client'

describe('the request of a call', () => {
  it('a call is sent to its path below the base address, with the token, the language and the header `Accept`', async () => {
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

  it('a call that creates a record sends its body as JSON and its idempotency key', async () => {
    const { api, sent } = clientWith(() => json({ id: 1 }))
    await api.parcels.create({ body: draft }, key)
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(draft)
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(key.idempotencyKey)
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json')
  })

  it('a call that does not create a record sends no idempotency key', async () => {
    const { api, sent } = clientWith(() => json(parcel))
    const options: CallOptions = { ...key, silent: false }
    await api.parcels.seal({ params: { id: 7 } }, options)
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false)
  })

  it('a call of a public endpoint sends no token, even if a user is signed in', async () => {
    const { api, sent } = clientWith(() => json('Hello'))
    expect(await api.labels.get({ params: { name: 'greeting' } })).toEqual({ ok: true, value: 'Hello' })
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('a call is sent to the URL that the host program has set for its endpoint', async () => {
    const { api, sent } = clientWith(() => json('Hello'), {
      addresses: { 'labels.get': 'https://texts.example:8443/:name.json' },
    })
    await api.labels.get({ params: { name: 'a/b' } })
    expect(sent[0]?.url).toBe('https://texts.example:8443/a%2Fb.json')
  })

  it('a call is sent with the language that is current at that time', async () => {
    const languages = ['es', 'de']
    const { api, sent } = clientWith(() => json(parcel), { language: () => languages.shift() ?? 'en' })
    await api.parcels.get({ params: { id: 7 } })
    await api.parcels.get({ params: { id: 7 } })
    expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['es', 'de'])
  })

  it('a call whose path parameter is empty is not sent', async () => {
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

describe('the result of a call', () => {
  const answered = async (response: Response) => {
    const { api } = clientWith(() => response)
    return api.parcels.get({ params: { id: 7 } })
  }

  it('the value of a successful call matches the contract, and contains no unknown fields', async () => {
    expect(await answered(json({ ...parcel, secret: 'x' }))).toEqual({ ok: true, value: parcel })
  })

  it.each([
    [401, 'unauthorized', 'unauthenticated'],
    [403, 'forbidden', 'forbidden'],
    [400, 'rejected', 'parcel.lost'],
    [404, 'rejected', 'parcel.lost'],
    [405, 'rejected', 'parcel.lost'],
    [409, 'rejected', 'parcel.lost'],
    [422, 'rejected', 'parcel.lost'],
    [429, 'rejected', 'parcel.lost'],
    [499, 'rejected', 'parcel.lost'],
    [500, 'server', 'unavailable'],
    [501, 'server', 'unavailable'],
    [599, 'server', 'unavailable'],
  ])(
    'a response with status %i becomes an error of the kind %s with code, message and request id',
    async (status, kind, code) => {
      const problem = { code, message: 'The parcel is lost.' }
      expect(await answered(json(problem, status, { 'X-Request-Id': 'r-1' }))).toMatchObject({
        ok: false,
        error: { kind, endpoint: 'parcels.get', requestId: 'r-1', status, ...problem },
      })
    },
  )

  it.each([
    ['undeclared', 409, 'rejected', 'label.taken'],
    ['of another kind of error', 409, 'rejected', 'forbidden'],
    ['undeclared', 401, 'unauthorized', 'token-expired'],
    ['undeclared', 403, 'forbidden', 'no-licence'],
    ['undeclared', 500, 'server', 'maintenance'],
  ])(
    'an error code that is %s is in the error’s field `unknownCode`, and the field `code` is null (status %i)',
    async (_title, status, kind, unknownCode) => {
      expect(await answered(json({ code: unknownCode }, status))).toMatchObject({
        error: { kind, code: null, unknownCode },
      })
    },
  )

  it('an error code that the endpoint declares is in the error’s field `code`, and there is no field `unknownCode`', async () => {
    const declared = await answered(json({ code: 'parcel.lost' }, 409))
    expect(declared).toMatchObject({ error: { code: 'parcel.lost' } })
    expect(declared).not.toHaveProperty('error.unknownCode')
  })

  it('the error of a refused request contains the refused fields', async () => {
    const issues = [
      { rule: 'required', key: 'validation.messages.required', path: 'pieces.0.weight', params: {} },
    ]
    expect(await answered(json({ code: 'request.invalid-body', issues }, 400))).toMatchObject({
      error: { issues },
    })
  })

  it.each([
    ['a message alone', { message: 'Duplicate code' }, { code: null, message: 'Duplicate code' }],
    ['a numeric code', { code: 17, message: null }, { code: null, unknownCode: '17', message: null }],
    [
      'parts of another form',
      { code: {}, message: 5, issues: 'none' },
      { code: null, message: null, issues: [] },
    ],
    ['a list', [1], { code: null, message: null }],
    ['null', null, { code: null, message: null }],
  ])(
    'the error of a refused request contains the valid parts of the response if its body has %s',
    async (_title, body, expected) => {
      expect(await answered(json(body, 400))).toMatchObject({
        error: { kind: 'rejected', requestId: null, ...expected },
      })
    },
  )

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
  ])('a successful response with %s is malformed', async (_title, text, type, reason, path) => {
    const response = new Response(text, { headers: { 'Content-Type': type } })
    expect(await answered(response)).toMatchObject({
      error: { kind: 'malformed', status: 200, reason, path },
    })
  })

  it('the error of a malformed response has the paths of at most five mismatches, and no text of the body', async () => {
    const { api } = clientWith(() => json({ parcels: Array(9).fill({ id: 'secret' }) }))
    const listed = await api.parcels.list()
    expect(listed).toMatchObject({ error: { kind: 'malformed', path: 'parcels.0.id' } })
    expect(listed.ok || (listed.error.kind === 'malformed' && listed.error.paths.length)).toBe(5)
    expect(JSON.stringify(listed)).not.toContain('secret')
  })

  it('a response with a status outside the contract is malformed', async () => {
    expect(await answered(new Response(null, { status: 304 }))).toMatchObject({
      error: { kind: 'malformed', status: 304, reason: 'status' },
    })
  })

  it('a response without content is a success if the contract expects no content', async () => {
    const { api } = clientWith(() => new Response(null, { status: 204 }))
    expect(await api.parcels.seal({ params: { id: 7 } })).toEqual({ ok: true, value: undefined })
  })

  it('a response in plain text is a success whose value is the text', async () => {
    const { api } = clientWith(
      () => new Response('JVBERi0xLjQK', { headers: { 'Content-Type': 'text/plain' } }),
    )
    expect(await api.labels.get({ params: { name: 'pdf' } })).toEqual({ ok: true, value: 'JVBERi0xLjQK' })
  })

  it('a call that gets no response ends with a network error', async () => {
    const { api } = clientWith(noNetwork)
    expect(await api.parcels.seal({ params: { id: 7 } })).toEqual({
      ok: false,
      error: {
        kind: 'network',
        endpoint: 'parcels.seal',
        requestId: null,
        cause: new TypeError('fetch failed'),
      },
    })
  })
})

describe('the events about a call', () => {
  const seen = (events: readonly ApiEvent[]) =>
    events.map((event) =>
      event.type === 'error.raised'
        ? [event.type, event.error.kind]
        : [event.type, event.endpoint, event.silent],
    )

  it('for each call, a client sends one event at the start and one at the end, even if the call is retried', async () => {
    const { api, events } = clientWith((_sent, index) => (index === 0 ? noNetwork() : json(parcel)))
    await api.parcels.get({ params: { id: 7 } })
    expect(seen(events)).toEqual([
      ['request.started', 'parcels.get', false],
      ['request.ended', 'parcels.get', false],
    ])
  })

  it('the event about a failed call’s error follows the event about the end of the call', async () => {
    const { api, events } = clientWith(() => json({}, 500))
    await api.parcels.get({ params: { id: 7 } })
    expect(seen(events).slice(1)).toEqual([
      ['request.ended', 'parcels.get', false],
      ['error.raised', 'server'],
    ])
  })

  it.each([
    [409, []],
    [403, [['error.raised', 'forbidden']]],
    [500, [['error.raised', 'server']]],
  ])(
    'if a caller shows refusals, the client sends no event about a rejected call, but events about all other errors (%i)',
    async (status, raised) => {
      const { api, events } = clientWith(() => json({}, status))
      await api.parcels.get({ params: { id: 7 } }, { refusalShownBy: 'caller' })
      expect(seen(events).slice(2)).toEqual(raised)
    },
  )

  it.each([403, 409, 500])(
    'if the caller of a call shows all failures, the client sends events only about start and end of the call (%i)',
    async (status) => {
      const { api, events } = clientWith(() => json({}, status))
      await api.parcels.get({ params: { id: 7 } }, { failureShownBy: 'caller' })
      expect(seen(events)).toEqual([
        ['request.started', 'parcels.get', false],
        ['request.ended', 'parcels.get', false],
      ])
    },
  )

  it('a client sends no event about the error of a silent endpoint or a silent call', async () => {
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

  it('calls that run at the same time have different numbers', async () => {
    const { api, events } = clientWith(() => json(parcel))
    await Promise.all([api.parcels.get({ params: { id: 7 } }), api.parcels.get({ params: { id: 8 } })])
    const calls = events.flatMap((event) => ('call' in event ? [event.call] : []))
    expect([calls.length, new Set(calls).size]).toEqual([4, 2])
  })
})
