import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientBody } from '../testing/requests/clients.requests'
import { subclientBody } from '../testing/requests/subclients.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'a\0b',
    '\uD800',
    '💶'.repeat(3_000),
    -0,
    -1,
    0.005,
    1e308,
    2 ** 53 - 1,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    true,
    "'; drop table clients; --",
    '\u202Egro.elpmaxe',
    [{ system: 'constructor', code: '__proto__' }],
    [{ currency: { id: 2 ** 53 - 1, code: '', symbol: '' }, amount: 9_999_999_999_999.99 }],
    [{ currency: { id: -1, code: '', symbol: '' }, amount: -0 }],
    [{ name: 'toString', label: '\u200B', type: 'text', attr1: 1 }],
    { id: 2 ** 53 - 1 },
  ),
  fc.jsonValue(),
)

it.each([
  ['client', clientBody],
  ['sub-client', subclientBody],
])(
  '[IN-01] the body of a %s with any value in one of its fields causes no server error',
  async (name, body) => {
    const fields = fc.constantFrom('id', 'extra', 'toString', ...Object.keys(body))
    await fc.assert(
      fc.asyncProperty(fields, hostile, fc.uuid(), async (field, value, codeSol) => {
        const { status } = await world.call('provider-admin', `POST /api/configuration/v1/${name}/`, {
          body: { ...body, codeSol, [field]: value },
        })
        expect([200, 400, 404]).toContain(status)
      }),
      { numRuns: 150 },
    )
  },
)

it('[IN-01] a search for clients with any parameters causes no server error', async () => {
  const part = fc.oneof(
    fc.constantFrom('%00', '%ED%A0%80', '%E0%A4%A', '..%2f', '%25', "'", '٣', 'a'.repeat(201), ''),
    fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  await fc.assert(
    fc.asyncProperty(part, part, part, async (country, code, system) => {
      for (const rest of [
        `sol/${country}/v1/client?sourceSystem=NONE&clientCode=${code}`,
        `sol/ES/v1/client?sourceSystem=${system}&clientCode=${code}`,
        `sol/ES/v1/sub-client?sourceSystem=SIGII&clientCode=${code}&centerCode=${system}`,
        `configuration/v1/delegation/${country}`,
        `configuration/v1/sub-client?codeOrDesc=${code}&clientDesc=${system}&orderBy=${country}`,
      ]) {
        const { status } = await world.call('provider-admin', `GET /api/${rest}`)
        expect([200, 400, 404]).toContain(status)
      }
    }),
    { numRuns: 40 },
  )
})
