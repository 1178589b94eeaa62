import { contract, Problem } from '@remesa/api-client/contract'
import { toOffsetIso } from '@remesa/domain/kernel'
import { classifyOrders, orderStart } from '@remesa/domain/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeRows } from '../db/seed/seeded-places'
import { orderAt, orderPointId } from '../testing/places'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const dayMs = 86_400_000

const upcoming = async (username: string, query = 'size=1000', country = 'ES') => {
  const { body } = await world.call(username, `GET /api/sol-customer/${country}/v1/request-upcoming?${query}`)
  return contract.orders.upcoming.response.parse(body)
}
type Listed = Awaited<ReturnType<typeof upcoming>>['content'][number]

const withoutPoint = ({ servicePoint: _, ...row }: Listed) => row

/** Today's and later orders of every service point whose history an account may read, one point after another. */
const fromHistories = async (username: string, country: string, timeZone: string, now: Date) => {
  const window = new URLSearchParams({
    lowerLimitSearch: toOffsetIso(new Date(now.getTime() - 2 * dayMs), timeZone),
    upperLimitSearch: toOffsetIso(new Date(now.getTime() + 390 * dayMs), timeZone),
  })
  const rows = []
  for (const { description, zone } of placeRows.servicePoints) {
    const path = `/api/sol-customer/${country}/v1/request-historial/${orderPointId(description)}`
    const { status, body } = await world.call(username, `GET ${path}?${window}`)
    if (status === 404) continue
    const { services } = contract.orders.history.response.parse(body).requestHistorials
    const { today, next } = classifyOrders(services, { now, timeZone: zone ?? timeZone })
    rows.push(...today, ...next)
  }
  return rows
}

const byId = <Row extends { readonly serviceId: string | null }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => Number(a.serviceId) - Number(b.serviceId))

describe('[ORD-150] upcoming orders', () => {
  it.each([
    ['customer-operator', 'ES', 'Europe/Madrid'],
    ['customer-pickup', 'ES', 'Europe/Madrid'],
    ['customer-viewer', 'ES', 'Europe/Madrid'],
    ['customer-pe', 'PE', 'America/Lima'],
    ['customer-pt', 'PT', 'Europe/Lisbon'],
    ['provider-staff', 'ES', 'Europe/Madrid'],
    ['provider-admin', 'DE', 'Europe/Berlin'],
  ])(
    'the upcoming orders for the user %s are all orders of today and later in the histories that the user may read',
    async (...of) => {
      const [username, country, timeZone] = of
      const { content, totalElements } = await upcoming(username, 'size=1000', country)
      const expected = await fromHistories(username, country, timeZone, worldStart)
      expect(expected.length).toBeGreaterThan(5)
      expect(byId(content.map(withoutPoint))).toEqual(byId(expected))
      expect(totalElements).toBe(expected.length)
    },
  )

  it('the upcoming orders include orders of an inactive service point, which the truck may still visit', async () => {
    const { content } = await upcoming('customer-operator')
    const points = content.map(({ servicePoint }) => servicePoint.description)
    expect(points).toContain('Fuencarral, cerrada')
  })

  it('the upcoming orders start with today in the time zone of the country, and exclude cancelled orders', async () => {
    // 22:30 on the 23rd in Lima is already the 24th in Madrid and in UTC.
    const now = new Date('2026-11-24T03:30:00Z')
    world.setNow(now)
    const { content } = await upcoming('customer-pe', 'size=1000', 'PE')
    world.setNow(worldStart)
    const { today } = classifyOrders(content, { now, timeZone: 'America/Lima' })
    expect(today.some((row) => orderStart(row)?.toISOString().startsWith('2026-11-23'))).toBe(true)
    expect(byId(content.map(withoutPoint))).toEqual(
      byId(await fromHistories('customer-pe', 'PE', 'America/Lima', now)),
    )
    expect(content.filter(({ serviceStatusCode }) => serviceStatusCode === 'CANCELLED')).toEqual([])
  })

  it("the upcoming orders of a caller with one service point are that point's orders, and the list is empty for a caller without points", async () => {
    expect(await upcoming('customer-empty')).toEqual({ content: [], totalElements: 0 })
    const pickups = await upcoming('customer-pickup')
    expect(new Set(pickups.content.map(({ servicePoint }) => servicePoint.description))).toEqual(
      new Set(['Gran Vía 12']),
    )
  })
})

