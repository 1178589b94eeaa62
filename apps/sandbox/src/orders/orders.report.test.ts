import { fromHundredths } from '@remesa/domain/kernel'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  assignments,
  consignmentAmounts,
  consignmentDocuments,
  currencies,
  orderAmounts,
  orders,
  users,
} from '../db/schema'
import { at, findReport, makeFor, rowsOf, storeReport } from '../reports/reports.fixtures'
import { pointId } from '../testing/places'
import { ordersReportBody } from '../testing/requests/reports.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { workReports } from '../worker'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

/** A request for a report whose days include every order of the demo data. */
const body = {
  ...ordersReportBody(),
  lowerLimitSearch: '2026-09-01T00:00:00Z',
  upperLimitSearch: '2027-01-31T00:00:00Z',
}
const make = (
  changes: Partial<typeof body> = {},
  username = 'customer-operator',
  locale?: 'de' | 'es' | 'pt',
) =>
  makeFor(world.db, username, {
    type: 'ORDERS',
    request: { ...body, ...changes },
    ...(locale === undefined ? {} : { locale }),
  })

const ordersAt = (...names: readonly string[]) =>
  world.db
    .select()
    .from(orders)
    .where(inArray(orders.servicePointId, names.map(pointId)))
    .orderBy(asc(orders.id))

describe('the report of orders', () => {
  it('[API-CFG-47] the report of orders contains every order of the service point, including orders without a time, sorted by number', async () => {
    const { sheet, headers, column } = await make()
    expect(sheet).toBe('Orders')
    expect(headers).toEqual([
      'Order',
      'Type',
      'Status',
      'Client',
      'Center',
      'Service point',
      'Requested by',
      'Requested on',
      'Service from',
      'Service until',
      'Planned from',
      'Planned until',
      'Carried out from',
      'Carried out until',
      'Rating',
      'Comments',
    ])
    const stored = await ordersAt('Gran Vía 12')
    expect(stored.some(({ startsAt }) => startsAt === null)).toBe(true)
    expect(column('Order')).toEqual(stored.map(({ serviceCode }) => serviceCode))
    expect(new Set(column('Service point'))).toEqual(new Set(['Gran Vía 12']))
    expect(column('Rating')).toEqual(stored.map(({ rate }) => rate))
    expect(column('Comments')).toEqual(stored.map(({ comments }) => comments))
  })

  it('the report of orders contains times in the time zone of the country, and types and statuses in words', async () => {
    const { column } = await make()
    const stored = await ordersAt('Gran Vía 12')
    const place = stored.findIndex(
      ({ statusCode, serviceType }) => statusCode === 'ONWAY' && serviceType === '0',
    )
    expect(column('Planned from')[place]).toEqual(new Date('2026-11-23T12:20:00Z'))
    expect([column('Type')[place], column('Status')[place]]).toEqual(['Pickup', 'On the way'])
    const change = stored.findIndex(({ serviceType, isChange }) => serviceType === '1' && isChange)
    expect(column('Type')[change]).toBe('Delivery exchange')
  })

  it('the report of orders contains only orders that start within its limits, both inclusive', async () => {
    const stored = await ordersAt('Gran Vía 12')
    const starts = stored.flatMap(({ startsAt }) => startsAt ?? []).toSorted((a, b) => Number(a) - Number(b))
    const [first, second] = [starts[0] ?? worldStart, starts[1] ?? worldStart]
    const { column } = await make({
      lowerLimitSearch: first.toISOString(),
      upperLimitSearch: second.toISOString(),
    })
    const expected = stored.filter(({ startsAt }) => startsAt === null || startsAt <= second)
    expect(column('Order')).toEqual(expected.map(({ serviceCode }) => serviceCode))
    expect(expected.length).toBeLessThan(stored.length)
  })

  it('the report of orders contains the orders of all requested service points', async () => {
    const { column } = await make({ servicePoints: [pointId('Gran Vía 12'), pointId('Casco Viejo')] })
    const stored = await ordersAt('Gran Vía 12', 'Casco Viejo')
    expect(column('Order').toSorted()).toEqual(stored.map(({ serviceCode }) => serviceCode).toSorted())
    expect(new Set(column('Service point'))).toEqual(new Set(['Gran Vía 12', 'Casco Viejo']))
  })

  it('[AZ-01] the report of orders contains no orders of a requested service point that its user may not see', async () => {
    const foreign = pointId('Puerta del Sol')
    const { rows } = await make({ servicePoint: foreign, servicePoints: [foreign] })
    expect(rows).toEqual([])
  })

  it('[AZ-07] the report of orders contains the rows that its user may see when the report is created, not when it is requested', async () => {
    const id = await storeReport(world.db, 'customer-viewer', { request: body })
    const [viewer] = await world.db.select().from(users).where(eq(users.username, 'customer-viewer'))
    const own = eq(assignments.userId, viewer?.id ?? 0)
    const before = await world.db.select().from(assignments).where(own)
    await world.db.delete(assignments).where(own)
    await workReports(world.db, { now: at(worldStart) })
    await world.db.insert(assignments).values(before)
    expect((await rowsOf((await findReport(world.db, id)).content)).rows).toHaveLength(1)
  })

  it('[XS-06] the report of orders contains a comment as text even if the comment looks like a formula', async () => {
    const [order] = await ordersAt('Gran Vía 12')
    const comments = '=HYPERLINK("http://example.org";"x")'
    await world.db
      .update(orders)
      .set({ comments })
      .where(eq(orders.id, order?.id ?? 0))
    expect((await make()).column('Comments')[0]).toBe(comments)
  })

  it.each([
    ['es', 'Pedidos', 'Estado', 'En camino'],
    ['de', 'Aufträge', 'Status', 'Unterwegs'],
    ['pt', 'Pedidos', 'Estado', 'A caminho'],
  ] as const)(
    'the report of orders is in %s if it was requested in that language',
    async (locale, sheet, header, word) => {
      const report = await make({}, 'customer-operator', locale)
      expect(report.sheet).toBe(sheet)
      expect(report.column(header)).toContain(word)
    },
  )
})

