import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rememberedPath } from './index'

const origin = 'https://portal.example'
const knownRoutes = ['/', '/firms', '/orders', '/administration/users', '/administration/users/:id']

/** Values with which attackers made other software open a foreign site, redirect in a loop or crash. */
const hostile: readonly unknown[] = [
  '//evil.example',
  '///evil.example',
  '////evil.example/orders',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/orders\\..\\evil',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/orders//evil.example',
  '/orders/%2f/evil.example',
  '/orders/..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/./evil.example',
  '/orders/../../evil',
  '/%2e%2e/evil',
  '/orders/%2E%2E/callback',
  '/.%2e/orders',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://portal.example/orders',
  'http://portal.example@evil.example/',
  '//portal.example@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /orders',
  '/orders\u0000',
  '/orders%00',
  '/%0d%0aSet-Cookie:a=b',
  '/%09/evil.example',
  '/\u2215evil.example',
  '/\uff0fevil.example',
  '/\u2044evil.example',
  '\u3002/evil.example',
  '/orders/\u202egpj',
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '/^',
  '/orders|x',
  `/${'a'.repeat(8_192)}`,
  '/callback',
  '/callback?code=1&state=2',
  '/callback/',
  '/Callback',
  '/%63allback',
  '/callback#x',
  '/error?type=403',
  '/404',
  '',
  'orders',
  'orders/1',
  '?next=/orders',
  '#orders',
  '.',
  '..',
  undefined,
  null,
  42,
  {},
  ['/orders'],
  { toString: () => '/orders' },
]

describe('the remembered path', () => {
  it.each(hostile)(
    '[SES-20] the remembered path %j is refused, and the start page is opened instead',
    (value) => {
      expect(rememberedPath(value)).toBe('/')
      expect(rememberedPath(value, { knownRoutes })).toBe('/')
    },
  )

  it.each([
    '/',
    '/orders',
    '/orders/',
    '/orders?client=1&page=2',
    '/orders?next=//evil.example',
    '/orders#today',
    '/administration/users/12?active=false',
    '/administration/users/a%20b',
    '/administration/users/.hidden',
    '/administration/users/ends.',
    `/orders?${'a'.repeat(2_040)}`,
    '/orders?client=1&x=a%20b',
    '/orders?x=%C3%B1#%C3%B1and%C3%BA',
  ])('[SES-20] the remembered path %s is accepted without a change', (path) => {
    expect(rememberedPath(path)).toBe(path)
    expect(rememberedPath(path, { knownRoutes })).toBe(path)
  })

  it.each([
    `/orders?${'a'.repeat(2_041)}`,
    '/orders?next=\\evil.example',
    '/orders?at=a b',
    '/orders?name=María',
    '/orders#\u202egpj',
  ])('[SES-20] the query and the fragment of the remembered path %j are removed', (value) => {
    expect(rememberedPath(value)).toBe('/orders')
    expect(rememberedPath(value, { knownRoutes })).toBe('/orders')
  })

  it.each([
    '/unknown',
    '/orders/1',
    '/administration',
    '/administration/users/1/2',
    '/administration/clients/1',
    '/@evil.example',
    '/Orders',
  ])('[SES-21] the remembered path %s matches no route, so the start page is opened instead', (path) => {
    expect(rememberedPath(path, { knownRoutes })).toBe('/')
  })

  it('[SES-20] an accepted path never leads to another site, and browsers do not change it', () => {
    const character = fc.constantFrom(...'/\\.%2f5cC?#@:;&= \tae0évil'.split(''))
    const stored = fc.oneof(
      fc.string(),
      fc.array(character, { maxLength: 24 }).map((parts) => `/${parts.join('')}`),
    )
    fc.assert(
      fc.property(stored, (value) => {
        const path = rememberedPath(value)
        const target = new URL(path, origin)
        expect(target.origin).toBe(origin)
        expect(target.pathname).toBe(path.split(/[?#]/)[0])
        expect(target.pathname.startsWith('//')).toBe(false)
      }),
      { numRuns: 10_000 },
    )
  })

  it('[SES-20] checking an accepted path a second time does not change the path', () => {
    fc.assert(
      fc.property(fc.webPath(), (value) => {
        const path = rememberedPath(value)
        expect(rememberedPath(path)).toBe(path)
      }),
    )
  })
})
