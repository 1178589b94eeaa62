import { type ApiClientOptions, createClient } from '@remesa/api-client'
import { firstCalls } from '@remesa/api-client/contract'
import { type Locale, languageOf } from '@remesa/domain/kernel'
import { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ClientOf, PortalApi, StreamSource } from './kernel/api'
import { type ApiActivity, createApiActivity } from './kernel/api'
import type { Clock, ServerClock } from './kernel/clock'
import type { LocaleChoice, RuntimeConfig } from './kernel/config'
import { missedParts } from './kernel/loading'
import { dropToasts } from './kernel/notices'
import type { ExternalStore } from './kernel/state'
import { createRememberedFlag, local, ofTab, type PersistedStore } from './kernel/storage'
import { prefetchPage } from './lazy-pages'
import { knownPaths } from './routes'
import type { OpenIdentity } from './session/browser-identity'
import { createFailureReports } from './session/failure-reports'
import { loadPortal, queriesAfterSignIn } from './session/load-portal'
import { createPortalSession, type PortalSession } from './session/portal-session'
import { createSessionMemory, type SessionMemory } from './session/session-memory'
import { openTabChannel, type TabChannel } from './session/tab-channel'
import type { TokenManager } from './session/token-manager'

/** The objects of the portal that live longer than a component. */
export interface Services {
  readonly config: RuntimeConfig
  readonly clock: Clock
  readonly api: PortalApi
  readonly clientOf: ClientOf
  readonly streams: StreamSource
  readonly queries: QueryClient
  readonly activity: ApiActivity
  readonly session: PortalSession
  readonly tokenManager: TokenManager
  readonly memory: SessionMemory
  readonly tabs: TabChannel
  readonly locale: LocaleChoice
  readonly cookies: { readonly given: ExternalStore<boolean>; readonly give: () => void }
}

const randomId = (): string => crypto.randomUUID()

/** Creates the portal's services in a browser. */
export const createServices = (deps: {
  readonly config: RuntimeConfig
  readonly clock: ServerClock
  readonly locale: LocaleChoice
  readonly persisted: PersistedStore
  readonly openIdentity: OpenIdentity
}): Services => {
  const { config, clock, locale, persisted } = deps
  const tabs = openTabChannel()
  const activity = createApiActivity()
  missedParts.subscribe(activity.onServerAway)
  const queries = new QueryClient({
    // A query is sent even if the browser is offline. It then fails at once with a message, while a paused query would
    // look as if it was loading.
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  })
  const { provider, tokenManager } = deps.openIdentity({
    config,
    clock,
    tabs,
    onLost: () => session.lost(),
    onEnded: () => session.endedElsewhere(),
  })
  const options: ApiClientOptions = {
    baseUrl: config.apiBaseUrl,
    getToken: tokenManager.getToken,
    refreshToken: tokenManager.refresh,
    onEvent: activity.onEvent,
    language: () => locale.current.get(),
    addresses: config.disclaimerUrl == null ? {} : { 'session.disclaimer': config.disclaimerUrl },
  }
  const readClock: Clock = () => new Date(clock.now())
  const clientOf: ClientOf = (calls) => createClient(options, calls)
  const api = clientOf(firstCalls)
  const memory = createSessionMemory({ tab: ofTab, browser: local, now: Date.now })
  const session: PortalSession = createPortalSession({
    provider,
    tokenManager,
    persisted,
    memory,
    load: (path) =>
      loadPortal({
        api,
        queries,
        brand: config.brand,
        likelyCountry: memory.country.read(),
        prefetch: (portal) =>
          prefetchPage(path, { api, clientOf, queries, portal, brand: config.brand, now: readClock }),
      }),
    clear: () => {
      void queries.cancelQueries()
      queries.clear()
      activity.clear()
      dropToasts()
    },
    language: () => locale.current.get(),
    knownPaths,
    leave: (url) => location.assign(url),
    now: Date.now,
    after: (delayMs, action) => void setTimeout(action, delayMs),
    randomId,
    report: createFailureReports({ url: config.failureReportsUrl, fetch: clock.fetch, randomId }),
  })
  // Cached documents and report names have the language in which they were requested, so they are removed when the
  // language changes.
  locale.current.subscribe(() => {
    const { disclaimer, usersGuide } = queriesAfterSignIn(api)
    const keys = [disclaimer.queryKey, usersGuide.queryKey, [api.reports.orderTypes.id]]
    for (const queryKey of keys) void queries.resetQueries({ queryKey })
  })
  // The browser may restore a page from its back-forward cache. The user may have signed out in the meantime, or the
  // page may have been waiting for a sign-in.
  window.addEventListener('pageshow', ({ persisted: isCached }) => {
    const { kind } = session.state.get()
    if (isCached && kind === 'ready' && !tokenManager.isSignedIn()) session.endedElsewhere()
    if (isCached && kind === 'signing-in') session.retry()
  })
  for (const name of ['visibilitychange', 'online', 'focus'])
    window.addEventListener(name, tokenManager.wake, true)
  return {
    config,
    clock: readClock,
    api,
    clientOf,
    streams: { baseUrl: config.apiBaseUrl, getToken: tokenManager.getToken },
    queries,
    activity,
    session,
    tokenManager,
    memory,
    tabs,
    locale,
    cookies: createRememberedFlag(local, 'remesa.cookies-accepted'),
  }
}

/** The server's texts for the language of a locale, not yet validated; `undefined` if there are none. */
export const fetchOverrides = async (translationsUrl: string, locale: Locale): Promise<unknown> => {
  try {
    const response = await fetch(translationsUrl.replace('{locale}', languageOf(locale)), {
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export const useServices = (): Services => {
  const services = use(ServicesContext)
  if (services === undefined) throw new Error('[portal] useServices is called outside ServicesContext')
  return services
}
