import { refreshAt } from '@remesa/domain/session'
import { RENEWAL_RETRY_MS, TAB_ANSWER_MS } from '../kernel/time-limits'
import type { IdentityProvider } from './identity-provider'
import { createRefreshScheduler, type Timers } from './refresh-scheduler'
import type { TabChannel } from './tab-channel'
import type { TokenSet, TokenStore } from './token-store'

/**
 * Locks with names, such as those of `navigator.locks`. Only one tab can hold a lock at a time. Rejects if a lock is
 * not free in time.
 */
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
  /** Called when the identity provider has ended the session, so that the user has to sign in again. */
  readonly onLost: () => void
  /** Called when the user has signed out in another tab. */
  readonly onEnded: () => void
}

/**
 * The error of a call that has no valid token because the identity provider does not respond. The tokens may be
 * renewed later.
 */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

type Renewal = 'renewed' | 'ended' | 'away'

export interface TokenManager {
  readonly isSignedIn: () => boolean
  /** The tokens of this tab, even if they have expired. */
  readonly tokens: () => TokenSet | undefined
  /** Takes over the tokens of another tab, if another tab has tokens. Resolves within 150 ms. */
  readonly join: () => Promise<boolean>
  /** Stores the tokens of a new sign-in. */
  readonly begin: (tokens: TokenSet) => void
  /**
   * The bearer token for a call. An expired token is renewed first, so the token is always valid. `undefined` if no
   * user is signed in.
   *
   * @throws ProviderAway (as a rejection) if the renewal gets no response.
   */
  readonly getToken: () => Promise<string | undefined>
  /**
   * Renews the tokens; `false` if the session has ended. Simultaneous callers share one request, even in several
   * tabs.
   *
   * @throws ProviderAway (as a rejection) if there is no response.
   */
  readonly refresh: () => Promise<boolean>
  /** Renews the tokens at once if this is due. Called when the computer or the tab wakes up. */
  readonly wake: () => void
  /** Removes only the tokens of this tab, because the other tabs have another user. */
  readonly leave: () => void
  /**
   * Removes the tokens of all tabs, and returns the removed tokens, which a sign-out at the identity provider needs.
   */
  readonly end: () => TokenSet | undefined
}

/**
 * Renews the tokens of a session before they expire. A refresh token can be used only once, so two tabs must not use
 * the same refresh token. The tab that has the lock first asks the other tabs for newer tokens. If it renews the
 * tokens itself, it sends the new tokens to the other tabs.
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

  /** Asks the other tabs for tokens, until a tab sends tokens that `suits` accepts or the time is over. */
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
    // The user has signed out, or signed in again, during the request, so the new tokens are discarded.
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
      // The lock was not free in time, because the tab that has it is still waiting for the identity provider.
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
