import { deriveAbility } from '@remesa/domain/abilities'
import { disabledCountryConfig } from '@remesa/domain/country'
import { err, ok } from '@remesa/domain/kernel'
import { LoggedUser } from '@remesa/domain/session'
import type { ListedStorageOf, StorageOf } from '../kernel/storage'
import { createPersistedStore } from '../kernel/storage/persisted-store'
import type { IdentityProvider } from '../session/identity-provider'
import type { LoadedPortal } from '../session/load-portal'
import { createPortalSession, type PortalSessionDeps } from '../session/portal-session'
import { createSessionMemory } from '../session/session-memory'
import type { TokenSet } from '../session/token-store'
import { storageWith } from './storage'

/** The signed-in user, unless a test uses another user. */
export const user = LoggedUser.parse({
  username: 'anna',
  name: 'Anna',
  lastName: 'Prieto',
  userType: 'CLIENTE',
  disclaimerAccepted: true,
  country: { id: 1, code: 'ES' },
})
const config = disabledCountryConfig(user.country)
/** The data that the portal has loaded for the user. */
export const portal: LoadedPortal = {
  user,
  config,
  ability: deriveAbility({ user, config }),
  hasSettings: true,
}
/** The time at which the clock of a session starts, in epoch ms. */
export const START = Date.UTC(2026, 10, 23, 9)
/** The tokens of the user's sign-in. */
export const tokens: TokenSet = {
  family: 'f-1',
  generation: 0,
  subject: 'u-1',
  idToken: 'id-0',
  accessToken: 'access-0',
  refreshToken: null,
  issuedAt: 0,
  expiresAt: 300_000,
}

/**
 * A session whose dependencies record their calls in order. Sessions with the same `browser` are tabs of one browser.
 */
export const sessionWith = (
  change: {
    isSignedIn?: boolean
    joins?: boolean
    load?: PortalSessionDeps['load']
    provider?: Partial<IdentityProvider>
    tab?: StorageOf
    browser?: ListedStorageOf
  } = {},
) => {
  const log: string[] = []
  const reported: string[] = []
  let isSignedIn = change.isSignedIn ?? false
  let now = START
  const timers: { readonly at: number; readonly action: () => void }[] = []
  const browser = change.browser ?? storageWith()
  const persisted = createPersistedStore(browser)
  const memory = createSessionMemory({ tab: change.tab ?? storageWith(), browser, now: () => now })
  const provider: IdentityProvider = {
    prepareSignIn: () => undefined,
    signInUrl: async ({ returnTo, prompt }) =>
      ok(`https://id.example/auth?to=${returnTo}&prompt=${prompt ?? ''}`),
    finishSignIn: async () => ok({ tokens, returnTo: '/orders?client=1' }),
    refresh: async () => err('rejected'),
    signOutUrl: async ({ idToken, state }) =>
      ok(`https://id.example/end?hint=${idToken}${state === undefined ? '' : `&state=${state}`}`),
    revoke: async ({ idToken }) => void log.push(`revoke ${idToken}`),
    ...change.provider,
  }
  const session = createPortalSession({
    provider,
    tokenManager: {
      isSignedIn: () => isSignedIn,
      join: async () => change.joins ?? false,
      begin: () => {
        isSignedIn = true
        log.push('begin')
      },
      tokens: () => (isSignedIn ? tokens : undefined),
      leave: () => {
        isSignedIn = false
        log.push('leave')
      },
      end: () => {
        isSignedIn = false
        log.push('end')
        return tokens
      },
    },
    persisted,
    memory,
    load: change.load ?? (async () => ok(portal)),
    clear: () => log.push('clear'),
    language: () => 'es',
    knownPaths: ['/', '/orders', '/administration/users/:id'],
    leave: (url) => log.push(url),
    now: () => now,
    after: (delayMs, action) => void timers.push({ at: now + delayMs, action }),
    randomId: () => 'x-1',
    report: (reason) => {
      reported.push(reason)
      return `R-${reported.length}`
    },
  })
  session.state.subscribe(() => log.push(session.state.get().kind))
  /** Advances the time and runs the due timers, one after the other. */
  const pass = async (ms: number) => {
    const end = now + ms
    for (;;) {
      const index = timers.findIndex(({ at }) => at <= end)
      const [due] = index < 0 ? [] : timers.splice(index, 1)
      if (due === undefined) break
      now = Math.max(now, due.at)
      due.action()
      await settle()
    }
    now = end
  }
  return { session, log, reported, persisted, memory, pass }
}

/** Waits until the handlers of all resolved promises have run. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
