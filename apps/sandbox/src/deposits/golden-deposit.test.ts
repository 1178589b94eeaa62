import { goldenDeposit } from '@remesa/domain/deposits/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deposits } from '../db/schema'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { placeGoldenDeposit } from './deposits.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  await placeGoldenDeposit(world.db)
})
afterAll(() => world.close())

const send = (body: object) =>
  world.call('customer-operator', 'POST /api/smartcash/v1/devices/deposit', { body })

it('[DEP-25] to [DEP-34] the golden body is accepted and stored as it was sent', async () => {
  expect((await send(goldenDeposit)).status).toBe(200)
  const [stored, ...others] = await world.db.select().from(deposits)
  expect([stored?.body, stored?.accountDate, stored?.total, others]).toEqual([
    goldenDeposit,
    '2026-11-20',
    12_345,
    [],
  ])
})

it('[IN-01] [AZ-06] no name of the golden body can be left out and none can be added', async () => {
  const parts: readonly ((body: typeof goldenDeposit) => object)[] = [
    (body) => body,
    (body) => body.contextInformation,
    (body) => body.contextInformation.transactionTimestamp,
    (body) => body.contextInformation.device,
    (body) => body.contextInformation.client,
    (body) => body.extraData,
    (body) => body.transactions[0],
    (body) => body.transactions[0].total,
    (body) => body.transactions[0].units[0],
    (body) => body.transactions[0].units[0].mix[0],
  ]
  for (const part of parts) {
    const added = structuredClone(goldenDeposit)
    Reflect.set(part(added), 'createdBy', 2)
    expect((await send(added)).status).toBe(400)
    for (const name of Object.keys(part(goldenDeposit))) {
      const cut = structuredClone(goldenDeposit)
      Reflect.deleteProperty(part(cut), name)
      expect([name, (await send(cut)).status]).toEqual([name, 400])
    }
  }
  expect(await world.db.select().from(deposits)).toHaveLength(1)
})
