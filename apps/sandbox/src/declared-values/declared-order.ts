import { and, eq } from 'drizzle-orm'
import type { Caller } from '../authorisation'
import { reachableCountry } from '../country'
import type { Database } from '../db/database'
import { orders } from '../db/schema'
import { findOrder } from '../orders'

/** The order with the service code and the country in a call. */
export interface NamedOrder {
  readonly countryCode: string
  readonly serviceCode: string
}

export interface DeclaredOrderQuery extends NamedOrder {
  readonly caller: Caller
  /** Whether the row of the order is locked until the transaction ends. */
  readonly lock: boolean
}

/**
 * The pickup with a service code, with its service point, subclient, client and country. `undefined` for an order of
 * another type, and for an order that the caller may not see.
 */
export const findDeclaredOrder = async (
  db: Database,
  { countryCode, serviceCode, caller, lock }: DeclaredOrderQuery,
) => {
  const country = await reachableCountry({ db, caller }, countryCode)
  if (country === undefined) return undefined
  const named = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.countryId, country.id), eq(orders.serviceCode, serviceCode)))
  const [row] = await (lock ? named.for('update') : named)
  if (row === undefined) return undefined
  const found = await findOrder(db, { id: row.id, scope: caller.scope, country, kinds: ['pickup'] })
  return found && { ...found, country }
}
