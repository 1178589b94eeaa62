import type { ApiError } from '@remesa/api-client'
import { deriveAbility, type PortalAbility } from '@remesa/domain/abilities'
import { type CountryConfig, disabledCountryConfig } from '@remesa/domain/country'
import { type Brand, err, ok, type Result } from '@remesa/domain/kernel'
import type { LoggedUser } from '@remesa/domain/session'
import type { QueryClient } from '@tanstack/react-query'
import type { PortalApi } from '../../kernel/api'
import { ApiFailure, endpointQueryOptions } from '../../kernel/api'

export interface LoadedPortal {
  readonly user: LoggedUser
  readonly config: CountryConfig
  readonly ability: PortalAbility
  /** `false`: the settings of the country failed to load, so every feature is off for now. */
  readonly hasSettings: boolean
}

/** Data that is not needed at once may be late, but must not keep a signed-in user waiting for ever. */
const OPTIONAL_TIMEOUT_MS = 10_000
/** Countries and currencies fit on one page of their lists. */
const WHOLE_LIST = { query: { page: 0, size: 1_000 } }

/** @param options.isSilent for loads that nobody asked for: their failure is shown where their answer is missed. */
export const queriesAfterSignIn = (api: PortalApi, options: { readonly isSilent?: boolean } = {}) => ({
  me: endpointQueryOptions(api.session.me, {}, options),
  countries: endpointQueryOptions(
    api.country.list,
    { query: { ...WHOLE_LIST.query, orderBy: 'name' } },
    options,
  ),
  currencies: endpointQueryOptions(
    api.country.currencies,
    { query: { ...WHOLE_LIST.query, orderBy: 'code' } },
    options,
  ),
  adapters: endpointQueryOptions(api.servicePoints.assignableAdapters, {}, options),
  disclaimer: endpointQueryOptions(api.session.disclaimer, {}, options),
  usersGuide: endpointQueryOptions(api.session.usersGuide, {}, options),
  config: (code: string) => endpointQueryOptions(api.country.config, { query: { code } }, options),
})

/**
 * The loads after sign-in, all in parallel; the settings of the country follow the user, whose country they belong to.
 * Answers stay in the query cache, where the pages find them.
 *
 * If the user can't be loaded, the sign-in has failed. If the settings can't be loaded, every feature is off until they
 * are. Anything else that fails, or takes longer than 10 s, is requested again at its first use. No failure opens a
 * popup. (SGN-16, SGN-17)
 */
export const loadPortal = async (deps: {
  readonly api: PortalApi
  readonly queries: QueryClient
  readonly brand: Brand
}): Promise<Result<LoadedPortal, ApiError>> => {
  const { api, queries, brand } = deps
  const wanted = queriesAfterSignIn(api, { isSilent: true })
  const optional = Promise.all([
    queries.prefetchQuery(wanted.countries),
    queries.prefetchQuery(wanted.currencies),
    queries.prefetchQuery(wanted.adapters),
    queries.prefetchQuery(wanted.disclaimer),
    queries.prefetchQuery(wanted.usersGuide),
  ])
  try {
    const user = await queries.fetchQuery(wanted.me)
    const [config] = await Promise.all([
      queries.fetchQuery(wanted.config(user.country.code)).catch(() => undefined),
      inTime(optional, OPTIONAL_TIMEOUT_MS),
    ])
    const known = config ?? disabledCountryConfig(user.country)
    const ability = deriveAbility({ user, config: known, brand })
    return ok({ user, config: known, ability, hasSettings: config !== undefined })
  } catch (error) {
    if (error instanceof ApiFailure) return err(error.error)
    throw error
  }
}

const inTime = async (work: Promise<unknown>, limitMs: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
