import { type ApiClientOptions, createClientOf, firstCalls } from '@remesa/api-client'
import { type Locale, languageOf } from '@remesa/domain/kernel'
import { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ClientOf, PortalApi, StreamSource } from './kernel/api'
import { type ApiActivity, createApiActivity } from './kernel/api'
import type { ServerClock } from './kernel/clock'
import type { LocaleChoice, RuntimeConfig } from './kernel/config'
import { missedParts } from './kernel/loading'
import { dropToasts } from './kernel/notices'
import type { ExternalStore } from './kernel/state'
import { createRememberedFlag, local, ofTab, type PersistedStore } from './kernel/storage'
import { prefetchPage } from './lazy-pages'
import { knownPaths } from './routes'
import { lateProvider } from './session/keeper/late-provider'
import { loadPortal, queriesAfterSignIn } from './session/keeper/load-portal'
import { createPortalSession, type PortalSession } from './session/keeper/portal-session'
import { createSessionKeeper, type SessionKeeper } from './session/keeper/session-keeper'
import { createSessionMemory, type SessionMemory } from './session/keeper/session-memory'
import { openTabChannel, type TabChannel } from './session/keeper/tab-channel'
import { createTokenStore } from './session/keeper/token-store'

/** Everything in the portal that lives longer than a component. */
export interface Services {
  readonly config: RuntimeConfig
  readonly api: PortalApi
  readonly clientOf: ClientOf
  readonly streams: StreamSource
  readonly queries: QueryClient
  readonly activity: ApiActivity
  readonly session: PortalSession
  readonly keeper: SessionKeeper
  readonly memory: SessionMemory
  readonly tabs: TabChannel
  readonly locale: LocaleChoice
  readonly cookies: { readonly given: ExternalStore<boolean>; readonly give: () => void }
}

/** How long a tab waits for another one that renews the tokens: longer than a request to the provider takes. */
const LOCK_TIMEOUT_MS = 20_000

/** Creates the services for a browser. */
export const createServices = (deps: {
  readonly config: RuntimeConfig
  readonly clock: ServerClock
  readonly locale: LocaleChoice
  readonly persisted: PersistedStore
}): Services => {
  const { config, clock, locale, persisted } = deps
  const tabs = openTabChannel()
  const activity = createApiActivity()
  missedParts.subscribe(activity.onServerAway)
  const queries = new QueryClient({
    // Offline, a query is sent all the same: it fails at once and says so, whereas waiting would look like loading.
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  })
  const after = (delayMs: number, act: () => void) => void setTimeout(act, delayMs)
  const provider = lateProvider({
    load: async () =>
      (await import('./session/keeper/identity-provider')).createIdentityProvider({
        config,
        origin: location.origin,
        storage: sessionStorage,
        fetch: clock.fetch,
        now: clock.now,
        randomId: () => crypto.randomUUID(),
      }),
    after,
  })
  const keeper: SessionKeeper = createSessionKeeper({
    provider,
    tabs,
    tokens: createTokenStore(ofTab),
    locks: {
      hold: (name, work) =>
        navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, work),
    },
    timers: {
      now: clock.now,
      setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
      clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
    },
    tokenKind: config.tokenKind,
    onLost: () => session.lost(),
    onEnded: () => session.endedElsewhere(),
  })
  const options: ApiClientOptions = {
    baseUrl: config.apiBaseUrl,
    getToken: keeper.getToken,
    refreshToken: keeper.refresh,
    onEvent: activity.onEvent,
    language: () => locale.current.get(),
    addresses: config.disclaimerUrl == null ? {} : { 'session.disclaimer': config.disclaimerUrl },
  }
  const clientOf: ClientOf = (calls) => createClientOf(calls, options)
  const api = clientOf(firstCalls)
  const memory = createSessionMemory({ tab: ofTab, browser: local, now: Date.now })
  const session: PortalSession = createPortalSession({
    provider,
    keeper,
    persisted,
    memory,
    load: (path) =>
      loadPortal({
        api,
        queries,
        brand: config.brand,
        likelyCountry: memory.country.read(),
        prefetch: (portal) => prefetchPage(path, { api, clientOf, queries, portal, brand: config.brand }),
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
    after,
    randomId: () => crypto.randomUUID(),
  })
  // The documents and the names of reports are in the language in which they were requested.
  locale.current.subscribe(() => {
    const { disclaimer, usersGuide } = queriesAfterSignIn(api)
    const keys = [disclaimer.queryKey, usersGuide.queryKey, [api.reports.orderTypes.id]]
    for (const queryKey of keys) void queries.resetQueries({ queryKey })
  })
  // A page from the browser's back-forward cache may be older than the sign-out, or have left for a sign-in.
  window.addEventListener('pageshow', ({ persisted: isCached }) => {
    const { kind } = session.state.get()
    if (isCached && kind === 'ready' && !keeper.isSignedIn()) session.endedElsewhere()
    if (isCached && kind === 'signing-in') session.retry()
  })
  for (const name of ['visibilitychange', 'online', 'focus']) window.addEventListener(name, keeper.wake, true)
  return {
    config,
    api,
    clientOf,
    streams: { baseUrl: config.apiBaseUrl, getToken: keeper.getToken },
    queries,
    activity,
    session,
    keeper,
    memory,
    tabs,
    locale,
    cookies: createRememberedFlag(local, 'remesa.cookies-accepted'),
  }
}

/** The server's texts for the language of a locale, unchecked; `undefined` if there are none. */
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
