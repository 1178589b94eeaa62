import { contract, Problem } from '@remesa/api-client/contract'
import type { DepositHistory } from '@remesa/domain/deposits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deposits, history, servicePoints } from '../db/schema'
import { pointId } from '../testing/places'
import { depositBody } from '../testing/requests/deposits.requests'
import { databaseState } from '../testing/table-state'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow(worldStart)
  await world.db.delete(deposits)
})

const operator = 'customer-operator'
const abando = pointId('Abando, caja inteligente')
const path = '/api/smartcash/v1/devices/deposit'
const send = async (code: string, second: number) => {
  const { status } = await world.call(operator, `POST ${path}`, { body: depositBody(code, second) })
  expect(status).toBe(200)
}
const list = async (query: string, by = operator): Promise<DepositHistory> => {
  const { body } = await world.call(by, `GET ${path}?${query}`)
  return contract.deposits.list.response.parse(body)
}
const codesOf = ({ content }: DepositHistory) => content.map(({ barcode }) => barcode)

describe('the history of deposits', () => {
  it('[DPS-55] the history of deposits has the latest deposits first, with the totals of all pages', async () => {
    for (let second = 0; second < 3; second += 1) await send(`B-${second}`, second)
    const first = await list(`day=2026-11-23&servicePointId=${abando}&page=0&size=2`)
    expect(codesOf(first)).toEqual(['B-2', 'B-1'])
    expect(first.totals).toEqual([{ currency: { code: 'EUR', symbol: '€' }, count: 3, total: 37_035 }])
    expect(first.totalElements).toBe(3)
    expect(codesOf(await list(`day=2026-11-23&servicePointId=${abando}&page=1&size=2`))).toEqual(['B-0'])
    expect(first.content[0]).toMatchObject({
      servicePointId: abando,
      servicePoint: 'Abando, caja inteligente',
      client: 'Bazar Norte',
      timeZone: 'Europe/Madrid',
      commodityTypeCode: '1',
      reversal: null,
    })
    expect(await list('day=2026-11-22')).toEqual({ content: [], totalElements: 0, totals: [] })
  })

  it.each([
    ['2026-11-23T22:59:59Z', 'Europe/Madrid', '2026-11-23'],
    ['2026-11-23T23:00:00Z', 'Europe/Madrid', '2026-11-24'],
    ['2026-11-23T23:30:00Z', 'Atlantic/Canary', '2026-11-23'],
  ])(
    '[DPS-55] a deposit at the time %s in %s belongs to the day %s, in the time zone of its service point',
    async (now, zone, day) => {
      await world.db.update(servicePoints).set({ zone }).where(eq(servicePoints.id, abando))
      world.setNow(new Date(now))
      const body = depositBody()
      const answer = await world.call(operator, `POST ${path}`, {
        body: { ...body, contextInformation: { ...body.contextInformation, timeZone: zone } },
      })
      const days = (await world.db.select({ day: deposits.day }).from(deposits)).map((row) => row.day)
      await world.db.update(servicePoints).set({ zone: null }).where(eq(servicePoints.id, abando))
      expect([answer.status, days]).toEqual([200, [day]])
      expect(codesOf(await list(`day=${day}`))).toEqual(['B-77'])
    },
  )

  it('[DPS-56] the history of deposits can be searched by a part of the bag code, ignoring case, and by the amount', async () => {
    for (const [second, code] of ['B-77120', 'X_1', 'X-1'].entries()) await send(code, second)
    expect(codesOf(await list('search=b-77'))).toEqual(['B-77120'])
    expect(codesOf(await list('search=x_'))).toEqual(['X_1'])
    expect(codesOf(await list('search=123,45'))).toEqual(['X-1', 'X_1', 'B-77120'])
    expect(codesOf(await list('search=123,46'))).toEqual([])
  })

  it('[AZ-01] [DPS-55] the history of deposits contains only deposits at service points that the caller may see', async () => {
    await send('B-1', 1)
    for (const by of ['customer-other', 'customer-deposit', 'customer-pt'])
      expect([by, await list('', by)]).toEqual([by, { content: [], totalElements: 0, totals: [] }])
    const { status } = await world.call('customer-deposit', `GET ${path}?servicePointId=${abando}`)
    expect(status).toBe(404)
  })

  it('[DPS-55] a request for the history of deposits is refused if its day does not exist', async () => {
    const { status, body } = await world.call(operator, `GET ${path}?day=2026-02-30`)
    expect([status, Problem.parse(body).code]).toEqual([400, 'request.invalid-query'])
  })
})

describe('the request to reverse a deposit', () => {
  const { sessionId } = depositBody('B-1', 1)
  const ask = (reason: string, { by = operator, key }: { by?: string; key?: string } = {}) =>
    world.call(by, `POST ${path}/reversal`, {
      body: { sessionId, reason },
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    })
  const requests = async () =>
    (await world.db.select().from(history)).filter(({ action }) => action === 'reversal-requested')

  it('[DPS-57] requesting the reversal of a deposit marks the deposit, adds one entry to the history, and does not change the totals', async () => {
    await send('B-1', 1)
    const before = (await requests()).length
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await ask('  Counted twice ', { key: 'K-1' })).status).toBe(200)
    const found = await list('')
    expect(found.content[0]).toMatchObject({
      state: 'REVERSAL_REQUESTED',
      reversal: { reason: 'Counted twice', requestedAt: worldStart.toISOString(), userName: operator },
    })
    expect(found.totals[0]).toMatchObject({ count: 1, total: 12_345 })
    const told = (await requests()).slice(before)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      kind: 'deposits',
      subjectName: sessionId,
      changes: [{ field: 'reason', from: null, to: 'Counted twice' }],
    })
    const latest = await world.call(operator, `GET ${path}/${abando}`)
    expect(contract.deposits.latest.response.parse(latest.body).deposits[0]?.state).toBe('REVERSAL_REQUESTED')
  })

  it('[DPS-57] a second request to reverse a deposit is refused, even if both requests arrive at the same moment', async () => {
    await send('B-1', 1)
    const answers = await Promise.all(['K-2', 'K-3'].map((key) => ask('Counted twice', { key })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { status, body } = await ask('Once more')
    expect([status, Problem.parse(body).code]).toEqual([409, 'deposits.reversal-requested'])
  })

  it('[DPS-57] a request to reverse a deposit without a reason is refused', async () => {
    await send('B-1', 1)
    const { status, body } = await ask(' ')
    const { issues } = Problem.parse(body)
    expect([status, issues?.map((issue) => [issue.path, issue.rule])]).toEqual([
      400,
      [['reason', 'required']],
    ])
  })

  it("[AZ-01] [DPS-57] a request to reverse another customer's deposit gets 404 and writes no rows", async () => {
    await send('B-1', 1)
    const before = await databaseState(world.db)
    for (const by of ['customer-deposit', 'customer-other', 'customer-pt'])
      expect([by, (await ask('Not mine', { by })).status]).toEqual([by, 404])
    expect((await ask('May not', { by: 'customer-viewer' })).status).toBe(403)
    expect(await databaseState(world.db)).toEqual(before)
  })
})
