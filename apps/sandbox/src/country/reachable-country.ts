import { eq } from 'drizzle-orm'
import { type Caller, reachesCountry } from '../authorisation'
import type { Database } from '../db/database'
import { countries } from '../db/schema'
import { type CountryFacts, findCountry } from './country-repository'

/** The country with a code; `undefined` if no country has the code or the caller may not see the country. */
export const reachableCountry = async (
  { db, caller }: { readonly db: Database; readonly caller: Pick<Caller, 'scope'> },
  code: string,
): Promise<CountryFacts | undefined> => {
  const country = await findCountry(db, code)
  return country && reachesCountry(caller.scope, country.id) ? country : undefined
}

/**
 * Id and code of the country with an id or a code, without its settings; `undefined` if there is no such country or the
 * caller may not see it.
 */
export const reachableCountryNamed = async (
  { db, caller }: { readonly db: Database; readonly caller: Pick<Caller, 'scope'> },
  named: string | number,
): Promise<{ readonly id: number; readonly code: string } | undefined> => {
  const [country] = await db
    .select({ id: countries.id, code: countries.code })
    .from(countries)
    .where(typeof named === 'string' ? eq(countries.code, named) : eq(countries.id, named))
  return country && reachesCountry(caller.scope, country.id) ? country : undefined
}
