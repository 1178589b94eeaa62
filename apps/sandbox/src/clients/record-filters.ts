import { permittedListState, type RecordSubjects } from '@remesa/domain/clients'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '../authorisation'
import { clients } from '../db/schema'
import { contains } from '../kernel/search-text'

/** What records are narrowed to, by the query of their list or the filters of their report. */
export type AskedRecords<Text extends string, PreciseFlag extends string> = {
  readonly [Name in Text]?: string | undefined
} & {
  readonly [Flag in PreciseFlag]?: boolean | undefined
} & {
  readonly countryId?: number | undefined
  readonly active?: boolean | undefined
}

/**
 * Condition on status and country, on records joined to `clients`. Who may not switch them on and off gets active ones
 * alone, and the country counts for administrators alone, as in the portal.
 */
export const permittedCondition = (
  asked: Pick<AskedRecords<never, never>, 'countryId' | 'active'>,
  { ability, admin }: Pick<Caller, 'ability' | 'admin'>,
  { subjects, activeColumn }: { readonly subjects: RecordSubjects; readonly activeColumn: PgColumn },
): SQL | undefined => {
  const { active, filters } = permittedListState<'countryId'>(
    {
      page: 1,
      orderBy: 'id',
      direction: 'DESC',
      active: asked.active === true,
      filters: asked.countryId === undefined ? {} : { countryId: String(asked.countryId) },
      precise: [],
    },
    { ability, admin, subjects },
  )
  return and(
    active ? eq(activeColumn, true) : undefined,
    filters.countryId === undefined ? undefined : eq(clients.countryId, Number(filters.countryId)),
  )
}

/** Condition by which selectors search: a text in code or description, known to the operations system or not. */
export const searchedCondition = (
  { codeOrDesc, hasOid }: { readonly codeOrDesc?: string | undefined; readonly hasOid?: boolean | undefined },
  table: { readonly codeSol: PgColumn; readonly description: PgColumn; readonly oidSol: PgColumn },
): SQL | undefined =>
  and(
    contains(codeOrDesc, table.codeSol, table.description),
    hasOid === undefined ? undefined : (hasOid ? isNotNull : isNull)(table.oidSol),
  )
