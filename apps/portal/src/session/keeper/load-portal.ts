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
}

/** What nobody needs at once may be late, but must not keep a signed-in user waiting for ever. */
const OPTIONAL_TIMEOUT_MS = 10_000
/** Countries and currencies fit into one page of the lists. */
const WHOLE_LIST = { query: { page: 0, size: 1_000 } }

export const queriesAfterSignIn = (api: PortalApi) => ({
  me: endpointQueryOptions(api.session.me, {}),
  countries: endpointQueryOptions(api.country.list, {
    query: { ...WHOLE_LIST.query, orderBy: 'name' },
  }),
  currencies: endpointQueryOptions(api.country.currencies, {
    query: { ...WHOLE_LIST.query, orderBy: 'code' },
  }),
  adapters: endpointQueryOptions(api.servicePoints.assignableAdapters, {}),
  disclaimer: endpointQueryOptions(api.session.disclaimer, {}),
  usersGuide: endpointQueryOptions(api.session.usersGuide, {}),
  config: (code: string) => endpointQueryOptions(api.country.config, { query: { code } }),
})

/**
 * SGN-16 and SGN-17: the loads after sign-in, all under way at once; the settings of the country follow the user, whose
 * country they are. Answers stay in the query cache, where the pages find them.
 *
 * A user that cannot be loaded is a failed sign-in. Settings that cannot be loaded switch every feature off. Anything else
 * that fails, or takes longer than 10 s, is asked for again where it is first used.
 */
export const loadPortal = async (deps: {
  readonly api: PortalApi
  readonly queries: QueryClient
  readonly brand: Brand
}): Promise<Result<LoadedPortal, ApiError>> => {
  const { api, queries, brand } = deps
  const wanted = queriesAfterSignIn(api)
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
      queries.fetchQuery(wanted.config(user.country.code)).catch(() => disabledCountryConfig(user.country)),
      inTime(optional, OPTIONAL_TIMEOUT_MS),
    ])
    return ok({ user, config, ability: deriveAbility({ user, config, brand }) })
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
