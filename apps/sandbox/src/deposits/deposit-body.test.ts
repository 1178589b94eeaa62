import { contractFacts } from '@remesa/api-client/openapi'
import { AGGREGATED_TYPE } from '@remesa/domain/deposits'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { countries, depositCommodities, deposits } from '../db/schema'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.delete(deposits)
})

const { body: sample } = contractFacts.deposits.calls.create
const send = (body: object) =>
  world.call('customer-operator', 'POST /api/smartcash/v1/devices/deposit', { body })

/** The value in a body at a path of names and positions. The path `''` means the whole body. */
const partAt = (body: object, path: string): object =>
  Object(
    path
      .split('.')
      .filter((name) => name !== '')
      .reduce<unknown>((at, name) => Reflect.get(Object(at), name), body),
  )

it('[DEP-25] to [DEP-34] the example body of a deposit in the contract is accepted and stored as it was sent', async () => {
  expect((await send(sample)).status).toBe(200)
  const [stored, ...others] = await world.db.select().from(deposits)
  expect([stored?.body, stored?.accountDate, stored?.total, others]).toEqual([
    sample,
    '2026-11-22',
    12_345,
    [],
  ])
})

it('[DEP-34] a deposit with the type AGGR is accepted if its commodity has no type', async () => {
  const [spain] = await world.db
    .select({ id: countries.id })
    .from(countries)
    .where(eq(countries.code, sample.contextInformation.countryId))
  await world.db
    .update(depositCommodities)
    .set({ typeCode: null })
    .where(and(eq(depositCommodities.countryId, spain?.id ?? 0), eq(depositCommodities.code, '0')))
  const aggregated = structuredClone(sample)
  Reflect.set(partAt(aggregated, 'transactions.0.units.0.mix.0'), 'type', AGGREGATED_TYPE)
  expect((await send(aggregated)).status).toBe(200)
})

it('[IN-01] [AZ-06] the body of a deposit is refused if one of its fields is missing or an unknown field is added', async () => {
  const paths = [
    '',
    'contextInformation',
    'contextInformation.transactionTimestamp',
    'contextInformation.device',
    'contextInformation.client',
    'extraData',
    'transactions.0',
    'transactions.0.total',
    'transactions.0.units.0',
    'transactions.0.units.0.mix.0',
  ]
  for (const path of paths) {
    const names = Object.keys(partAt(sample, path))
    expect(names).not.toEqual([])
    const added = structuredClone(sample)
    Reflect.set(partAt(added, path), 'createdBy', 2)
    expect((await send(added)).status).toBe(400)
    for (const name of names) {
      const cut = structuredClone(sample)
      Reflect.deleteProperty(partAt(cut, path), name)
      expect([path, name, (await send(cut)).status]).toEqual([path, name, 400])
    }
  }
  expect(await world.db.select().from(deposits)).toEqual([])
})
