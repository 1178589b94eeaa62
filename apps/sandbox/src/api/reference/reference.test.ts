import { contract, errorCodesOf, listEndpoints } from '@remesa/api-client/contract'
import { openApiDocument } from '@remesa/api-client/openapi'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-database'
import { createApi } from '../create-api'
import { referenceAssets } from './reference-assets'
import { referencePage } from './reference-page'
import { schemaRows, typeText } from './schema-rows'

const { db, close } = await createTestDatabase()
const api = createApi({
  db,
  now: () => new Date(),
  env: { baseUrl: 'https://portal.example' },
  verifyToken: async () => undefined,
})
const page = await (await api.request('/reference')).text()
const undocumented = createApi({
  db,
  now: () => new Date(),
  env: { baseUrl: 'https://portal.example' },
  verifyToken: async () => undefined,
  isDocumented: false,
})
await close()

describe('the reference page', () => {
  it('the API reference describes every call with its path, its example and its permission', () => {
    for (const { id, endpoint } of listEndpoints(contract)) {
      const article = page.slice(page.indexOf(`<article id="${id}"`)).split('</article>')[0] ?? ''
      expect(article).toContain(`<code>${endpoint.path.replaceAll(/:([A-Za-z]\w*)/g, '{$1}')}</code>`)
      expect(article).toMatch(/Who: /)
      if (endpoint.body !== undefined) expect(article).toMatch(/<h4>Body<\/h4>[\s\S]*<pre/)
      expect(article).toContain('<summary>As curl</summary>')
      expect(article).toContain(`await api.${id}(`)
    }
  })

  it('[HD-09] the API reference and the OpenAPI document can be switched off', async () => {
    const paths = ['/reference', '/reference/reference.css', '/openapi.json']
    const statuses = paths.map(async (path) => (await undocumented.request(path)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 404])
  })

  it('the API reference shows words between backticks as code, without the backticks', () => {
    expect(page).toContain('by ISO 3166-1: <code>ES</code>')
    expect(page.replaceAll(/<pre[\s\S]*?<\/pre>/g, '')).not.toContain('`')
  })

  it('the API reference lists the error codes with which a call may be refused', () => {
    for (const { id, endpoint } of listEndpoints(contract)) {
      const article = page.slice(page.indexOf(`<article id="${id}"`)).split('</article>')[0] ?? ''
      for (const code of errorCodesOf(endpoint)) expect(article).toContain(`<code>${code}</code>`)
    }
  })

  it('the API reference loads nothing from other origins, and its content security policy permits all its scripts', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!\/|#)/)
    expect(page).not.toMatch(/<style|<script(?! src=)|style="|\son\w+="/)
    for (const [, address = ''] of page.matchAll(/<(?:script src|link rel="stylesheet" href)="([^"]+)"/g))
      expect(address).toMatch(/^\/reference\/reference\.(css|js)\?v=[\w-]{12}$/)
    expect(String(referenceAssets.load('reference.js').body)).not.toMatch(
      /innerHTML|insertAdjacentHTML|eval|document\.write/,
    )
    expect(String(referenceAssets.load('reference.css').body)).not.toMatch(/url\(|@import/)
  })

  it('the API reference serves only its own files, and each URL changes with the content of its file', async () => {
    for (const name of ['reference.css', 'reference.js'] as const) {
      const { href, type } = referenceAssets.load(name)
      const answer = await api.request(href)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type])
      expect(answer.headers.get('Cache-Control')).toContain('immutable')
      expect((await api.request(`/reference/${name}`)).headers.get('Cache-Control')).toBe('no-cache')
    }
    for (const name of ['sign-in.css', '..%2Fpackage.json', 'toString'])
      expect([name, (await api.request(`/reference/${name}`)).status]).toEqual([name, 404])
  })

  it('[XS-01] the API reference shows texts of the contract as plain text, even if they look like markup', () => {
    const { list } = contract.country
    const hostile = { country: { list: { ...list, summary: '<img src=x onerror=alert(1)>' } } }
    const shown = String(referencePage(openApiDocument(hostile, { title: '<script>', version: '1' })))
    expect(shown).not.toMatch(/<img|<title><script>/)
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

it("the API reference lists a field by the field's name, even if its schema is a reference to another schema", () => {
  const article = page.slice(page.indexOf('<article id="orders.createPickup"')).split('</article>')[0] ?? ''
  expect(article).toContain('<code>application/json</code>: PickupRequest')
  expect(article).toContain('<code>requestedAmounts[].totalAmount</code>')
})

describe('a schema in words', () => {
  it.each([
    [{ type: 'string', maxLength: 20 }, 'string, at most 20'],
    [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer, from 0'],
    [{ enum: ['P', 'F'] }, '"P" | "F"'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Shared1' } }, 'list of Shared1'],
    [{ type: 'string', format: 'date-time' }, 'string (date-time)'],
    [{ const: 1 }, '1'],
    [{}, 'anything'],
    [true, 'anything'],
  ])('the API reference describes the schema %j as %s', (schema, words) => {
    expect(typeText(schema)).toBe(words)
  })

  it('the API reference lists each field of a schema once, including the fields of its lists and of its alternatives', () => {
    const one = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] }
    const schema = { properties: { rows: { type: 'array', items: one }, other: { anyOf: [one, one] } } }
    expect(schemaRows(schema)).toEqual([
      { path: 'rows', type: 'list of object', required: false },
      { path: 'rows[].id', type: 'integer', required: true },
      { path: 'other', type: 'object', required: false },
      { path: 'other.id', type: 'integer', required: true },
    ])
  })
})
