import type { CountryConfig } from '@remesa/domain/country'
import type { SubclientSummary } from '@remesa/domain/subclients'
import { and, eq } from 'drizzle-orm'
import { type Scope, subclientsWithin } from '../authorisation'
import { readConfig } from '../db/country-settings'
import type { Database } from '../db/database'
import { clients, countries, currencies, delegations, subclients } from '../db/schema'
import { subclientFields, toSubclient } from '../subclients'

/** The subclient of a service point with its parents, and the settings of the country. */
export interface ServicePointPlace {
  readonly subclient: SubclientSummary
  readonly config: CountryConfig
}

/**
 * The subclient of a service point with its parents, and the settings of the country; `undefined` if the subclient is
 * not within the scope.
 */
export const findPlace = async (
  db: Database,
  subclientId: number,
  scope: Scope,
): Promise<ServicePointPlace | undefined> => {
  const [row] = await db
    .select({ ...subclientFields, config: countries.config })
    .from(subclients)
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .leftJoin(delegations, eq(delegations.id, subclients.delegationId))
    .where(and(subclientsWithin(db, scope), eq(subclients.id, subclientId)))
  return row && { subclient: toSubclient(row), config: readConfig(row) }
}
