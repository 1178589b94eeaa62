import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowIdOf } from '../kernel/row-id'

/**
 * SQL condition for the record that a call about orders names. It is named by its id in the operations system, or by
 * the portal's own id if it has none.
 */
export const matchesExternalId = (
  externalId: string,
  { id, oidSol }: { readonly id: PgColumn; readonly oidSol: PgColumn },
): SQL | undefined => {
  const own = rowIdOf(externalId)
  return or(eq(oidSol, externalId), own === undefined ? undefined : and(isNull(oidSol), eq(id, own)))
}
