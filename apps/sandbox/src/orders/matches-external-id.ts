import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowIdOf } from '../kernel/row-id'

/**
 * SQL condition: the record has the id `externalId`, by which calls about orders identify it. This is the record's id
 * in the operations system. For a record without that id, it is the portal's own id.
 */
export const matchesExternalId = (
  externalId: string,
  { id, oidSol }: { readonly id: PgColumn; readonly oidSol: PgColumn },
): SQL | undefined => {
  const own = rowIdOf(externalId)
  return or(eq(oidSol, externalId), own === undefined ? undefined : and(isNull(oidSol), eq(id, own)))
}
