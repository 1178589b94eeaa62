import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointId } from '../testing/places'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { addDemoDeposits } from './demo-deposits'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  await addDemoDeposits(world.db, worldStart)
})
afterAll(() => world.close())

interface History {
  readonly content: readonly { readonly registeredAt: string; readonly servicePoint: string }[]
  readonly totals: readonly { readonly total: number; readonly count: number }[]
}
const historyOf = async (username: string, query = ''): Promise<History> => {
  const { status, body } = await world.call(
    username,
    `GET /api/smartcash/v1/devices/deposit?size=100${query}`,
  )
  expect(status).toBe(200)
  return Object(body)
}

describe('the deposits of the demo world', () => {
  it('[DPS-65] the demo data have deposits at several service points, latest first, and no deposit is later than now', async () => {
    const { content } = await historyOf('customer-deposit')
    const times = content.map(({ registeredAt }) => registeredAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times.every((time) => time < worldStart.toISOString())).toBe(true)
    expect(new Set(content.map(({ servicePoint }) => servicePoint)).size).toBe(2)
  })

  it('[DPS-65] the demo data have deposits of today at the service point Abando, and their total is returned', async () => {
    const today = await historyOf(
      'customer-operator',
      `&servicePointId=${pointId('Abando, caja inteligente')}&day=2026-11-23`,
    )
    expect(today.totals).toMatchObject([{ total: 127_530, count: 2 }])
  })

  it('[DPS-65] [AZ-01] the deposits of the demo data are not shown to users who may not see the service points', async () => {
    expect((await historyOf('customer-islands')).content.length).toBe(2)
    for (const { servicePoint } of (await historyOf('customer-operator')).content)
      expect(servicePoint).toBe('Abando, caja inteligente')
  })
})
