import { roleCatalogue } from '@remesa/domain/abilities'
import { eq, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { hashPassword } from '../../kernel/password'
import type { Database } from '../database'
import * as schema from '../schema'
import { seedAccounts } from './accounts.seed'
import { bulkOrders } from './bulk-orders'
import {
  seedCancellationReasons,
  seedCommodities,
  seedCommodityTypes,
  seedDepositCommodities,
  seedFaults,
  seedPackDenominations,
  seedPacks,
} from './catalogues.seed'
import { seedCountries } from './countries.seed'
import { seedConfigs } from './country-configs.seed'
import { seedEmployees, seedVehicles } from './crew.seed'
import { currencyId, seedCurrencies } from './currencies.seed'
import { seedDenominations } from './money.seed'
import { addHistory, emptyOrderRows, scenariosAt } from './order-rows'
import { seedAdapters } from './place-kinds'
import { countryOf, placedPoints, placeIds, placeRows } from './seeded-places'
import { seedSolCenters, seedSolClients, seedSolPoints } from './sol.seed'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface SeedOptions {
  /** The time of seeding. The days of all orders depend on it. */
  readonly now: Date
  /** Password of every account. */
  readonly password: string
  /** Number of orders for load tests, in addition to the named scenarios. */
  readonly extraOrders: number
}

/**
 * The number of the database lock for seeding. It is an arbitrary constant that has to be the same in all processes of
 * this product.
 */
const seedLock = 7_306_132

/**
 * The parts of the seed. Each part is run once for a database, and a later version may add parts to existing databases.
 */
const parts = ['world', 'catalogues'] as const
type Part = (typeof parts)[number]

/**
 * Fills a database with the demo data: countries, clients, accounts and histories. All rows are written in one
 * transaction, so a killed process leaves none. A database that was seeded before is not changed.
 *
 * @returns whether this call has seeded the database.
 */
export async function seedDatabase(db: Database, options: SeedOptions): Promise<boolean> {
  if ((await missingParts(db)).length === 0) return false
  // All demo accounts have the same password, so they share one hash.
  const passwordHash = await hashPassword(options.password)
  const isFirst = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const missing = await missingParts(tx)
    if (missing.includes('world')) {
      await insertPlaces(tx)
      await insertAccounts(tx, passwordHash, options.now)
      await insertOrders(tx, options)
    }
    if (missing.includes('catalogues')) await insertCatalogues(tx)
    await continueIds(tx)
    if (missing.length > 0) {
      await tx.insert(schema.seedRuns).values(missing.map((name) => ({ name, ranAt: options.now })))
    }
    return missing.includes('world')
  })
  // Without statistics the embedded database chooses slow plans, and it never collects statistics by itself.
  await db.execute(sql`vacuum analyze`)
  return isFirst
}

const missingParts = async (db: Database | Transaction): Promise<readonly Part[]> => {
  const ran = (await db.select({ name: schema.seedRuns.name }).from(schema.seedRuns)).map(({ name }) => name)
  return parts.filter((part) => !ran.includes(part))
}

async function insertPlaces(tx: Transaction): Promise<void> {
  await tx.insert(schema.currencies).values([...seedCurrencies])
  await tx.insert(schema.countries).values(
    seedCountries.map(({ id, code, name, currencies: [main], firstOrderNumber }) => ({
      id,
      code,
      name,
      mainCurrencyId: currencyId(main),
      config: seedConfigs[code],
      nextOrderNumber: firstOrderNumber,
    })),
  )
  await tx
    .insert(schema.customerCurrencies)
    .values(
      seedCountries.flatMap(({ id, currencies }) =>
        currencies.map((code, at) => ({ countryId: id, currencyId: currencyId(code), main: at === 0 })),
      ),
    )
  await tx.insert(schema.adapters).values([...seedAdapters])
  await tx.insert(schema.clients).values(placeRows.clients)
  await tx.insert(schema.agreementCommodities).values(placeRows.agreementCommodities)
  await tx.insert(schema.delegations).values(placeRows.delegations)
  await tx.insert(schema.subclients).values(placeRows.subclients)
  await tx.insert(schema.channels).values(placeRows.channels)
  await tx.insert(schema.servicePoints).values(placeRows.servicePoints)
  await tx.insert(schema.servicePointAdapters).values(placeRows.servicePointAdapters)
  await tx.insert(schema.servicePointChannels).values(placeRows.servicePointChannels)
  await tx.insert(schema.servicePointCurrencies).values(placeRows.servicePointCurrencies)
  await tx.insert(schema.servicePointLimits).values(placeRows.servicePointLimits)
  await tx.insert(schema.vehicles).values([...seedVehicles])
  await tx.insert(schema.employees).values([...seedEmployees])
}

