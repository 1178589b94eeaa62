import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parcelContract } from '../../test/parcel-contract'
import { bindContract, matchRoute, refuse } from '../server'
import { buildRequest } from './build-request'

const { labels, parcels } = parcelContract
const routes = bindContract({ labels }, { labels: { get: refuse.notFound } })

const labelUrl = (name: unknown) => {
  const built = buildRequest(
    labels.get,
    `https://back.example${labels.get.path}`,
    { params: { name } },
    undefined,
  )
  return built.ok ? built.value.url : built.error
}

const hostile = [
  '/',
  '..%2f',
  '%2F',
  'a/b',
  'a?b=c',
  'a#b',
  ' ',
  '\\',
  '%',
  '%00',
  '\u0000',
  '...',
  'é😀',
  ':name',
  '@',
  ';x=1',
]

describe('buildRequest', () => {
  it.each(hostile)('a hostile path parameter does not leave its segment of the URL: %j', (name) => {
    const url = new URL(String(labelUrl(name)))
    expect(matchRoute(routes, 'GET', url.pathname)).toMatchObject({ kind: 'found', params: { name } })
    expect([url.origin, url.search, url.hash]).toEqual(['https://back.example', '', ''])
  })

  it('for any path parameters, building the URL of an endpoint is refused or returns a URL that matches that endpoint', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '.', '..', ...hostile)),
        (name) => {
          const address = labelUrl(name)
          if (typeof address !== 'string') {
            expect(address).toMatchObject({
              code: 'request.invalid-path',
              issues: [{ rule: 'required', path: 'name' }],
            })
            expect(['', '.', '..'].includes(name) || /\p{Surrogate}/u.test(name)).toBe(true)
            return
          }
          const { pathname, search, hash } = new URL(address)
          expect(matchRoute(routes, 'GET', pathname)).toMatchObject({ kind: 'found', params: { name } })
          expect([search, hash]).toEqual(['', ''])
        },
      ),
    )
  })

  it.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['would walk up the path', '..'],
    ['would vanish from the path', '.'],
    ['has half a surrogate pair', '\ud800'],
    ['is no text', ['x']],
  ])('a request is not built if a path parameter %s', (_title, name) => {
    expect(labelUrl(name)).toMatchObject({ code: 'request.invalid-path' })
  })

  it('path parameters are validated by the schema of the endpoint before the request is sent', () => {
    expect(buildRequest(parcels.get, '/parcels/:id', { params: { id: '1.5' } }, undefined)).toMatchObject({
      ok: false,
      error: { issues: [{ path: 'id' }] },
    })
  })

  it('the port of a base URL is not read as a path parameter', () => {
    const built = buildRequest(
      labels.get,
      'http://localhost:4000/t/:name.json',
      { params: { name: 'es' } },
      undefined,
    )
    expect(built).toMatchObject({ value: { url: 'http://localhost:4000/t/es.json' } })
  })

  it('reading a query from the URL in which it was written returns the same query without missing fields', () => {
    const entry = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(null, undefined),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), entry), (query) => {
        const built = buildRequest(parcels.list, 'https://back.example/parcels', { query }, undefined)
        const url = new URL(built.ok ? built.value.url : '')
        const present = Object.entries(query).flatMap(([key, value]) =>
          value === null || value === undefined ? [] : [[key, String(value)]],
        )
        expect([...url.searchParams]).toEqual(present)
      }),
    )
  })

  it('a query repeats the name for each entry of a list, and keeps the plus sign of a time offset', () => {
    const query = { day: '2026-11-21T00:00:00+01:00', id: [1, 2] }
    const built = buildRequest(parcels.list, '/parcels', { query }, undefined)
    expect(built).toMatchObject({
      value: { url: '/parcels?day=2026-11-21T00%3A00%3A00%2B01%3A00&id=1&id=2' },
    })
  })

  it('a query is added to the query that a URL already has', () => {
    const built = buildRequest(parcels.list, '/parcels?tenant=a', { query: { page: 0 } }, undefined)
    expect(built).toMatchObject({ value: { url: '/parcels?tenant=a&page=0' } })
  })

  it.each(['', 'two words', 'line\nbreak', 'ñ', 'x'.repeat(256)])(
    'the idempotency key %j is refused',
    (key) => {
      expect(buildRequest(parcels.create, '/parcels', { body: {} }, { idempotencyKey: key })).toMatchObject({
        ok: false,
        error: { code: 'request.invalid-idempotency-key' },
      })
    },
  )

  it('a body is refused if it can’t be written as JSON', () => {
    const body: Record<string, unknown> = {}
    body['self'] = body
    expect(buildRequest(parcels.create, '/parcels', { body }, { idempotencyKey: 'key-1' })).toMatchObject({
      error: { code: 'request.invalid-body' },
    })
  })
})
