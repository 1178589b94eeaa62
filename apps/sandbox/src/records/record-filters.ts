import type { ListState } from '@remesa/domain/kernel'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { clients } from '../db/schema'
import { contains } from '../kernel/search-text'

/** Condition on status and country, on records joined to `clients`, by the state of their list. */
export const statusCondition = (
  { active, filters }: Pick<ListState<'countryId'>, 'active' | 'filters'>,
  activeColumn: PgColumn,
): SQL | undefined =>
  and(
    active ? eq(activeColumn, true) : undefined,
    filters.countryId === undefined ? undefined : eq(clients.countryId, Number(filters.countryId)),
  )

/**
 * Condition of the search in selectors: the text occurs in code or description. It matches records with and without an
 * id of the operations system.
 */
export const searchedCondition = (
  { codeOrDesc, hasOid }: { readonly codeOrDesc?: string | undefined; readonly hasOid?: boolean | undefined },
  table: {
    readonly codeSolFolded: PgColumn
    readonly descriptionFolded: PgColumn
    readonly oidSol: PgColumn
  },
): SQL | undefined =>
  and(
    contains(codeOrDesc, table.codeSolFolded, table.descriptionFolded),
    hasOid === undefined ? undefined : (hasOid ? isNotNull : isNull)(table.oidSol),
  )
