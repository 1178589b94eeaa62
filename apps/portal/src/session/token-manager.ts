import { refreshAt } from '@remesa/domain/session'
import { RENEWAL_RETRY_MS, TAB_ANSWER_MS } from '../kernel/time-limits'
import type { IdentityProvider } from './identity-provider'
import { createRefreshScheduler, type Timers } from './refresh-scheduler'
import type { TabChannel } from './tab-channel'
import type { TokenSet, TokenStore } from './token-store'

/** One holder at a time per name, across all tabs: `navigator.locks`. Rejects if the wait takes too long. */
export interface TabLocks {
  readonly hold: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

export interface TokenManagerDeps {
  readonly provider: Pick<IdentityProvider, 'refresh'>
  readonly tokens: TokenStore
  readonly tabs: TabChannel
  readonly locks: TabLocks
  readonly timers: Timers
  readonly tokenKind: 'id' | 'access'
  /** Called when the provider no longer knows the session: the user has to sign in again. */
  readonly onLost: () => void
  /** Called when another tab has signed out. */
  readonly onEnded: () => void
}

/** The error of a call without a valid token while the provider does not answer. The session may be renewed later. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

type Renewal = 'renewed' | 'ended' | 'away'

export interface TokenManager {
  readonly isSignedIn: () => boolean
  /** The tokens of this tab, expired or not. */
  readonly tokens: () => TokenSet | undefined
  /** Joins the session of another tab if there is one. Answers within 150 ms. */
  readonly join: () => Promise<boolean>
  /** Starts with the tokens of a sign-in. */
  readonly begin: (tokens: TokenSet) => void
  /**
   * The bearer token of a call, never an expired token. Waits for a refresh only if the current token has expired.
   *
   * @throws ProviderAway (as a rejection) if that gets no answer. `undefined`: no user is signed in.
   */
  readonly getToken: () => Promise<string | undefined>
  /**
   * Renews the tokens. Any number of simultaneous callers, in any number of tabs, share one request.
   *
   * @throws ProviderAway (as a rejection) if there is no answer. `false`: the session is over.
   */
  readonly refresh: () => Promise<boolean>
  /** Refreshes at once if a refresh is due, after the machine or the tab woke up. */
  readonly wake: () => void
  /** Clears the tokens of this tab only: the other tabs have another user. */
  readonly leave: () => void
  /** Clears the tokens here and in the other tabs. Returns the last tokens, for the provider's sign-out. */
  readonly end: () => TokenSet | undefined
}

/**
 * Renews the tokens of the session in time. A refresh token works once, so two tabs must not both use it: the
 * holder of the lock first asks the other tabs for newer tokens, and sends renewed tokens to them.
 */
export const createTokenManager = (deps: TokenManagerDeps): TokenManager => {
  const { provider, tokens, tabs, locks, timers } = deps
  let renewal: Promise<Renewal> | undefined

  const scheduler = createRefreshScheduler(timers, () => void renew())

  const aim = (set: TokenSet | undefined) =>
    scheduler.aim(set === undefined || set.refreshToken === null ? undefined : refreshAt(set))

  const take = (set: TokenSet) => {
    tokens.write(set)
    aim(set)
  }

  const isNewer = (set: TokenSet, than: TokenSet | undefined): boolean =>
    than !== undefined && set.family === than.family && set.generation > than.generation

  const forget = () => {
    tokens.clear()
    scheduler.aim(undefined)
  }

  tabs.listen((message) => {
    const mine = tokens.read()
    if (message.type === 'tokens.requested' && mine !== undefined) {
      const isAsked = message.family === null || message.family === mine.family
      if (isAsked && mine.expiresAt > timers.now()) tabs.send({ type: 'tokens.renewed', tokens: mine })
    }
    if (message.type === 'tokens.renewed' && isNewer(message.tokens, mine)) take(message.tokens)
    if (message.type === 'session.ended' && mine !== undefined) {
      forget()
      deps.onEnded()
    }
  })

  /** Asks the other tabs for tokens, and waits until a tab sends tokens that `suits` accepts, or until the timeout. */
  const ask = (family: string | null, suits: (set: TokenSet) => boolean): Promise<TokenSet | undefined> =>
    new Promise((resolve) => {
      const finish = (set: TokenSet | undefined) => {
        timers.clearTimer(timer)
        stop()
        resolve(set)
      }
      const stop = tabs.listen((message) => {
        if (message.type === 'tokens.renewed' && suits(message.tokens)) finish(message.tokens)
      })
      const timer = timers.setTimer(() => finish(undefined), TAB_ANSWER_MS)
      tabs.send({ type: 'tokens.requested', family })
    })

  const renewOnce = async (used: TokenSet): Promise<Renewal> => {
    const elsewhere = await ask(used.family, (set) => isNewer(set, used))
    const current = tokens.read()
    if (current === undefined) return 'ended'
    if (elsewhere !== undefined || isNewer(current, used)) return 'renewed'

    const renewed = await provider.refresh(used)
    // The user signed out, or signed in again, during the request: the new tokens are discarded.
    if (tokens.read()?.family !== used.family) return 'ended'
    if (renewed.ok) {
      take(renewed.value)
      tabs.send({ type: 'tokens.renewed', tokens: renewed.value })
      return 'renewed'
    }
    if (renewed.error === 'unavailable') return 'away'
    forget()
    deps.onLost()
    return 'ended'
  }

  const renew = (): Promise<Renewal> => {
    const used = tokens.read()
    if (used === undefined) return Promise.resolve('ended')
    renewal ??= locks
      .hold(`remesa.refresh.${used.family}`, () => renewOnce(used))
      // The wait for the lock timed out: the tab that holds it still waits for the provider itself.
      .catch((): Renewal => 'away')
      .then((outcome) => {
        renewal = undefined
        if (outcome === 'away') scheduler.aim(timers.now() + RENEWAL_RETRY_MS)
        return outcome
      })
    return renewal
  }

  const refresh = async (): Promise<boolean> => {
    const outcome = await renew()
    if (outcome === 'away') throw new ProviderAway()
    return outcome === 'renewed'
  }

  const bearerOf = (set: TokenSet | undefined): string | undefined => {
    if (set === undefined || set.expiresAt <= timers.now()) return undefined
    return deps.tokenKind === 'id' ? set.idToken : set.accessToken
  }

  aim(tokens.read())

  return {
    isSignedIn: () => tokens.read() !== undefined,
    tokens: tokens.read,
    join: async () => {
      const set = await ask(null, (offered) => offered.expiresAt > timers.now())
      if (set === undefined) return false
      take(set)
      return true
    },
    begin: take,
    getToken: async () => {
      const bearer = bearerOf(tokens.read())
      if (bearer !== undefined) return bearer
      await refresh()
      return bearerOf(tokens.read())
    },
    refresh,
    wake: scheduler.check,
    leave: forget,
    end: () => {
      const last = tokens.read()
      forget()
      tabs.send({ type: 'session.ended' })
      return last
    },
  }
}
