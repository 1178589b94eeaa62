import type { ServerClock } from '../kernel/clock'
import type { RuntimeConfig } from '../kernel/config'
import { whenIdle } from '../kernel/loading'
import { ofTab } from '../kernel/storage'
import { RENEWAL_LOCK_MS } from '../kernel/time-limits'
import type { IdentityProvider } from './identity-provider'
import { lazyProvider } from './lazy-provider'
import type { TabChannel } from './tab-channel'
import { createTokenManager, type TokenManager, type TokenManagerDeps } from './token-manager'
import { createTokenStore } from './token-store'

/** The identity provider that signs users in, and the manager of the tokens that it issues. */
export interface Identity {
  readonly provider: IdentityProvider
  readonly tokenManager: TokenManager
}

/**
 * Creates the identity provider and the token manager of a page. The callbacks report that the session was ended
 * outside the page.
 */
export type OpenIdentity = (
  deps: {
    readonly config: RuntimeConfig
    readonly clock: ServerClock
    readonly tabs: TabChannel
  } & Pick<TokenManagerDeps, 'onLost' | 'onEnded'>,
) => Identity

/**
 * The configured identity provider. Tokens are stored in the storage of the tab. One renewal of the tokens serves
 * all tabs.
 */
export const openBrowserIdentity: OpenIdentity = ({ config, clock, tabs, onLost, onEnded }) => {
  const provider = lazyProvider({
    load: async () =>
      (await import('./identity-provider')).createIdentityProvider({
        config,
        origin: location.origin,
        storage: sessionStorage,
        fetch: clock.fetch,
        now: clock.now,
        randomId: () => crypto.randomUUID(),
      }),
    whenIdle,
  })
  const tokenManager = createTokenManager({
    provider,
    tabs,
    tokens: createTokenStore(ofTab),
    locks: {
      hold: (name, work) =>
        navigator.locks.request(name, { signal: AbortSignal.timeout(RENEWAL_LOCK_MS) }, work),
    },
    timers: {
      now: clock.now,
      setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
      clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
    },
    tokenKind: config.tokenKind,
    onLost,
    onEnded,
  })
  return { provider, tokenManager }
}
