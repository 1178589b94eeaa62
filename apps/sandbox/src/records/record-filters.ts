import type { ListState } from '@remesa/domain/kernel'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { clients } from '../db/schema'
import { contains } from '../kernel/search-text'

/**
 * SQL condition: the record matches the filters of its list for status and country. The query has to join `clients`.
 */
export const statusCondition = (
  { active, filters }: Pick<ListState<'countryId'>, 'active' | 'filters'>,
  activeColumn: PgColumn,
): SQL | undefined =>
  and(
    active ? eq(activeColumn, true) : undefined,
    filters.countryId === undefined ? undefined : eq(clients.countryId, Number(filters.countryId)),
  )

/**
 * SQL condition for the search in a selector: the code or the description contains the text. If `hasOid` is set, only
 * records with an operations system id match (`true`), or only records without it (`false`).
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
