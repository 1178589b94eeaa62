import type { ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import { isIdleOver, needsPassword, rememberedPath, startFailure } from '@remesa/domain/session'
import { match } from 'ts-pattern'
import { createExternalStore, type ExternalStore } from '../../kernel/state'
import { type PersistedStore, userKey } from '../../kernel/storage'
import type { IdentityProvider } from './identity-provider'
import type { LoadedPortal } from './load-portal'
import type { SessionKeeper } from './session-keeper'
import type { SessionMemory } from './session-memory'
import type { TokenSet } from './token-store'

export type SessionState =
  /** No page behind the guard was opened yet. */
  | { readonly kind: 'idle' }
  /** Looking for a session, or redirecting to the provider. */
  | { readonly kind: 'signing-in' }
  /** Signed in; the loads are in progress. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly portal: LoadedPortal }
  /** The sign-in or the first load has failed. */
  | { readonly kind: 'failed' }
  /** A service does not answer. Nothing is lost: it is asked again by itself. */
  | { readonly kind: 'away'; readonly service: 'provider' | 'server' }
  /** The provider denies this user access. */
  | { readonly kind: 'denied' }
  /** Another user than the tab's last one is signed in. */
  | { readonly kind: 'other-user'; readonly portal: LoadedPortal }
  /**
   * Signed out here or in another tab; the user decides whether to sign in again. `isHeard: false`: the provider does not
   * answer, and may not know of it.
   */
  | { readonly kind: 'signed-out'; readonly isHeard: boolean }

/** Whether a session is about to open: nothing is known to be wrong. The callback page has to go on when it is ready. */
export const isOpening = (
  state: SessionState,
): state is Extract<SessionState, { readonly kind: 'idle' | 'signing-in' | 'loading' | 'ready' }> =>
  ['idle', 'signing-in', 'loading', 'ready'].includes(state.kind)

export interface PortalSession {
  readonly state: ExternalStore<SessionState>
  /** Called by the guard: makes sure that a user is signed in, and remembers the path for afterwards. */
  readonly ensure: (location: string) => void
  /**
   * Called by the callback page: completes the sign-in and returns the path to continue at, or `undefined` if it
   * failed.
   */
  readonly finish: (callbackUrl: string) => Promise<string | undefined>
  /** The user asks for it: starts again from the beginning, at the remembered path. */
  readonly retry: () => void
  /** After a silent sign-out: clears this tab and signs in again. */
  readonly restart: () => void
  readonly switchUser: () => void
  /** The user who is signed in now continues in this tab. */
  readonly takeOver: () => void
  readonly signOut: () => Promise<void>
  /** Where a silent sign-out starts; `undefined` if the provider does not answer or would have to ask the user. */
  readonly signOutUrl: () => Promise<string | undefined>
  /** The provider has dropped the session, or another tab has ended it. */
  readonly lost: () => void
  readonly endedElsewhere: () => void
  /** The user's own data has changed: the disclaimer was accepted or declined. */
  readonly update: (change: (portal: LoadedPortal) => LoadedPortal) => void
  readonly rememberedPath: () => string
}

export interface PortalSessionDeps {
  readonly provider: IdentityProvider
  readonly keeper: Pick<SessionKeeper, 'isSignedIn' | 'join' | 'begin' | 'tokens' | 'leave' | 'end'>
  readonly persisted: PersistedStore
  readonly memory: SessionMemory
  /** Loads what the portal and the page at a path need. */
  readonly load: (path: string) => Promise<Result<LoadedPortal, ApiError>>
  /** Clears server state, popups and whatever else belongs to the user. */
  readonly clear: () => void
  readonly language: () => string
  readonly knownPaths: readonly string[]
  /** Leaves the page for another address. */
  readonly leave: (url: string) => void
  /** Epoch ms. */
  readonly now: () => number
  readonly after: (delayMs: number, act: () => void) => void
  readonly randomId: () => string
}

/** How soon a service that did not answer is asked again. */
export const AGAIN_MS = 10_000
/** A session that lasts this long is no turn of a loop. */
const SETTLED_MS = 5_000

interface SignInOptions {
  readonly prompt?: 'login' | 'select_account'
  /** By the user, so it can't be a turn of a loop. */
  readonly isAsked?: boolean
}

/** The life of a session: guard, provider, loads, sign-out. */
export const createPortalSession = (deps: PortalSessionDeps): PortalSession => {
  const { provider, keeper, persisted, memory, now } = deps
  const { attempts, lastActivity } = memory
  const state = createExternalStore<SessionState>({ kind: 'idle' })

  const remembered = () =>
    rememberedPath(memory.place.read() ?? persisted.read().currentLocation, { knownRoutes: deps.knownPaths })

  /** Whether the state is still the same after something was awaited: otherwise that no longer matters. */
  const unchanged = () => {
    const before = state.get()
    return () => state.get() === before
  }

  const again = (act: () => Promise<void>) => {
    const isSame = unchanged()
    deps.after(AGAIN_MS, () => isSame() && void act())
  }

  const away = (service: 'provider' | 'server', act: () => Promise<void>) => {
    const current = state.get()
    if (current.kind !== 'away' || current.service !== service) state.set({ kind: 'away', service })
    again(act)
  }

  const signIn = async (options: SignInOptions = {}) => {
    if (options.isAsked === true) attempts.forget()
    else if (attempts.isLoop()) {
      attempts.forget()
      state.set({ kind: 'failed' })
      return
    }
    if (!['signing-in', 'away'].includes(state.get().kind)) state.set({ kind: 'signing-in' })
    const isSame = unchanged()
    const isSignOutUnheard = memory.signOut.read() !== null
    const mustProve = needsPassword({ isSignOutUnheard, lastActivityAt: lastActivity.read(), now: now() })
    const prompt = options.prompt ?? (mustProve ? 'login' : undefined)
    const url = await provider.signInUrl({
      ...(prompt === undefined ? {} : { prompt }),
      returnTo: remembered(),
      language: deps.language(),
    })
    if (!isSame()) return
    if (url.ok) {
      attempts.begun()
      deps.leave(url.value)
    } else if (url.error === 'unreachable') away('provider', () => signIn(options))
    else state.set({ kind: 'failed' })
  }

  /** Settings that failed to load are loaded again, until they are there. */
  const fill = async () => {
    const before = state.get()
    if (before.kind !== 'ready' || before.portal.hasSettings) return
    const loaded = await deps.load(remembered())
    const current = state.get()
    if (current.kind !== 'ready') return
    if (loaded.ok && loaded.value.hasSettings)
      state.set({ kind: 'ready', portal: { ...loaded.value, user: current.portal.user } })
    else deps.after(AGAIN_MS, () => void fill())
  }

  const enter = (portal: LoadedPortal) => {
    memory.user.write(userKey(portal.user))
    memory.country.write(portal.user.country.code)
    state.set({ kind: 'ready', portal })
    deps.after(SETTLED_MS, attempts.forget)
    if (!portal.hasSettings) deps.after(AGAIN_MS, () => void fill())
  }

  const load = async (path = remembered()): Promise<void> => {
    if (state.get().kind !== 'away') state.set({ kind: 'loading' })
    const isSame = unchanged()
    const loaded = await deps.load(path)
    // Signed out while the loads were in progress.
    if (!isSame()) return
    if (loaded.ok) {
      const last = memory.user.read()
      if (last === null || last === userKey(loaded.value.user)) enter(loaded.value)
      else state.set({ kind: 'other-user', portal: loaded.value })
      return
    }
    match(startFailure(loaded.error))
      .with('provider-away', () => away('provider', () => load(path)))
      .with('server-away', () => away('server', () => load(path)))
      .with('refused', () => {
        // If the back end refuses even a fresh token, another try with it is pointless.
        keeper.end()
        state.set({ kind: 'failed' })
      })
      .with('failed', () => state.set({ kind: 'failed' }))
      .exhaustive()
  }

  const start = async (options: SignInOptions = {}) => {
    state.set({ kind: 'signing-in' })
    const isSame = unchanged()
    // The other tabs have a moment to answer. If none does, everything for a sign-in is there.
    if (!keeper.isSignedIn()) provider.prepareSignIn()
    const isSignedIn = keeper.isSignedIn() || (await keeper.join())
    if (!isSame()) return
    if (!isSignedIn) await signIn(options)
    // The page was closed, discarded or asleep: its user left long ago.
    else if (isIdleOver(lastActivity.read(), now())) await signOut()
    else await load()
  }

  const forget = () => {
    const last = keeper.end()
    deps.clear()
    memory.forgetUser()
    return last
  }

  /** Ends the session at the provider, however long that takes; until then the next sign-in asks for the password. */
  const tellProvider = async (last: TokenSet | undefined, id: string) => {
    const isSame = unchanged()
    const [url] = await Promise.all([
      provider.signOutUrl({ idToken: last?.idToken, state: id }),
      last && provider.revoke(last),
    ])
    if (!isSame()) return
    if (url.ok) {
      deps.leave(url.value)
      return
    }
    if (url.error === 'unsupported') return
    const current = state.get()
    if (current.kind === 'signed-out' && current.isHeard) state.set({ kind: 'signed-out', isHeard: false })
    again(() => tellProvider(last, id))
  }

  const signOut = async () => {
    // Sign out here first, whatever happens at the provider.
    state.set({ kind: 'signed-out', isHeard: true })
    const last = forget()
    attempts.forget()
    lastActivity.remove()
    const id = deps.randomId()
    memory.signOut.write(id)
    await tellProvider(last, id)
  }

  return {
    state,
    ensure: (location) => {
      const signOutId = memory.signOut.read()
      const isReturn = signOutId !== null && location === `/?state=${signOutId}`
      if (isReturn) memory.signOut.remove()
      const place = isReturn ? '/' : location
      memory.place.write(place)
      persisted.write({ currentLocation: place })
      if (state.get().kind === 'idle') void start()
    },
    finish: async (callbackUrl) => {
      state.set({ kind: 'signing-in' })
      attempts.returned()
      const finished = await provider.finishSignIn(callbackUrl)
      if (!finished.ok) {
        if (finished.error.kind === 'away') away('provider', signIn)
        else state.set({ kind: finished.error.kind })
        return undefined
      }
      memory.signOut.remove()
      lastActivity.write(now())
      keeper.begin(finished.value.tokens)
      const path = rememberedPath(finished.value.returnTo ?? remembered(), { knownRoutes: deps.knownPaths })
      void load(path)
      return path
    },
    retry: () => void start({ isAsked: true }),
    restart: () => {
      forget()
      // The window of the silent sign-out may have closed before the provider was finished.
      void signIn({ prompt: 'login', isAsked: true })
    },
    switchUser: () => {
      if (state.get().kind === 'other-user') {
        // The other tabs are theirs who are signed in now.
        keeper.leave()
        deps.clear()
      } else forget()
      void signIn({ prompt: 'select_account', isAsked: true })
    },
    takeOver: () => {
      const current = state.get()
      if (current.kind === 'other-user') enter(current.portal)
    },
    signOut,
    signOutUrl: async () => {
      const idToken = keeper.tokens()?.idToken
      // Without a proof of the session the provider has to ask, and nobody would see its question.
      if (idToken === undefined) return undefined
      const url = await provider.signOutUrl({ idToken })
      return url.ok ? url.value : undefined
    },
    lost: () => {
      deps.clear()
      void signIn()
    },
    endedElsewhere: () => {
      deps.clear()
      state.set({ kind: 'signed-out', isHeard: true })
    },
    update: (change) => {
      const current = state.get()
      if (current.kind === 'ready') state.set({ kind: 'ready', portal: change(current.portal) })
    },
    rememberedPath: remembered,
  }
}