async function insertCatalogues(tx: Transaction): Promise<void> {
  await tx.insert(schema.denominations).values([...seedDenominations])
  await tx.insert(schema.packs).values([...seedPacks])
  await tx.insert(schema.packDenominations).values([...seedPackDenominations])
  await tx.insert(schema.faults).values([...seedFaults])
  await tx.insert(schema.commodityTypes).values([...seedCommodityTypes])
  await tx.insert(schema.commodities).values([...seedCommodities])
  await tx.insert(schema.cancellationReasons).values([...seedCancellationReasons])
  await tx.insert(schema.depositCommodities).values([...seedDepositCommodities])
  await tx.insert(schema.solClients).values([...seedSolClients])
  await tx.insert(schema.solCenters).values([...seedSolCenters])
  await tx.insert(schema.solPoints).values([...seedSolPoints])
}

async function insertAccounts(tx: Transaction, passwordHash: string, now: Date): Promise<void> {
  const known = new Set(roleCatalogue().map(({ suffix }) => suffix))
  await tx.insert(schema.users).values(
    seedAccounts.map((account, at) => ({
      id: at + 1,
      username: account.username,
      name: account.name,
      lastName: account.lastName,
      email: `${account.username}@remesa.example`,
      passwordHash,
      countryId: countryOf(account.country).id,
      userType: account.userType,
      active: account.inactive !== true,
      admin: account.admin === true,
      supervisor: account.supervisor === true,
      oid: `oid-${account.username}`,
      solCreated: account.unknownToSol !== true,
      solSynchronized: account.unsynchronised !== true,
      updatedAt: now,
      disclaimerAcceptedAt: account.disclaimerPending ? null : now,
      createdAt: now,
    })),
  )
  await tx.insert(schema.userRoles).values(
    seedAccounts.flatMap(({ username, roles }, at) =>
      roles.map((suffix) => {
        if (!known.has(suffix)) throw new Error(`[seed] ${username} has the unknown role ${suffix}`)
        return { userId: at + 1, suffix }
      }),
    ),
  )
  await tx
    .insert(schema.assignments)
    .values(
      seedAccounts.flatMap(({ reach }, at) => reach.map((path) => ({ userId: at + 1, ...placeIds(path) }))),
    )
}

async function insertOrders(tx: Transaction, { now, extraOrders }: SeedOptions): Promise<void> {
  const rows = emptyOrderRows()
  for (const placed of placedPoints) addHistory(rows, placed, now)
  await insertAll(tx, schema.orders, rows.orders)
  await insertAll(tx, schema.orderAmounts, rows.amounts)
  await insertAll(tx, schema.orderPacks, rows.packs)
  await insertAll(tx, schema.orderDenominations, rows.denominations)
  await insertAll(tx, schema.consignmentDocuments, rows.documents)
  await insertAll(tx, schema.consignmentContainers, rows.containers)
  await insertAll(tx, schema.consignmentAmounts, rows.documentAmounts)
  await continueIds(tx)
  const points = placedPoints.filter((placed) => scenariosAt(placed).length > 0)
  for (const batch of bulkOrders(extraOrders, { points, now, firstNumbers: rows.nextNumbers })) {
    await tx.insert(schema.orders).values([...batch])
  }
  for (const [countryId, next] of rows.nextNumbers) {
    await tx.update(schema.countries).set({ nextOrderNumber: next }).where(eq(schema.countries.id, countryId))
  }
}

/** Number of rows in one statement. PostgreSQL accepts 65,535 parameters per statement, and the widest row has 28. */
const batchSize = 1_000

async function insertAll<T extends PgTable>(tx: Transaction, table: T, rows: readonly T['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += batchSize) {
    await tx.insert(table).values(rows.slice(from, from + batchSize))
  }
}

/**
 * Sets the id counter of each table to the table's highest id, because rows that are inserted with an id do not
 * increase the counter.
 */
async function continueIds(tx: Transaction): Promise<void> {
  const tables: readonly PgTable[] = [
    schema.currencies,
    schema.countries,
    schema.adapters,
    schema.clients,
    schema.delegations,
    schema.subclients,
    schema.channels,
    schema.servicePoints,
    schema.users,
    schema.orders,
    schema.orderAmounts,
    schema.consignmentDocuments,
    schema.denominations,
    schema.packs,
    schema.faults,
    schema.commodityTypes,
    schema.commodities,
    schema.vehicles,
    schema.employees,
  ]
  for (const table of tables) {
    const { name } = getTableConfig(table)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
    )
  }
}
