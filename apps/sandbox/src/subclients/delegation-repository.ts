import { FALLBACK_LOCALE } from '@remesa/domain/kernel'
import type { Delegation } from '@remesa/domain/subclients'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { delegations } from '../db/schema'
import { inTextOrder } from '../kernel/text-collation'

/** Branches of the cash-in-transit provider in a country, sorted by name. Closed branches are marked as inactive. */
export const listDelegations = (db: Database, countryId: number): Promise<Delegation[]> =>
  db
    .select({
      id: delegations.id,
      idSmartcash: delegations.idSmartcash,
      description: delegations.description,
      codeSol: delegations.codeSol,
      principalBol: delegations.principal,
      active: delegations.active,
    })
    .from(delegations)
    .where(eq(delegations.countryId, countryId))
    .orderBy(inTextOrder(delegations.description, FALLBACK_LOCALE), asc(delegations.id))
