import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deriveAbility } from '@remesa/domain/abilities'
import { parseCountryConfig } from '@remesa/domain/country'
import { defaultBrand } from '@remesa/domain/kernel'
import { isOrderServicePoint, orderKind, orderStatuses } from '@remesa/domain/orders'
import { asc, count, eq } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../kernel/package-root'
import { createTestDatabase } from '../../testing/test-database'
import type { OpenDatabase } from '../connection/open-database'
import * as schema from '../schema'
import { seedAccounts } from './accounts.seed'
import { seedConfigs } from './country-configs.seed'
import { orderScenarios } from './order-scenarios.seed'
import { seedAdapters } from './place-kinds'
import { seedClients } from './places.seed'
import { seedDatabase } from './seed-database'
import { placedPoints } from './seeded-places'

const options = { now: new Date('2026-03-29T00:30:00Z'), password: 'remesa', extraOrders: 0 }

let first: OpenDatabase
let second: OpenDatabase
beforeAll(async () => {
  first = await createTestDatabase()
  second = await createTestDatabase()
})
afterAll(() => Promise.all([first.close(), second.close()]))

const tables = [
  schema.countries,
  schema.clients,
  schema.subclients,
  schema.servicePoints,
  schema.servicePointAdapters,
  schema.assignments,
  schema.orders,
  schema.orderAmounts,
  schema.consignmentContainers,
  schema.denominations,
  schema.packs,
  schema.packDenominations,
  schema.faults,
  schema.commodityTypes,
  schema.commodities,
  schema.cancellationReasons,
  schema.depositCommodities,
  schema.vehicles,
  schema.employees,
  schema.solClients,
  schema.solCenters,
  schema.solPoints,
] as const

const rowsOf = async ({ db }: OpenDatabase) =>
  Promise.all(
    tables.map(async (table) => [getTableConfig(table).name, await db.select().from(table)] as const),
  )

const countOrders = async ({ db }: OpenDatabase) =>
  (await db.select({ value: count() }).from(schema.orders))[0]?.value

describe('seeding', () => {
  it('[DU-02] seeding that is interrupted leaves no rows, and can be repeated', async () => {
    const broken = { ...options, extraOrders: Number.NaN, now: new Date(Number.NaN) }
    await expect(seedDatabase(second.db, broken)).rejects.toThrow()
    expect(await countOrders(second)).toBe(0)
    expect(await second.db.select().from(schema.currencies)).toEqual([])
  })

  it('seeding adds the data of a later version to a database that an earlier version has seeded', async () => {
    const old = await createTestDatabase()
    await seedDatabase(old.db, options)
    await old.db.delete(schema.cancellationReasons)
    await old.db.delete(schema.packDenominations)
    await old.db.delete(schema.packs)
    await old.db.delete(schema.denominations)
    await old.db.delete(schema.faults)
    await old.db.delete(schema.commodities)
    await old.db.delete(schema.commodityTypes)
    await old.db.delete(schema.depositCommodities)
    await old.db.delete(schema.employees)
    await old.db.update(schema.orders).set({ vehicleId: null, crew: null })
    await old.db.delete(schema.vehicles)
    for (const table of [schema.solClients, schema.solCenters, schema.solPoints]) await old.db.delete(table)
    await old.db.delete(schema.seedRuns).where(eq(schema.seedRuns.name, 'catalogues'))
    const orders = await countOrders(old)
    expect(await seedDatabase(old.db, options)).toBe(false)
    expect(await countOrders(old)).toBe(orders)
    expect(await old.db.select().from(schema.denominations)).not.toEqual([])
    await old.close()
  })

  it('seeding two databases on the same day creates the same data in both', async () => {
    expect(await seedDatabase(first.db, options)).toBe(true)
    expect(await seedDatabase(second.db, options)).toBe(true)
    expect(await rowsOf(second)).toEqual(await rowsOf(first))
  })

  it('seeding does not change a database that was seeded before, even if several processes start at once', async () => {
    const before = await rowsOf(first)
    const later = { ...options, now: new Date('2027-01-01T00:00:00Z'), extraOrders: 10 }
    expect(await Promise.all([1, 2, 3].map(() => seedDatabase(first.db, later)))).toEqual([
      false,
      false,
      false,
    ])
    expect(await rowsOf(first)).toEqual(before)
  })

  it('seeding adds the requested extra orders, and uses no order number twice', async () => {
    const third = await createTestDatabase()
    await seedDatabase(third.db, { ...options, extraOrders: 2_345 })
    expect(await countOrders(third)).toBe(Number(await countOrders(first)) + 2_345)
    const rows = await third.db
      .select({ code: schema.orders.serviceCode, country: schema.orders.countryId })
      .from(schema.orders)
    expect(new Set(rows.map(({ code, country }) => `${country} ${code}`)).size).toBe(rows.length)
    const [next] = await third.db.select().from(schema.countries).where(eq(schema.countries.code, 'ES'))
    const used = rows.filter(({ country }) => country === next?.id).map(({ code }) => Number(code))
    expect(next?.nextOrderNumber).toBe(Math.max(...used) + 1)
    await third.close()
  })

  it('seeding sets the counters for new ids above the seeded ids', async () => {
    const [added] = await first.db.insert(schema.channels).values({ countryId: 1, text: 'Nuevo' }).returning()
    const all = await first.db.select().from(schema.channels).orderBy(asc(schema.channels.id))
    expect(added?.id).toBe(Math.max(...all.map(({ id }) => id)))
  })
})

