import { contract, Problem } from '@remesa/api-client/contract'
import { parseCountryConfig } from '@remesa/domain/country'
import { classifyOrders, historyWindow, orderKind } from '@remesa/domain/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderPointId } from '../testing/places'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

const timeZone = 'Europe/Madrid'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const history = (
  from: string,
  until: string,
  point = orderPointId('Gran Vía 12'),
  username = 'customer-operator',
  country = 'ES',
) => {
  const query = new URLSearchParams({ lowerLimitSearch: from, upperLimitSearch: until })
  return world.call(username, `GET /api/sol-customer/${country}/v1/request-historial/${point}?${query}`)
}

const servicesOf = (body: unknown) => contract.orders.history.response.parse(body).requestHistorials.services

describe('order history', () => {
  it('[ORD-HIS-24] the history of a busy service point has orders in all four lists, all within the country’s window of days', async () => {
    const { body } = await world.call('customer-operator', 'GET /api/configuration/v1/config?code=ES')
    const config = parseCountryConfig(body)
    if (!config.ok) throw new Error('the settings of ES do not fit')
    const { lowerLimitSearch, upperLimitSearch } = historyWindow(config.value, { now: worldStart, timeZone })
    const services = servicesOf((await history(lowerLimitSearch, upperLimitSearch)).body)
    const lists = classifyOrders(services, { now: worldStart, timeZone })
    expect(lists.today.length).toBeGreaterThan(2)
    expect(lists.next.length).toBeGreaterThan(5)
    expect(lists.previous.length).toBeGreaterThan(5)
    expect(lists.cancelled.length).toBeGreaterThan(1)
    expect(new Set(services.map(orderKind))).toEqual(
      new Set(['pickup', 'delivery', 'delivery-exchange', 'assistance-service', 'supply-material-service']),
    )
  })

  it('[ORD-HIS-20] the history of orders includes orders at both limits of its window, and excludes orders a second beyond them', async () => {
    const start = '2026-11-23T10:30:00+01:00'
    const codes = async (from: string, until: string) =>
      servicesOf((await history(from, until)).body).filter((row) => row.plannedInitialTime === start).length
    expect(await codes(start, start)).toBe(1)
    expect(await codes('2026-11-23T10:30:01+01:00', '2026-11-23T23:00:00+01:00')).toBe(0)
    expect(await codes('2026-11-23T00:00:00+01:00', '2026-11-23T10:29:59+01:00')).toBe(0)
  })

  it('[ORD-HIS-45] the history of orders always includes orders without any time', async () => {
    const services = servicesOf((await history('2020-01-01T00:00:00Z', '2020-01-02T00:00:00Z')).body)
    expect(services.length).toBeGreaterThan(0)
    expect(services.every((row) => row.requestInitialTime === null && row.realInitialTime === null)).toBe(
      true,
    )
  })

  it('the history of orders contains times with the UTC offset of the country', async () => {
    const { body } = await history(
      '2026-11-16T00:00:00Z',
      '2026-11-30T00:00:00Z',
      orderPointId('Miraflores'),
      'customer-pe',
      'PE',
    )
    const times = servicesOf(body).flatMap((row) => row.requestInitialTime ?? [])
    expect(times.length).toBeGreaterThan(0)
    expect(times.every((time) => time.endsWith('-05:00'))).toBe(true)
  })

  it('[ORD-HIS-32] the amounts of an order in two currencies are not added up', async () => {
    const services = servicesOf((await history('2026-11-16T00:00:00Z', '2026-11-30T00:00:00Z')).body)
    const two = services.find((row) => row.requestedAmounts.length === 2)
    expect(
      two?.requestedAmounts.map(({ currencyIsoCode, totalAmount }) => [currencyIsoCode, totalAmount]),
    ).toEqual([
      ['EUR', 8450.25],
      ['USD', 1180],
    ])
  })

  it('[IN-04] a request for the history of orders is refused if its two limits are swapped or too far apart, or if a limit has no UTC offset', async () => {
    const pathOf = async (from: string, until: string) => {
      const { status, body } = await history(from, until)
      return [status, Problem.parse(body).issues?.map(({ path }) => path)]
    }
    expect(await pathOf('2026-11-30T00:00:00Z', '2026-11-16T00:00:00Z')).toEqual([400, ['upperLimitSearch']])
    expect(await pathOf('2020-01-01T00:00:00Z', '2026-11-16T00:00:00Z')).toEqual([400, ['upperLimitSearch']])
    expect(await pathOf('2026-11-16T00:00:00', '2026-11-30T00:00:00Z')).toEqual([400, ['lowerLimitSearch']])
    expect(await pathOf('0000-01-01T00:00:00Z', '0000-01-02T00:00:00Z')).toEqual([400, ['lowerLimitSearch']])
  })
})

describe('pickup detail', () => {
  const rows = async () => servicesOf((await history('2026-11-16T00:00:00Z', '2026-11-30T00:00:00Z')).body)

  it('[ORD-DET-15] the detail of a completed pickup contains its consignment notes with containers and amounts', async () => {
    const done = (await rows()).find(
      (row) => row.requestedAmounts.length === 2 && row.serviceStatusCode === 'DONE',
    )
    const { body } = await world.call(
      'customer-operator',
      `GET /api/sol-customer/ES/v1/pick-up-service/${done?.serviceId}`,
    )
    const detail = contract.orders.pickup.response.parse(body)
    expect(detail.documents.map(({ amounts }) => amounts)).toEqual([
      [{ commodityCode: '0', totalAmount: 8450.25, currencyIsoCode: 'EUR' }],
      [{ commodityCode: '0', totalAmount: 1180, currencyIsoCode: 'USD' }],
    ])
    expect(detail.documents[0]?.container).toHaveLength(2)
    expect(detail.agreementCommodities.map(({ code }) => code)).toEqual(['0', '7'])
  })

  it("[ORD-DET-29] the detail of an order can't be read under the path of a different order type", async () => {
    const delivery = (await rows()).find((row) => orderKind(row) === 'delivery')
    const { status } = await world.call(
      'customer-operator',
      `GET /api/sol-customer/ES/v1/pick-up-service/${delivery?.serviceId}`,
    )
    expect(status).toBe(404)
  })
})
