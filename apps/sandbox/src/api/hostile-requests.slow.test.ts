import { contract, type Endpoint, type ListedEndpoint, listEndpoints } from '@remesa/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointRequest, endpointRequests } from '../testing/requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'

/**
 * Divisor of the usual number of runs. The number is divided, because the property is checked for each of many
 * endpoints.
 */
const ENDPOINT_SHARE = 150
const runsEach = Math.ceil((fc.readConfigureGlobal()?.numRuns ?? 1_000) / ENDPOINT_SHARE)
const slowestMs = 2_000

const endpoints = listEndpoints(contract)
const requestOf = (id: string): EndpointRequest => endpointRequests[id] ?? { line: '' }

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], 1)

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '%',
  '_',
  '%_\\',
  "' or 1=1 --",
  "'; drop table orders; --",
  '{{7*7}}',
  '=1+1',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'a\r\nX-Injected: 1',
  '\u202Efdp.exe',
  '٣',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9'.repeat(15),
  '9'.repeat(40),
  '0x10',
  'true',
  'null',
  '__proto__',
  'constructor',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '2026-02-30',
  '💶'.repeat(500),
  'a'.repeat(5_000),
] as const
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 60 }))

const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    0.005,
    1e308,
    2 ** 53,
    [],
    {},
    [[]],
    nested(200),
    'a'.repeat(200_000),
    Array.from({ length: 2_000 }, () => 1),
    Array.from({ length: 2_000 }, () => ({})),
    JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  ),
  fc.jsonValue(),
)

/** The paths of all values in a body, including the path of the body itself. */
const placesIn = (body: unknown, path: readonly string[] = []): readonly (readonly string[])[] => [
  path,
  ...(typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([name, child]) => placesIn(child, [...path, name]))
    : []),
]

/** A copy of a body with another value at one path. */
const changedAt = (body: unknown, [name, ...rest]: readonly string[], changed: unknown): unknown => {
  if (name === undefined) return changed
  const child: unknown = Reflect.get(Object(body), name)
  const next = changedAt(child, rest, changed)
  if (Array.isArray(body)) return body.map((entry: unknown, at) => (String(at) === name ? next : entry))
  return { ...Object(body), [name]: next }
}

/**
 * The URL encoding of any text. An unpaired surrogate has no encoding, so it is sent as the bytes that UTF-8 would use
 * for it.
 */
const encoded = (raw: string) => (raw.isWellFormed() ? encodeURIComponent(raw) : '%ED%A0%80')

interface Hostile {
  readonly line: string
  readonly body?: unknown
  readonly rawBody?: string
}

const withSegment = (endpoint: Endpoint, { line, body }: EndpointRequest) => {
  const names = Object.keys(endpoint.params?.shape ?? {})
  if (names.length === 0) return []
  const [method = '', address = ''] = line.split(' ')
  const [path = '', query] = address.split('?')
  const pattern = endpoint.path.split('/')
  return [
    fc.tuple(fc.constantFrom(...names), text).map(([name, segment]): Hostile => {
      const hostile = path
        .split('/')
        .map((own, at) => (pattern[at] === `:${name}` ? encoded(segment) : own))
        .join('/')
      return { line: `${method} ${hostile}${query === undefined ? '' : `?${query}`}`, body }
    }),
  ]
}

const withQuery = (endpoint: Endpoint, { line, body }: EndpointRequest) => {
  const names = [...Object.keys(endpoint.query?.shape ?? {}), '__proto__', 'constructor', 'unknown', 'a[b]']
  const [path = '', query = ''] = line.split('?')
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), text), { minLength: 1, maxLength: 4 })
  return changes.map((added): Hostile => {
    const kept = query.split('&').filter((pair) => !added.some(([name]) => pair.startsWith(`${name}=`)))
    const pairs = [...kept, ...added.map(([name, raw]) => `${encoded(name)}=${encoded(raw)}`)]
    return { line: `${path}?${pairs.join('&')}`, body }
  })
}

const rawBodies = [
  '{',
  '',
  '[]',
  'null',
  '"',
  '[1,]',
  '{"__proto__":{"admin":true}}',
  '\uFEFF{}',
  '1e999',
  '{"a":1}x',
]

const withBody = ({ line, body }: EndpointRequest) =>
  body === undefined
    ? []
    : [
        fc
          .tuple(fc.constantFrom(...placesIn(body)), value)
          .map(([place, changed]): Hostile => ({ line, body: changedAt(body, place, changed) })),
        fc.tuple(fc.constantFrom('extra', '__proto__', 'admin', 'id', 'userId'), value).map(
          ([name, changed]): Hostile => ({
            line,
            // The body is written as text, because in an object literal the name `__proto__` would set the prototype.
            rawBody: `{${JSON.stringify(name)}:${JSON.stringify(changed)},${JSON.stringify(body).slice(1)}`,
          }),
        ),
        fc
          .oneof(fc.constantFrom(...rawBodies), fc.constant('['.repeat(30_000) + ']'.repeat(30_000)))
          .map((rawBody): Hostile => ({ line, rawBody })),
      ]

const hostileTo = ({ id, endpoint }: ListedEndpoint): fc.Arbitrary<Hostile> => {
  const request = requestOf(id)
  return fc.oneof(...withSegment(endpoint, request), withQuery(endpoint, request), ...withBody(request))
}

describe('a request with arbitrary values', () => {
  it.each(endpoints)(
    '[IN-01] [XS-07] a request to $id with any path, query or body gets a response in time, with a status under 500',
    async (listed) => {
      const { by = 'customer-operator' } = requestOf(listed.id)
      await fc.assert(
        fc.asyncProperty(hostileTo(listed), async ({ line, body, rawBody }) => {
          const begun = performance.now()
          const sent = rawBody === undefined ? { body } : { rawBody }
          const { status } = await world.call(by, line, sent)
          expect(status).toBeLessThan(500)
          expect(performance.now() - begun).toBeLessThan(slowestMs)
        }),
        { numRuns: runsEach },
      )
    },
  )

  it('[XS-03] a request with any path, query or body never changes the prototype of all objects', () => {
    expect(Reflect.ownKeys(Object.prototype)).not.toContain('admin')
    expect(Reflect.get({}, 'admin')).toBeUndefined()
  })
})