describe('[ORD-151] a page of upcoming orders', () => {
  it('the upcoming orders are sorted by start and then by service point, and orders without a start come last', async () => {
    const { content } = await upcoming('provider-staff')
    const compare = (a: Listed, b: Listed) => {
      const [first, second] = [a, b].map((row) => orderStart(row)?.getTime() ?? Number.POSITIVE_INFINITY)
      if (first !== second) return Number(first) - Number(second)
      if (a.servicePoint.description !== b.servicePoint.description)
        return a.servicePoint.description < b.servicePoint.description ? -1 : 1
      return a.servicePoint.id - b.servicePoint.id || Number(a.serviceId) - Number(b.serviceId)
    }
    expect(content).toEqual(content.toSorted(compare))
    const starts = content.map((row) => orderStart(row)?.getTime())
    expect(starts.at(-1)).toBeUndefined()
    // Several orders must have the same start. Otherwise the sorting by service point would not be tested.
    expect(new Set(starts).size).toBeLessThan(starts.length)
    expect(new Set(content.map(({ servicePoint }) => servicePoint.subclient.client.id)).size).toBeGreaterThan(
      1,
    )
  })

  it('[API-CFG-26] the pages of upcoming orders contain each order once, ten orders per page by default, and the total of all pages', async () => {
    const all = await upcoming('customer-operator')
    const size = 7
    const pages = []
    for (let page = 0; page * size < all.totalElements; page += 1) {
      const { content, totalElements } = await upcoming('customer-operator', `page=${page}&size=${size}`)
      expect([content.length <= size, totalElements]).toEqual([true, all.totalElements])
      pages.push(...content)
    }
    expect(pages).toEqual(all.content)
    expect((await upcoming('customer-operator', '')).content).toEqual(all.content.slice(0, 10))
    expect(await upcoming('customer-operator', 'page=1000000')).toEqual({ ...all, content: [] })
  })

  it('a page of upcoming orders omits an order that was cancelled after the previous page was read', async () => {
    const before = await upcoming('customer-operator')
    const reasons = await world.call('customer-operator', 'GET /api/sol-customer/ES/v1/cancellation-reason')
    const [reason] = contract.orders.cancellationReasons.response.parse(reasons.body).cancellationReasons
    const cancelled = orderAt('Gran Vía 12', 'pickup', ({ statusCode }) => statusCode === 'PENDING')
    const { status } = await world.call(
      'customer-operator',
      `PATCH /api/sol-customer/ES/v1/pick-up-service/${cancelled}`,
      { body: { cancellationReasonId: reason?.code, observations: '' } },
    )
    expect(status).toBeLessThan(300)
    const after = await upcoming('customer-operator')
    expect(after.totalElements).toBe(before.totalElements - 1)
    expect(after.content).toEqual(before.content.filter(({ serviceId }) => serviceId !== cancelled))
  })

  it.each([
    ['page=-1', 'page'],
    ['page=1000001', 'page'],
    ['page=x', 'page'],
    ['size=0', 'size'],
    ['size=1001', 'size'],
    ['size=%25', 'size'],
    ['size=10&size=20', 'size'],
  ])(
    '[IN-01] a request for a page of upcoming orders is refused because of %s, and the issue states the parameter',
    async (query, path) => {
      const { status, body } = await world.call(
        'customer-operator',
        `GET /api/sol-customer/ES/v1/request-upcoming?${query}`,
      )
      const { code, issues } = Problem.parse(body)
      expect([status, code, issues?.map((found) => found.path)]).toEqual([
        400,
        'request.invalid-query',
        [path],
      ])
    },
  )

  it('[AZ-01] a page of upcoming orders for a country that the caller may not see gets the response for a missing country', async () => {
    for (const country of ['DE', 'ZZ']) {
      const path = `/api/sol-customer/${country}/v1/request-upcoming`
      const { status, body } = await world.call('customer-operator', `GET ${path}`)
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
  })
})

describe('[ORD-194] past orders of several points', () => {
  const past = async (username: string, list: string, country = 'ES', size = '1000', page = '0') => {
    const query = new URLSearchParams({
      list,
      lowerLimitSearch: toOffsetIso(new Date(worldStart.getTime() - 30 * dayMs), 'UTC'),
      upperLimitSearch: toOffsetIso(new Date(worldStart.getTime() + 30 * dayMs), 'UTC'),
      ...{ size, page },
    })
    const { body } = await world.call(username, `GET /api/sol-customer/${country}/v1/request-past?${query}`)
    return contract.orders.past.response.parse(body)
  }

  it.each([
    ['customer-operator', 'ES', 'Europe/Madrid'],
    ['customer-pe', 'PE', 'America/Lima'],
    ['provider-admin', 'ES', 'Europe/Madrid'],
  ])(
    'the past orders for the user %s are the previous and the cancelled orders of all visible service points, latest first',
    async (...of) => {
      const [username, country, timeZone] = of
      for (const list of ['previous', 'cancelled'] as const) {
        const { content, totalElements } = await past(username, list, country)
        expect(totalElements).toBe(content.length)
        expect(content.length).toBeGreaterThan(0)
        const starts = content.map((row) => orderStart(row)?.getTime() ?? 0)
        expect(starts).toEqual(starts.toSorted((a, b) => b - a))
        expect(new Set(classifyOrders(content, { now: worldStart, timeZone })[list])).toEqual(
          new Set(content),
        )
      }
    },
  )

  it('the past orders are divided into pages, and exclude upcoming orders', async () => {
    const whole = await past('customer-operator', 'previous')
    const second = await past('customer-operator', 'previous', 'ES', '2', '1')
    expect(second.content).toEqual(whole.content.slice(2, 4))
    const ids = new Set(whole.content.map(({ serviceId }) => serviceId))
    const { content } = await upcoming('customer-operator')
    expect(content.filter(({ serviceId }) => ids.has(serviceId))).toEqual([])
  })

  it('a request for past orders is refused with an issue at `upperLimitSearch` if the last instant is before the first', async () => {
    const query = 'list=previous&lowerLimitSearch=2026-11-30T00:00:00Z&upperLimitSearch=2026-11-01T00:00:00Z'
    const answer = await world.call('customer-operator', `GET /api/sol-customer/ES/v1/request-past?${query}`)
    expect(answer.status).toBe(400)
    expect(Problem.parse(answer.body).issues).toMatchObject([{ path: 'upperLimitSearch' }])
  })
})