describe('the seeded world', () => {
  it('[ORD-HIS-46] the demo data contain orders of every type, status, list and rating', () => {
    expect(new Set(orderScenarios.map(({ kind }) => kind)).size).toBe(5)
    // No order of the demo data has the status STOPPED, because an order gets this status only by a failure.
    expect(new Set([...orderScenarios.map(({ status }) => status), 'STOPPED'])).toEqual(
      new Set(orderStatuses.map(({ code }) => code)),
    )
    expect(new Set(orderScenarios.flatMap(({ rate }) => rate ?? []))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(orderScenarios.some(({ day }) => day === undefined)).toBe(true)
    expect(orderScenarios.some(({ secondAmount }) => secondAmount !== undefined)).toBe(true)
  })

  it('[ORD-HIS-18] the demo data contain orders at every service point that supports orders, and at no other point', async () => {
    const counts = await first.db
      .select({ id: schema.orders.servicePointId, value: count() })
      .from(schema.orders)
      .groupBy(schema.orders.servicePointId)
    const withHistory = new Set(counts.map(({ id }) => id))
    for (const { id, point } of placedPoints) {
      const adapters = seedAdapters.filter(({ code }) => point.adapters.some((own) => own === code))
      expect([point.name, withHistory.has(id)]).toEqual([
        point.name,
        isOrderServicePoint({ adapters: adapters.map((adapter) => ({ ...adapter })) }),
      ])
    }
  })

  it('the demo data contain exchange orders with each of the two service types that back ends store for an exchange', async () => {
    const rows = await first.db.select().from(schema.orders)
    const exchanges = rows.filter((row) => orderKind(row) === 'delivery-exchange')
    expect(new Set(exchanges.map(({ serviceType }) => serviceType))).toEqual(new Set(['1', '2']))
  })

  it('the demo data contain at least one service point of each special kind', () => {
    const points = seedClients.flatMap(({ subclients }) => subclients.flatMap(({ points }) => points))
    expect(points.some(({ agilePickup }) => agilePickup)).toBe(true)
    expect(points.some(({ econoCash }) => econoCash)).toBe(true)
    expect(points.some(({ device }) => device)).toBe(true)
    expect(points.some(({ adapters }) => adapters.length === 0)).toBe(true)
    expect(points.some(({ inactive }) => inactive)).toBe(true)
    expect(points.some(({ manual }) => manual)).toBe(true)
  })

  it('[CFG-46] the demo data contain valid settings, with each switch on in one country and off in another', () => {
    const seen = new Map<string, Set<boolean>>()
    const collect = (value: unknown, path: string) => {
      if (typeof value === 'boolean') seen.set(path, (seen.get(path) ?? new Set()).add(value))
      else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        for (const [name, child] of Object.entries(value)) collect(child, `${path}.${name}`)
      }
    }
    for (const [code, config] of Object.entries(seedConfigs)) {
      const parsed = parseCountryConfig({ ...config, id: 1, code, name: code })
      expect([code, parsed.ok]).toEqual([code, true])
      if (parsed.ok) collect(parsed.value, '')
    }
    expect(seen.size).toBeGreaterThan(30)
    const constant = [...seen].filter(([, values]) => values.size < 2).map(([path]) => path)
    expect(constant).toEqual([])
  })

  const abilityOf = (username: string) => {
    const account = seedAccounts.find((candidate) => candidate.username === username)
    if (account === undefined) throw new Error(`there is no account ${username}`)
    const config = parseCountryConfig({
      ...seedConfigs[account.country],
      id: 1,
      code: account.country,
      name: '',
    })
    if (!config.ok) throw new Error('the settings do not fit')
    const user = {
      userType: account.userType,
      admin: account.admin === true,
      supervisor: account.supervisor === true,
      roles: account.roles.map((suffix) => ({ code: `${defaultBrand.rolePrefix}${suffix}` })),
    }
    return deriveAbility({ user, config: config.value })
  }

  it.each([
    [
      'customer-operator',
      ['Pickup', 'Delivery', 'DeliveryExchange', 'AssistanceService', 'SupplyMaterialService', 'OrdersPage'],
      [],
    ],
    [
      'customer-pickup',
      ['Pickup', 'OrdersPage'],
      ['Delivery', 'DeliveryExchange', 'AssistanceService', 'SupplyMaterialService'],
    ],
    ['customer-viewer', [], ['OrdersPage', 'Pickup']],
    ['customer-supervisor', ['User', 'Client'], ['OrdersPage']],
    ['provider-staff', ['User', 'Client'], ['Pickup']],
    ['no-access', [], ['OrdersPage', 'User', 'Client']],
  ] as const)('the demo account %s has exactly the expected rights', (username, may, mayNot) => {
    const ability = abilityOf(username)
    expect(may.filter((subject) => !ability.can('manage', subject))).toEqual([])
    expect(mayNot.filter((subject) => ability.can('manage', subject))).toEqual([])
  })

  it('the demo data contain the accounts that docs/accounts.md lists', () => {
    const page = readFileSync(join(repositoryRoot(), 'docs/accounts.md'), 'utf8')
    const listed = [...page.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)].map(([, username, shows]) => ({
      username,
      shows,
    }))
    expect(listed).toEqual(seedAccounts.map(({ username, shows }) => ({ username, shows })))
  })

  it('[PRM-23] the provider’s administrator is the only user in the demo data who may see all countries', () => {
    const all = seedAccounts
      .map(({ username }) => username)
      .filter((name) => abilityOf(name).can('read', 'Countries'))
    expect(all).toEqual(['provider-admin'])
  })

  it('the demo data contain one user who has not accepted the disclaimer', async () => {
    const rows = await first.db.select().from(schema.users)
    expect(
      rows
        .filter(({ disclaimerAcceptedAt }) => disclaimerAcceptedAt === null)
        .map(({ username }) => username),
    ).toEqual(['new-user'])
  })
})
