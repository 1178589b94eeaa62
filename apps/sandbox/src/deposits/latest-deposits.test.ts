import { contract } from '@remesa/api-client/contract'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deposits } from '../db/schema'
import { pointId } from '../testing/places'
import { depositBody } from '../testing/requests/deposits.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  world.setNow(worldStart)
})
afterAll(() => world.close())

const operator = 'customer-operator'
const send = (body: unknown) => world.call(operator, 'POST /api/smartcash/v1/devices/deposit', { body })

describe('the latest deposits of a point', () => {
  const latest = (by: string, point = pointId('Abando, caja inteligente')) =>
    world.call(by, `GET /api/smartcash/v1/devices/deposit/${point}`)

  it('[DEP-29] [API-OPS-33] the latest deposits are the last ten, latest first, with code, amount and sender', async () => {
    await world.db.delete(deposits)
    for (let second = 0; second < 12; second += 1) await send(depositBody(`B-${second}`, second))
    const answer = await latest(operator)
    const { deposits: found } = contract.deposits.latest.response.parse(answer.body)
    expect(found.map(({ barcode }) => barcode)).toEqual(
      Array.from({ length: 10 }, (_, index) => `B-${11 - index}`),
    )
    expect(found[0]).toEqual({
      sessionId: '20261123093011DEV-48008-1CASHIN',
      state: 'REGISTERED',
      registeredAt: worldStart.toISOString(),
      accountDate: '2026-11-22',
      total: 12_345,
      currency: { code: 'EUR', symbol: '€' },
      barcode: 'B-11',
      channel: 'Mostrador',
      userName: operator,
    })
  })

  it('[DPS-52] the search for the latest deposits with a code finds any spelling of the code in the last 30 days', async () => {
    await world.db.delete(deposits)
    for (const [second, code] of ['B-1', 'B-2', 'B-1'].entries()) await send(depositBody(code, second))
    const point = pointId('Abando, caja inteligente')
    const having = async (code: string) => {
      const path = `GET /api/smartcash/v1/devices/deposit/${point}?barcode=${encodeURIComponent(code)}`
      const { body } = await world.call(operator, path)
      return contract.deposits.latest.response.parse(body).deposits.map(({ barcode }) => barcode)
    }
    expect(await having(' B-1\u200b')).toEqual(['B-1', 'B-1'])
    expect(await having('B-3')).toEqual([])
    await world.db
      .update(deposits)
      .set({ createdAt: new Date(worldStart.getTime() - 31 * 24 * 60 * 60_000) })
      .where(like(deposits.sessionId, '20261123093000%'))
    expect(await having('B-1')).toEqual(['B-1'])
  })

  it('[AZ-01] [AZ-02] the latest deposits can be read only for service points that the caller may see', async () => {
    await send(depositBody())
    for (const by of ['customer-other', 'customer-pt', 'customer-empty', 'customer-deposit']) {
      const { status, body } = await latest(by)
      expect([by, status, body]).toEqual([by, 404, { code: 'not-found' }])
    }
    const other = await latest('customer-deposit', pointId('Delicias, caja inteligente'))
    expect([other.status, other.body]).toEqual([200, { deposits: [] }])
  })

  it('[AZ-03] the latest deposits are forbidden to users without the role for deposits', async () => {
    expect((await latest('customer-viewer')).status).toBe(403)
  })
})
