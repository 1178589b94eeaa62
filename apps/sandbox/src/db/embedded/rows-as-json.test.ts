import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestWorld, type TestWorld } from '../../testing/test-world'
import { countries, currencies, orders } from '../schema'
import { jsonRow, jsonRows, jsonRowText, parseJsonRow } from './rows-as-json'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const shape = {
  order: {
    id: orders.id,
    isChange: orders.isChange,
    startsAt: orders.startsAt,
    realFinalTime: orders.realFinalTime,
    rate: orders.rate,
  },
  country: { code: countries.code, config: countries.config },
  currency: { symbol: currencies.symbol },
}

const joined = <Columns extends Parameters<TestWorld['db']['select']>[0]>(columns: NonNullable<Columns>) =>
  world.db
    .select(columns)
    .from(orders)
    .innerJoin(countries, eq(countries.id, orders.countryId))
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .orderBy(orders.id)

describe('rows that travel as JSON', () => {
  it('rows that are read as JSON have the same values as rows that are read as columns', async () => {
    const rows = await joined(shape)
    const [found] = await world.db
      .select({ rows: jsonRows(shape, sql`(${joined({ row: jsonRow(shape) })})`) })
      .from(sql`(values (1)) as one`)
    expect(rows.some(({ order }) => order.rate === null)).toBe(true)
    expect(rows.some(({ order }) => order.startsAt instanceof Date)).toBe(true)
    expect(found?.rows).toEqual(rows)
  })

  it('any number of rows can be read as one row with a single JSON value', async () => {
    const found = await world.db
      .select({ rows: jsonRows(shape, sql`(${joined({ row: jsonRow(shape) })})`) })
      .from(sql`(values (1)) as one`)
    expect(found).toHaveLength(1)
    expect(found[0]?.rows.length).toBeGreaterThan(20)
  })

  it('an empty result that is read as JSON has no rows', async () => {
    const none = world.db
      .select({ row: jsonRow({ order: shape.order }) })
      .from(orders)
      .where(sql`false`)
    const [found] = await world.db
      .select({ rows: jsonRows({ order: shape.order }, sql`(${none})`) })
      .from(sql`(values (1)) as one`)
    expect(found?.rows).toEqual([])
  })

  it('rows with equal values have equal JSON texts', async () => {
    const first = await joined({ text: jsonRowText(shape) })
    const second = await joined({ text: jsonRowText(shape) })
    expect(second).toEqual(first)
    expect(new Set(first.map(({ text }) => text)).size).toBe(first.length)
    expect(first.map(({ text }) => parseJsonRow(shape, text))).toEqual(await joined(shape))
  })
})
