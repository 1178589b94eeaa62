import { applyBarcodePattern } from '@remesa/domain/firms'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { employees, vehicles } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { canonical, meansDocument } from './document-match'

/** An employee, with the employee's truck. */
export type CrewMember = Awaited<ReturnType<typeof candidatesOf>>[number]

/**
 * Largest number of employees that a search by document reads. A complete document number never matches more employees.
 * A search that matches more contains only a part of a number.
 */
const maxCandidates = 200

/** Active employees of a country with a document number that was scanned or typed. */
export const findCrew = async (
  db: Database,
  { id, config }: CountryFacts,
  { documentType, value }: { readonly documentType: string; readonly value: string },
): Promise<readonly CrewMember[]> => {
  const pattern = config.SearchEmployee.BarcodePostProcessorRegexPattern
  const asked = canonical(value)
  const scanned = canonical(applyBarcodePattern(value, pattern))
  const stored = canonicalColumn(employees.documentValue)
  const candidates = await candidatesOf(
    db,
    and(
      eq(employees.countryId, id),
      eq(employees.documentType, documentType),
      // A stored number may be the whole text of a scan, from which the country's pattern extracts a part. The stored
      // text then contains the searched number.
      or(eq(stored, scanned), sql`position(${asked} in ${stored}) > 0`),
    ),
  )
  return candidates.filter(({ employee }) => meansDocument(employee.documentValue, value, pattern))
}

/** The active employee with a registry number; `undefined` if the country has none. */
export const findCrewMember = async (
  db: Database,
  countryId: number,
  registry: string,
): Promise<CrewMember | undefined> => {
  const [found] = await candidatesOf(
    db,
    and(eq(employees.countryId, countryId), eq(employees.registry, registry)),
  )
  return found
}

/** The active employee with an id; `undefined` if the country has none. */
export const findCrewMemberById = async (
  db: Database,
  countryId: number,
  id: number,
): Promise<CrewMember | undefined> => {
  const [found] = await candidatesOf(db, and(eq(employees.countryId, countryId), eq(employees.id, id)))
  return found
}

/** The active employees with these ids, in the order of the ids. */
export const findCrewMembersById = async (
  db: Database,
  countryId: number,
  ids: readonly number[],
): Promise<readonly CrewMember[]> =>
  ids.length === 0
    ? []
    : await candidatesOf(db, and(eq(employees.countryId, countryId), isAmong(employees.id, ids)))

/** Trucks of a country with these ids. */
export const findTrucksById = async (db: Database, countryId: number, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await db
        .select({ id: vehicles.id, code: vehicles.code, plate: vehicles.plate })
        .from(vehicles)
        .where(and(eq(vehicles.countryId, countryId), isAmong(vehicles.id, ids)))

/** Trucks of a country by plate or code. Case, blanks and hyphens are ignored. */
export const findTrucks = (
  db: Database,
  countryId: number,
  { by, value }: { readonly by: 'plate' | 'code'; readonly value: string },
) =>
  db
    .select({ id: vehicles.id, code: vehicles.code, plate: vehicles.plate, branch: vehicles.branch })
    .from(vehicles)
    .where(and(eq(vehicles.countryId, countryId), eq(canonicalColumn(vehicles[by]), canonical(value))))
    .orderBy(asc(vehicles.id))

const candidatesOf = (db: Database, condition: SQL | undefined) =>
  db
    .select({ employee: employees, vehicle: vehicles })
    .from(employees)
    .leftJoin(vehicles, eq(vehicles.id, employees.vehicleId))
    .where(and(eq(employees.active, true), condition))
    .orderBy(sql`length(${employees.documentValue})`, asc(employees.id))
    .limit(maxCandidates)

/** SQL expression for a column in the format that `canonical` creates. */
const canonicalColumn = (column: PgColumn): SQL =>
  sql`upper(regexp_replace(${column}, '[[:space:]-]', '', 'g'))`
