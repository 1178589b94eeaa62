import { ok } from '@remesa/domain/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ParcelContract, parcelContract } from '../../test/parcel-contract'
import { type BindOptions, bindContract } from './bind-contract'
import { handleRequest } from './handle-request'
import type { Handlers } from './handlers'
import { type Refusal, refuse } from './refusal'

interface World {
  readonly user: string | undefined
}
const parcel = { id: 7, label: 'Coins', weight: 2.5 }

const handlers: Handlers<ParcelContract, World> = {
  parcels: {
    list: ({ query }) => ok({ parcels: [{ ...parcel, id: query.page ?? 0 }] }),
    limits: () => ok({ heaviest: 30 }),
    get: ({ params }) => (params.id === 7 ? ok(parcel) : refuse.notFound()),
    create: async ({ body, idempotencyKey, context }) =>
      idempotencyKey === 'used'
        ? refuse.because('idempotency-key-reused')
        : ok({ id: body.pieces.length + (context.user?.length ?? 0) }),
    seal: () => ok(undefined),
    photo: () => ok({ name: 'a.png', mediaType: 'image/png', bytes: new Uint8Array([1, 2]) }),
  },
  labels: { get: ({ params }) => ok(params.name) },
}

const ask = async (
  method: string,
  path: string,
  body?: string,
  {
    headers = {},
    ...options
  }: BindOptions<World> & { readonly headers?: Readonly<Record<string, string>> } = {},
) => {
  const routes = bindContract(parcelContract, handlers, options)
  const request = new Request(`http://back.example${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  const response = await handleRequest(routes, request, () => ({ user: 'ana' }))
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: response.headers, answer }
}

const draft = (change: object = {}) => JSON.stringify({ label: 'Coins', pieces: [{ weight: 1 }], ...change })

describe('the routes of a contract', () => {
  it('the server passes parameters, query and body of a request to the handler after the endpoint’s schemas have parsed them', async () => {
    expect(await ask('GET', '/parcels/7')).toMatchObject({ status: 200, answer: parcel })
    expect(await ask('GET', '/parcels?page=3')).toMatchObject({ answer: { parcels: [{ id: 3 }] } })
    expect(await ask('PUT', '/parcels', draft())).toMatchObject({ status: 200, answer: { id: 4 } })
    expect(await ask('GET', '/labels/a%2Fb/text')).toMatchObject({ answer: 'a/b' })
  })

  it('a request to a fixed path reaches the endpoint of that path, even if the path also matches an endpoint with a path parameter', async () => {
    expect(await ask('GET', '/parcels/limits')).toMatchObject({ answer: { heaviest: 30 } })
  })

  it('the server ignores a slash at the end of a path', async () => {
    expect(await ask('PUT', '/parcels/', draft())).toMatchObject({ status: 200 })
  })

  it('if an endpoint has no response body, the server responds with status 204', async () => {
    expect(await ask('PATCH', '/parcels/7')).toMatchObject({ status: 204, answer: undefined })
  })

  it('the server sends the refusal that a handler returns', async () => {
    expect(await ask('GET', '/parcels/8')).toMatchObject({ status: 404, answer: { code: 'not-found' } })
    expect(await ask('PUT', '/parcels', draft(), { headers: { 'Idempotency-Key': 'used' } })).toMatchObject({
      status: 422,
      answer: { code: 'idempotency-key-reused' },
    })
  })

  it.each([
    ['an unknown path', 'GET', '/nowhere', 404, 'not-found'],
    ['a known path with another method', 'DELETE', '/parcels/7', 405, 'method-not-allowed'],
    ['a path parameter of another form', 'GET', '/parcels/seven', 400, 'request.invalid-path'],
    ['a query of another form', 'GET', '/parcels?page=x', 400, 'request.invalid-query'],
    ['a null character in the query', 'GET', '/parcels?other=%00', 400, 'request.invalid-address'],
    ['a null character in the path', 'GET', '/labels/a%00/text', 400, 'request.invalid-address'],
    ['a query name given twice', 'GET', '/parcels?page=1&page=2', 400, 'request.invalid-query'],
  ])('the server refuses %s', async (_title, method, path, status, code) => {
    expect(await ask(method, path)).toMatchObject({ status, answer: { code } })
  })

  it('if a request has another method than its path allows, the response lists the allowed methods', async () => {
    expect((await ask('DELETE', '/parcels/7')).headers.get('Allow')).toBe('GET, PATCH')
  })

  it.each([
    ['a missing field', { label: undefined }, 'label', 'required'],
    ['a text that is too long', { label: 'x'.repeat(21) }, 'label', 'max'],
    ['a fault inside a list', { pieces: [{ weight: 1 }, { weight: 0 }] }, 'pieces.1.weight', 'gt'],
    ['a null character', { label: 'a\0' }, 'label', 'regex'],
    ['a field that the contract does not know', { admin: true }, 'admin', 'invalid'],
  ])(
    'if a field of the body is invalid, the server responds with 400 and the path of the field: %s',
    async (_title, change, path, rule) => {
      expect(await ask('PUT', '/parcels', draft(change))).toMatchObject({
        status: 400,
        answer: {
          code: 'request.invalid-body',
          issues: [{ path, rule, key: `validation.messages.${rule}` }],
        },
      })
    },
  )

  it('the server reports at most a hundred issues of a request body', async () => {
    const strangers = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, 1]))
    const { answer } = await ask('PUT', '/parcels', draft(strangers))
    expect(answer).toHaveProperty('issues.length', 100)
  })

  it.each([
    ['nothing', undefined, 'request.body-syntax'],
    ['broken JSON', '{"label":', 'request.body-syntax'],
    ['very deep JSON', '['.repeat(100_000) + ']'.repeat(100_000), 'request.body-depth'],
    ['a key that reaches the prototype', '{"__proto__":{"admin":true}}', 'request.body-prototype'],
  ])('the server responds with 400 to a request body of %s', async (_title, body, code) => {
    expect(await ask('PUT', '/parcels', body)).toMatchObject({ status: 400, answer: { code } })
  })

  it.each(['', 'two words', 'x'.repeat(256)])('the server refuses the idempotency key %j', async (key) => {
    expect(await ask('PUT', '/parcels', draft(), { headers: { 'Idempotency-Key': key } })).toMatchObject({
      status: 400,
      answer: { code: 'request.invalid-idempotency-key' },
    })
  })

  it('the server checks permissions before it reads any part of the request', async () => {
    const guard = () => refuse.unauthenticated().error
    const refused = await ask('PUT', '/parcels', '{broken', { guard })
    expect(refused).toMatchObject({ status: 401, answer: { code: 'unauthenticated' } })
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer')
  })

  it('the server responds to any body with 200 or 400', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.jsonValue().map((value) => draft({ pieces: value })),
    )
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        const { status } = await ask('PUT', '/parcels', body)
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 500 },
    )
  })

  it('for any path and query, the server responds without throwing', async () => {
    const hostile = fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed()))
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (segment, value) => {
        const { status } = await ask('GET', `/parcels/${segment}?page=${value}&__proto__=x`)
        expect([200, 400, 404]).toContain(status)
      }),
      { numRuns: 300 },
    )
  })

  it('the server passes on an exception of a handler, because the exception is a bug', async () => {
    const broken: Handlers<ParcelContract, World> = {
      ...handlers,
      labels: {
        get: () => {
          throw new TypeError('bug')
        },
      },
    }
    const routes = bindContract(parcelContract, broken)
    const request = new Request('http://back.example/labels/x/text')
    await expect(handleRequest(routes, request, () => ({ user: 'ana' }))).rejects.toThrow('bug')
  })

  it('if responses are checked, the server throws when a handler’s response does not match the contract', async () => {
    const routes = bindContract<ParcelContract, World>(
      parcelContract,
      { ...handlers, parcels: { ...handlers.parcels, limits: () => ok({ heaviest: Number.NaN }) } },
      { checkAnswers: true },
    )
    const request = new Request('http://back.example/parcels/limits')
    await expect(handleRequest(routes, request, () => ({ user: 'ana' }))).rejects.toThrow(
      'parcels.limits answers off its contract at "heaviest"',
    )
  })

  it('if responses are checked, the server throws when a handler refuses with a code that its endpoint does not declare', async () => {
    const gone: { readonly ok: false; readonly error: Refusal<never> } = JSON.parse(
      '{ "ok": false, "error": { "status": 404, "code": "gone" } }',
    )
    const routes = bindContract<ParcelContract, World>(
      parcelContract,
      { ...handlers, parcels: { ...handlers.parcels, limits: () => gone } },
      { checkAnswers: true },
    )
    const request = new Request('http://back.example/parcels/limits')
    await expect(handleRequest(routes, request, () => ({ user: 'ana' }))).rejects.toThrow(
      'parcels.limits refuses with "gone", which it does not declare',
    )
  })

  it('a set of handlers does not compile if a handler is missing or has another type', () => {
    const { get, ...others } = handlers.parcels
    // @ts-expect-error a handler is missing
    const incomplete: Handlers<ParcelContract, World>['parcels'] = others
    const bind = () =>
      bindContract<ParcelContract, World>(parcelContract, { ...handlers, parcels: incomplete })
    expect(bind).toThrow('parcels.get has no handler')
    // @ts-expect-error the endpoint does not declare the code
    const undeclared: Handlers<ParcelContract, World>['parcels']['limits'] = () => refuse.notFound()
    // @ts-expect-error there is no such code
    const unknown = () => refuse.because('parcels.gone')
    // @ts-expect-error a response of another type
    const wrong: Handlers<ParcelContract, World>['parcels']['get'] = () => ok({ id: 'seven' })
    expect([get, wrong, undeclared].length).toBe(3)
    expect(unknown).toThrow('there is no error code parcels.gone')
  })
})