describe('the report of amounts', () => {
  it('the report of amounts contains one row for each order and currency, with the amount as a number', async () => {
    const { headers, rows } = await make({ type: 'ORDERS_AMOUNTS' })
    const place = (header: string) => headers.indexOf(header)
    const stored = await world.db
      .select({ order: orders.serviceCode, currency: currencies.code, total: orderAmounts.total })
      .from(orderAmounts)
      .innerJoin(orders, eq(orders.id, orderAmounts.orderId))
      .innerJoin(currencies, eq(currencies.id, orderAmounts.currencyId))
      .where(eq(orders.servicePointId, pointId('Gran Vía 12')))
      .orderBy(asc(orderAmounts.id))
    expect(rows.map((row) => [row[place('Order')], row[place('Currency')], row[place('Amount')]])).toEqual(
      stored.map(({ order, currency, total }) => [order, currency, fromHundredths(total)]),
    )
    expect(new Set(stored.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD']))
  })
})

describe('the report of consignment notes', () => {
  it("the report of consignment notes contains one row for each content of a note, with containers, seals and the commodity's name", async () => {
    const { headers, rows, column } = await make({ type: 'ORDERS_CONSIGNMENTS' })
    const place = (header: string) => headers.indexOf(header)
    const stored = await world.db
      .select({ note: consignmentDocuments.documentNumber, total: consignmentAmounts.total })
      .from(consignmentAmounts)
      .innerJoin(consignmentDocuments, eq(consignmentDocuments.id, consignmentAmounts.documentId))
      .innerJoin(orders, eq(orders.id, consignmentDocuments.orderId))
      .where(eq(orders.servicePointId, pointId('Gran Vía 12')))
      .orderBy(asc(consignmentDocuments.id))
    expect(stored.length).toBeGreaterThan(1)
    expect(rows.map((row) => [row[place('Consignment note')], row[place('Amount')]])).toEqual(
      stored.map(({ note, total }) => [note, fromHundredths(total)]),
    )
    expect(column('Containers')[0]).toMatch(/^B\d+01, B\d+02$/)
    expect(column('Seals')[0]).toMatch(/^P\d+$/)
    expect(new Set(column('Commodity'))).toEqual(new Set(['Efectivo']))
  })

  it('the report of consignment notes also contains one row for a note without any content', async () => {
    const [order] = await ordersAt('Casco Viejo')
    const documentNumber = 'N-1'
    await world.db.insert(consignmentDocuments).values({ orderId: order?.id ?? 0, documentNumber })
    const point = pointId('Casco Viejo')
    const { column } = await make({
      type: 'ORDERS_CONSIGNMENTS',
      servicePoint: point,
      servicePoints: [point],
    })
    const row = column('Consignment note').indexOf(documentNumber)
    expect(row).toBeGreaterThanOrEqual(0)
    expect([column('Amount')[row], column('Containers')[row]]).toEqual([null, null])
  })
})

it('a report that needs several queries contains each row once', async () => {
  const [order] = await ordersAt('Gran Vía 12')
  if (order === undefined) throw new Error('there is no order to copy')
  const { id: _, ...copied } = order
  const copies = Array.from({ length: 650 }, (_copy, at) => ({ ...copied, serviceCode: `copy-${at}` }))
  await world.db.insert(orders).values(copies)
  const { column } = await make()
  const found = column('Order').filter((code) => String(code).startsWith('copy-'))
  expect(found).toEqual(copies.map(({ serviceCode }) => serviceCode))
  await world.db.delete(orders).where(
    and(
      inArray(
        orders.serviceCode,
        copies.map(({ serviceCode }) => serviceCode),
      ),
    ),
  )
})
