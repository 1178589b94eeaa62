import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route'

const routes = [
  { method: 'GET', path: '/point/:id' },
  { method: 'PATCH', path: '/point/:id' },
  { method: 'GET', path: '/point/limits' },
  { method: 'PATCH', path: '/:type/:serviceId' },
  { method: 'GET', path: '/pick-up/:serviceId' },
  { method: 'GET', path: '/' },
] as const

const found = (method: string, path: string) => {
  const match = matchRoute(routes, method, path)
  return match.kind === 'found' ? [match.route.path, match.params] : match
}

describe('matchRoute', () => {
  it.each([
    [
      'a fixed path, even if a path with a parameter also matches',
      'GET',
      '/point/limits',
      '/point/limits',
      {},
    ],
    ['a path with a parameter', 'GET', '/point/12', '/point/:id', { id: '12' }],
    ['a path with a slash at the end', 'GET', '/point/12/', '/point/:id', { id: '12' }],
    [
      'a path with a percent-encoded slash and space in a parameter',
      'GET',
      '/point/a%2Fb%20c',
      '/point/:id',
      { id: 'a/b c' },
    ],
    [
      'a path of parameters if the more specific path has another method',
      'PATCH',
      '/pick-up/7',
      '/:type/:serviceId',
      {
        type: 'pick-up',
        serviceId: '7',
      },
    ],
    ['the root path', 'GET', '/', '/', {}],
  ])('matchRoute finds the endpoint for %s', (_title, method, path, route, params) => {
    expect(found(method, path)).toEqual([route, params])
  })

  it.each([
    ['an unknown path', '/nowhere'],
    ['a segment too many', '/point/12/more'],
    ['two slashes at the end', '/point/12//'],
    ['an empty segment', '/point//'],
    ['a broken percent sequence', '/point/%E0%A4%A'],
  ])('matchRoute finds no endpoint for %s', (_title, path) => {
    expect(found('GET', path)).toEqual({ kind: 'not-found' })
  })

  it('matchRoute distinguishes upper and lower case', () => {
    expect(matchRoute([{ method: 'GET', path: '/point/:id' }], 'GET', '/Point/12').kind).toBe('not-found')
  })

  it('matchRoute lists the methods of a known path', () => {
    expect(found('DELETE', '/point/limits')).toEqual({
      kind: 'method-not-allowed',
      allowed: ['GET', 'PATCH'],
    })
  })

  it('matchRoute decodes every percent-encoded parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(id !== 'limits')
        expect(found('GET', `/point/${encodeURIComponent(id)}`)).toEqual(['/point/:id', { id }])
      }),
    )
  })

  it('matchRoute accepts any path without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(typeof matchRoute(routes, 'GET', path).kind).toBe('string')
      }),
    )
  })
})
