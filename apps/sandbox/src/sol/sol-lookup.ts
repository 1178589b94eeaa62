import type { Refusal } from '@remesa/api-client/server'
import type { Result } from '@remesa/domain/kernel'
import type { SourceSystem } from '@remesa/domain/records'
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import { solCenters, solClients, solPoints } from '../db/schema'
import { askSol } from './sol-triggers'

export type SolClient = typeof solClients.$inferSelect
export type SolCenter = typeof solCenters.$inferSelect
export type SolPoint = typeof solPoints.$inferSelect

/** The identifiers by which the operations system searches for a record. */
export interface SolQuery {
  readonly countryId: number
  /** The system that has to know the code; `NONE` if any system may know it. */
  readonly sourceSystem: SourceSystem
  readonly code: string
  /**
   * Id in the operations system, if it is known. The search finds the record with this id even if the record's code has
   * changed.
   */
  readonly oid?: string | null
}

type Query<Found> = Promise<Result<Found | undefined, Refusal<'unavailable'>>>

/**
 * The client with the code in the query; `undefined` if the operations system has no such client. If that system does
 * not respond, the result is a refusal with 503.
 */
export const findSolClient = (db: Database, query: SolQuery): Query<SolClient> =>
  askSol(query.code, async (code) => {
    const [found] = await db
      .select()
      .from(solClients)
      .where(meant(solClients, query, eq(solClients.code, code)))
      .orderBy(...best(solClients, query))
      .limit(1)
    return found
  })

/**
 * The center with the code in the query, below the client with `clientCode`; `undefined` if the operations system has
 * no such center. If that system does not respond, the result is a refusal with 503.
 */
export const findSolCenter = (
  db: Database,
  query: SolQuery & { readonly clientCode: string },
): Query<SolCenter> =>
  askSol(query.code, async (code) => {
    const named = and(eq(solCenters.clientCode, query.clientCode), eq(solCenters.code, code))
    const [found] = await db
      .select()
      .from(solCenters)
      .where(meant(solCenters, query, named))
      .orderBy(...best(solCenters, query))
      .limit(1)
    return found
  })

/**
 * The service point with the code in the query; `undefined` if the operations system has no such point. If that system
 * does not respond, the result is a refusal with 503. With a named source system, the code alone is sufficient. With
 * the source system `NONE`, the codes of the point's client and center are required too.
 */
export const findSolPoint = (
  db: Database,
  query: SolQuery & {
    readonly clientCode?: string | null | undefined
    readonly centerCode?: string | null | undefined
  },
): Query<SolPoint> =>
  askSol(query.code, async (code) => {
    const { clientCode, centerCode, oid = null } = query
    const parents = clientCode && centerCode
    if (query.sourceSystem === 'NONE' && !parents && oid === null) return undefined
    const named = and(
      eq(solPoints.code, code),
      clientCode ? eq(solPoints.clientCode, clientCode) : undefined,
      centerCode ? eq(solPoints.centerCode, centerCode) : undefined,
    )
    const [found] = await db
      .select()
      .from(solPoints)
      .where(meant(solPoints, query, named))
      .orderBy(...best(solPoints, query))
      .limit(1)
    return found
  })

/**
 * The client with an id in the operations system. It is read from the tables of that system, without the call that
 * could be slow or fail.
 */
export const solClientOf = async (db: Database, oid: string): Promise<SolClient | undefined> => {
  const [found] = await db.select().from(solClients).where(eq(solClients.oid, oid))
  return found
}

/** The center with an id in the operations system, read from the tables of that system. */
export const solCenterOf = async (db: Database, oid: string): Promise<SolCenter | undefined> => {
  const [found] = await db.select().from(solCenters).where(eq(solCenters.oid, oid))
  return found
}

/** The service point with an id in the operations system, read from the tables of that system. */
export const solPointOf = async (db: Database, oid: string): Promise<SolPoint | undefined> => {
  const [found] = await db.select().from(solPoints).where(eq(solPoints.oid, oid))
  return found
}

interface RecordTable {
  readonly id: PgColumn
  readonly oid: PgColumn
  readonly countryId: PgColumn
  readonly sourceSystem: PgColumn
}

const meant = (
  table: RecordTable,
  { countryId, sourceSystem, oid = null }: SolQuery,
  named: SQL | undefined,
): SQL | undefined => {
  const bySystem = sourceSystem === 'NONE' ? named : and(eq(table.sourceSystem, sourceSystem), named)
  return and(eq(table.countryId, countryId), oid === null ? bySystem : or(eq(table.oid, oid), bySystem))
}

/**
 * The order of the found records. A record with the known id precedes records that match only by their code. Records
 * that match equally are sorted by their row ids.
 */
const best = (table: RecordTable, { oid = null }: SolQuery): readonly SQL[] =>
  oid === null ? [asc(table.id)] : [desc(eq(table.oid, oid)), asc(table.id)]
