import type { ApiError } from '@remesa/api-client'
import { deriveAbility, type PortalAbility } from '@remesa/domain/abilities'
import { type CountryConfig, disabledCountryConfig } from '@remesa/domain/country'
import { type Brand, err, ok, type Result } from '@remesa/domain/kernel'
import type { LoggedUser } from '@remesa/domain/session'
import { CancelledError, type QueryClient } from '@tanstack/react-query'
import type { PortalApi } from '../kernel/api'
import { ApiFailure, endpointQueryOptions } from '../kernel/api'
import { inTime } from '../kernel/loading'
import { OPTIONAL_TIMEOUT_MS, ROWS_HEAD_START_MS } from '../kernel/time-limits'

export interface LoadedPortal {
  readonly user: LoggedUser
  readonly config: CountryConfig
  readonly ability: PortalAbility
  /** Whether the settings of the country are loaded. Until then every feature is off. */
  readonly hasSettings: boolean
}

/** Input of the calls for countries and for currencies. One page has space for all countries or all currencies. */
const WHOLE_LIST = { query: { page: 0, size: 1_000 } }

/**
 * The queries of the data that the portal needs after a sign-in.
 * @param options.isSilent whether the calls are made in the background. Their failures open no popup, and are shown
 * where the response is needed.
 */
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

export interface LoadPortalDeps {
  readonly api: PortalApi
  readonly queries: QueryClient
  readonly brand: Brand
  /** Code of the country to which the user probably belongs. Its settings are requested together with the user. */
  readonly likelyCountry?: string | null
  /** Requests the first data of the page for the signed-in user. Resolves once the data have arrived or failed. */
  readonly prefetch?: (portal: Promise<Result<LoadedPortal, ApiError>>) => Promise<void>
}

/**
 * Loads the data that the portal needs after sign-in, in parallel. The settings of the user's country are requested
 * after the user, or at once if the country is already known. The responses are cached for the pages.
 *
 * If the user can't be loaded, the sign-in has failed. If the settings can't be loaded, every feature is off until
 * they are loaded. Other data that fail to load, or take longer than 10 s, are requested again when a page needs
 * them. No failure opens a popup. (SGN-16, SGN-17)
 */
export const loadPortal = async (deps: LoadPortalDeps): Promise<Result<LoadedPortal, ApiError>> => {
  const { api, queries, prefetch } = deps
  // The requests for the first page are sent before the requests for later pages.
  const portal = loadUser(deps)
  const requested = prefetch?.(portal) ?? Promise.resolve()
  const optional = queriesAfterSignIn(api, { isSilent: true })
  const rest = Promise.all([
    queries.prefetchQuery(optional.countries),
    queries.prefetchQuery(optional.currencies),
    queries.prefetchQuery(optional.adapters),
    queries.prefetchQuery(optional.disclaimer),
    queries.prefetchQuery(optional.usersGuide),
  ])
  const loaded = await portal
  if (loaded.ok) await Promise.all([inTime(rest, OPTIONAL_TIMEOUT_MS), inTime(requested, ROWS_HEAD_START_MS)])
  return loaded
}

const dropped: ApiError = { kind: 'aborted', endpoint: 'session.me', requestId: null }

const loadUser = async (deps: LoadPortalDeps): Promise<Result<LoadedPortal, ApiError>> => {
  const { api, queries, brand, likelyCountry } = deps
  const wanted = queriesAfterSignIn(api, { isSilent: true })
  const me = queries.fetchQuery(wanted.me)
  if (likelyCountry != null) void queries.prefetchQuery(wanted.config(likelyCountry))
  try {
    const user = await me
    const config = await queries.fetchQuery(wanted.config(user.country.code)).catch(() => undefined)
    const known = config ?? disabledCountryConfig(user.country)
    const ability = deriveAbility({ user, config: known, brand })
    return ok({ user, config: known, ability, hasSettings: config !== undefined })
  } catch (error) {
    if (error instanceof ApiFailure) return err(error.error)
    // The session has ended in the meantime, so the data of the session were removed from the cache.
    if (error instanceof CancelledError) return err(dropped)
    throw error
  }
}
