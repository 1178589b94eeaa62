import { contract, createClient } from '@remesa/api-client'
import { all, depositingAt, orderingAt, unwrap } from '@remesa/api-client/tasks'
import { isDepositServicePoint } from '@remesa/domain/deposits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InProcessSandbox, startInProcess } from './index'

let sandbox: InProcessSandbox
beforeAll(async () => {
  sandbox = await startInProcess()
}, 240_000)
afterAll(() => sandbox.close())

const apiOf = (username: string) =>
  createClient(
    {
      baseUrl: 'http://sandbox.test',
      fetch: sandbox.fetch,
      getToken: () => sandbox.tokenOf(username),
      random: () => -0.99,
    },
    contract,
  )
const points = (username: string) => unwrap(all(apiOf(username).servicePoints.list, { active: true }))
const counter = async () => {
  const [shop] = await points('customer-operator')
  if (shop === undefined) throw new Error('no service point')
  return unwrap(orderingAt(apiOf('customer-operator'), shop, { now: sandbox.now }))
}
const placed = async (shop: Awaited<ReturnType<typeof counter>>, serviceCode: string | null | undefined) =>
  (await unwrap(shop.history())).filter((row) => row.serviceCode === serviceCode).length

describe('the back end within a test', () => {
  it('the back end in a test identifies the caller by the token, and refuses unknown tokens', async () => {
    expect(await unwrap(apiOf('customer-pe').session.me())).toMatchObject({ username: 'customer-pe' })
    expect(await apiOf('nobody').session.me()).toMatchObject({ error: { kind: 'unauthorized' } })
  })

  it('the back end in a test stores an order once if the response is lost and the client tries again', async () => {
    const shop = await counter()
    sandbox.fail({ call: 'orders.createPickup', as: 'lost-answer' })
    const order = await unwrap(shop.order('pickup').change({ totalAmount: '1.250,50' }).send())
    expect(await placed(shop, order.serviceCode)).toBe(1)
  })

  it('the back end in a test stores no order if the call never arrives', async () => {
    const shop = await counter()
    const before = (await unwrap(shop.history())).length
    sandbox.fail({ call: 'orders.createPickup', as: 'network', times: 2 })
    const pickup = shop.order('pickup').change({ totalAmount: '10' })
    expect(await pickup.send()).toMatchObject({ error: { kind: 'network' } })
    expect((await unwrap(shop.history())).length).toBe(before)
    expect(await pickup.send()).toMatchObject({ ok: true })
  })

  it.each(['unavailable', 'server-error'] as const)(
    'a failure of the type %s that a test plans for its back end occurs once',
    async (as) => {
      const api = apiOf('customer-pe')
      sandbox.fail({ call: 'reports.remove', as })
      const params = { id: 99_999 }
      expect(await api.reports.remove({ params })).toMatchObject({ ok: false, error: { code: as } })
      expect(await api.reports.remove({ params })).toMatchObject({ ok: false, error: { code: 'forbidden' } })
    },
  )

  it('an overload that a test plans for its back end occurs once, and then the client’s retry succeeds', async () => {
    sandbox.fail({ call: 'session.me', as: 'overloaded' })
    expect(await apiOf('customer-pe').session.me()).toMatchObject({ ok: true })
  })

  it('the back end in a test uses the time that the test has set, for example for a deposit', async () => {
    sandbox.setNow(new Date('2026-11-24T11:00:00Z'))
    const bank = (await points('customer-deposit')).find(isDepositServicePoint)
    if (bank === undefined) throw new Error('no device')
    const device = await unwrap(depositingAt(apiOf('customer-deposit'), bank, { now: sandbox.now }))
    const cash = device
      .deposit()
      .change({ commodity: device.commodities[0], totalAmount: '20', barcode: 'B' })
    const sent = cash.change({ channelId: cash.draft().channelId ?? bank.channels[0]?.id })
    expect(await unwrap(sent.send())).toContain('20261124')
  })

  it('resetting the back end in a test restores the initial data, the clock and normal responses', async () => {
    const shop = await counter()
    const rowsOf = async () => (await unwrap(shop.history())).length
    await sandbox.restore()
    const before = await rowsOf()
    const { serviceCode } = await unwrap(shop.order('pickup').change({ totalAmount: '10' }).send())
    sandbox.setNow(new Date('2026-12-24T11:00:00Z'))
    sandbox.fail({ call: 'session.me', as: 'server-error' })
    await sandbox.restore()
    expect(await rowsOf()).toBe(before)
    expect(sandbox.now()).toEqual(new Date('2026-11-23T09:30:00Z'))
    expect(await apiOf('customer-pe').session.me()).toMatchObject({ ok: true })
    expect((await unwrap(shop.order('pickup').change({ totalAmount: '10' }).send())).serviceCode).toBe(
      serviceCode,
    )
  })

  it('the back end in a test creates a requested report', async () => {
    const file = await unwrap((await counter()).report({ everyMs: 100 }))
    expect(file.name).toMatch(/\.xlsx$/)
  }, 30_000)
})
