import { type Refusal, refuse } from '@remesa/api-client/server'
import {
  buildSearchRequest,
  canSearch,
  type SearchDraft,
  type SearchRequest,
  validateSearch,
} from '@remesa/domain/firms'
import { ok, type Result } from '@remesa/domain/kernel'
import { type CountryFacts, reachableCountry } from '../country'
import type { ApiContext } from '../request/context'

/**
 * The country with a code, and its settings. The response is 404 if the caller may not see the country, and 403 if the
 * country does not allow searches for crews.
 */
export const searchableCountry = async (
  context: ApiContext,
  code: string,
): Promise<Result<CountryFacts, Refusal<'not-found' | 'forbidden'>>> => {
  const country = await reachableCountry(context, code)
  if (country === undefined) return refuse.notFound()
  const { allowed, reasons } = canSearch({ ability: context.caller.ability, config: country.config })
  return allowed ? ok(country) : refuse.forbidden(reasons[0]?.key)
}

/**
 * Checks that the search form of the country could send this search. Otherwise the response is 400, with the issues at
 * the names of the query parameters.
 */
export const checkSearch = (
  { caller }: ApiContext,
  { config }: CountryFacts,
  draft: SearchDraft,
  queryNames: { readonly searchType: string; readonly identifier: string },
): Result<SearchRequest, Refusal<'request.invalid-query'>> => {
  const user = { country: { code: caller.config.code } }
  const issues = validateSearch(draft, { ability: caller.ability, user, config })
  if (issues.length === 0) return ok(buildSearchRequest(draft, config))
  const paths: Readonly<Record<string, string>> = queryNames
  return refuse.invalid(
    issues.map((found) => ({ ...found, path: paths[found.path] ?? found.path })),
    'request.invalid-query',
  )
}
