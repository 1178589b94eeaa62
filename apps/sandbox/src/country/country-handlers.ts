import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { eq } from 'drizzle-orm'
import { countries } from '../db/schema'
import { pageRange } from '../kernel/paging'
import type { FeatureHandlers } from '../request/context'
import { listCountries, listCurrencies } from './country-repository'
import { reachableCountry } from './reachable-country'

export const countryHandlers: FeatureHandlers<'country'> = {
  list: async ({ query, context: { db, caller, locale } }) => {
    const { scope } = caller
    const condition = scope.kind === 'everything' ? undefined : eq(countries.id, scope.countryId)
    return ok(await listCountries(db, condition, { ...pageRange(query), locale }))
  },
  config: async ({ query, context }) => {
    const country = await reachableCountry(context, query.code)
    return country ? ok(country.config) : refuse.notFound()
  },
  currencies: async ({ query, context: { db } }) =>
    ok(await listCurrencies(db, { ...pageRange(query), direction: query.direction ?? 'ASC' })),
}
