import { CreatedOrder, contract, Problem } from '@remesa/api-client/contract'
import { and, eq, ilike } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../db/schema'
import { pickupBody } from '../testing/pickup-body'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const issuesOf = (body: unknown) =>
  Problem.parse(body).issues?.map(({ path, rule }) => `${path}: ${rule}`) ?? []

describe('a body with arbitrary values', () => {
  const line = 'PUT /api/sol-customer/ES/v1/pick-up-service'
  const hostile = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      '\0',
      'a\0b',
      '\uD800',
      '💶'.repeat(3_000),
      -0,
      1e308,
      2 ** 53,
      0.005,
      -1,
      '1e309',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59-12:00',
      '2026-02-30T00:00:00Z',
      [],
      {},
      [[]],
      true,
      '٣',
      "'; drop table orders; --",
    ),
    fc.jsonValue(),
  )
  const fields = fc.constantFrom(...Object.keys(pickupBody()), 'extra', 'constructor', 'toString')

  it('[IN-01] a body with any value in one of its fields gets a response with a status under 500', async () => {
    await fc.assert(
      fc.asyncProperty(fields, hostile, async (field, value) => {
        const { status } = await world.call('customer-operator', line, {
          body: { ...pickupBody(), [field]: value },
        })
        expect([200, 400, 404]).toContain(status)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['a lone surrogate', JSON.stringify(pickupBody({ comments: '\uDC00' }))],
    ['a NUL', JSON.stringify(pickupBody({ comments: '\0' }))],
    ['an infinite amount', JSON.stringify(pickupBody()).replace('1250.5', '1e999')],
  ])('[IN-06] a request body with %s is refused with 400', async (_, rawBody) => {
    const { status } = await world.call('customer-operator', line, { rawBody })
    expect(status).toBe(400)
  })

  it('[IN-06] if a field contains a character that cannot be stored, the refusal names this field', async () => {
    const { body } = await world.call('customer-operator', line, { body: pickupBody({ comments: 'a\0b' }) })
    expect(issuesOf(body)).toEqual(['comments: regex'])
  })

  it('[IN-06] every character that the database can store is stored as it was sent', async () => {
    const comments = 'Ñandú 💶 👩‍👩‍👧 مرحبا é %_\\ <b>'
    const created = await world.call('customer-operator', line, { body: pickupBody({ comments }) })
    const { serviceId } = CreatedOrder.parse(created.body)
    const { body } = await world.call(
      'customer-operator',
      `GET /api/sol-customer/ES/v1/pick-up-service/${serviceId}`,
    )
    expect(contract.orders.pickup.response.parse(body).comments).toBe(comments)
  })

  it('[AZ-06] a request body with a field that only the server may set is refused', async () => {
    for (const field of ['status', 'serviceCode', 'createdBy', 'id', 'consignmentStatusCode']) {
      const { status } = await world.call('customer-operator', line, {
        body: { ...pickupBody(), [field]: 'DONE' },
      })
      expect(status).toBe(400)
    }
    const done = await world.db
      .select()
      .from(orders)
      .where(and(eq(orders.statusCode, 'DONE'), ilike(orders.userName, 'Olga%'), eq(orders.createdBy, 1)))
    expect(done).toHaveLength(0)
  })
})

describe('a URL with arbitrary texts', () => {
  const paths = [
    (text: string) =>
      `/api/sol-customer/${text}/v1/request-historial/PS-0001?lowerLimitSearch=2026-11-16T00:00:00Z&upperLimitSearch=2026-11-30T00:00:00Z`,
    (text: string) =>
      `/api/sol-customer/ES/v1/request-historial/${text}?lowerLimitSearch=2026-11-16T00:00:00Z&upperLimitSearch=2026-11-30T00:00:00Z`,
    (text: string) =>
      `/api/sol-customer/ES/v1/request-historial/PS-0001?lowerLimitSearch=${text}&upperLimitSearch=2026-11-30T00:00:00Z`,
    (text: string) => `/api/sol-customer/ES/v1/pick-up-service/${text}`,
    (text: string) => `/api/sol-customer/ES/v1/request?number=${text}`,
    (text: string) => `/api/sol-customer/ES/v1/request-upcoming?page=${text}`,
    (text: string) => `/api/sol-customer/ES/v1/request-past?list=${text}`,
    (text: string) =>
      `/api/sol-customer/ES/v1/request-past?list=previous&lowerLimitSearch=${text}&upperLimitSearch=2026-11-30T00:00:00Z`,
    (text: string) => `/api/configuration/v1/service-point/${text}`,
    (text: string) => `/api/configuration/v1/service-point/limits?servicepointId=${text}`,
    (text: string) => `/api/configuration/v1/client?codeOrDesc=${text}&size=5`,
    (text: string) => `/api/configuration/v1/client?page=${text}`,
    (text: string) => `/api/configuration/v1/sub-client?clientId=${text}`,
    (text: string) => `/api/configuration/v1/config?code=${text}`,
    (text: string) => `/i18n/${text}`,
  ]
  const texts = fc.oneof(
    fc.constantFrom(
      '%00',
      '%ED%A0%80',
      '%E0%A4%A',
      '..%2f..',
      '%2e%2e',
      '999999999999999',
      '9999999999999999999',
      '-1',
      '1e3',
      'NaN',
      "'",
      '%25',
      'ES',
      'es.json',
      '١',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59-14:00',
      '0x1',
      '%F0%9F%92%B6',
    ),
    fc.string({ maxLength: 80 }).map(encodeURIComponentSafely),
  )

  it('[IN-01] a URL with any text as a parameter gets a response with a status under 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), texts, async (path, text) => {
        const { status } = await world.call('provider-admin', `GET ${path(text)}`)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 400 },
    )
  })
})

/**
 * The URL encoding of any text. An unpaired surrogate, for which `encodeURIComponent` throws an error, is encoded too.
 */
function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
