import type { ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import { rememberedPath } from '@remesa/domain/session'
import { createExternalStore, type ExternalStore } from '../../kernel/state'
import type { PersistedStore } from '../../kernel/storage'
import type { IdentityProvider } from './identity-provider'
import type { LoadedPortal } from './load-portal'
import type { SessionKeeper } from './session-keeper'

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
  /** The provider denies this user access. */
  | { readonly kind: 'denied' }
  /** Signed out here or in another tab; the user decides whether to sign in again. */
  | { readonly kind: 'signed-out' }

export interface PortalSession {
  readonly state: ExternalStore<SessionState>
  /** Called by the guard: makes sure that a user is signed in, and remembers the path for afterwards. */
  readonly ensure: (location: string) => void
  /**
   * Called by the callback page: completes the sign-in and returns the path to continue at, or `undefined` if it
   * failed.
   */
  readonly finish: (callbackUrl: string) => Promise<string | undefined>
  /** After a failure or denied access: starts again from the beginning, at the remembered path. */
  readonly retry: () => void
  /** After a silent sign-out: clears this tab and signs in again. */
  readonly restart: () => void
  readonly switchUser: () => void
  readonly signOut: () => Promise<void>
  /** Where a silent sign-out starts; `undefined` if the provider does not answer. */
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
  readonly keeper: Pick<SessionKeeper, 'isSignedIn' | 'join' | 'begin' | 'end'>
  readonly persisted: PersistedStore
  /** This tab's storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly load: () => Promise<Result<LoadedPortal, ApiError>>
  /** Clears server state, popups and whatever else belongs to the user. */
  readonly clear: () => void
  readonly language: () => string
  readonly knownPaths: readonly string[]
  /** Leaves the page for another address. */
  readonly leave: (url: string) => void
}

const ATTEMPTS_KEY = 'remesa.sign-in-attempts'
/** Maximum number of redirects to the provider without a sign-in in between: more would be a loop. */
const MAX_ATTEMPTS = 2

/** The life of a session: guard, provider, loads, sign-out. */
export const createPortalSession = (deps: PortalSessionDeps): PortalSession => {
  const { provider, keeper, persisted, storage } = deps
  const state = createExternalStore<SessionState>({ kind: 'idle' })

  const remembered = () => rememberedPath(persisted.read().currentLocation, { knownRoutes: deps.knownPaths })

  const signIn = async (options: { readonly prompt?: 'login' | 'select_account' } = {}) => {
    const attempts = Number(storage.getItem(ATTEMPTS_KEY) ?? '0')
    if (attempts >= MAX_ATTEMPTS) {
      storage.removeItem(ATTEMPTS_KEY)
      state.set({ kind: 'failed' })
      return
    }
    if (state.get().kind !== 'signing-in') state.set({ kind: 'signing-in' })
    const url = await provider.signInUrl({ ...options, returnTo: remembered(), language: deps.language() })
    if (!url.ok) {
      state.set({ kind: 'failed' })
      return
    }
    storage.setItem(ATTEMPTS_KEY, String(attempts + 1))
    deps.leave(url.value)
  }

  const load = async () => {
    state.set({ kind: 'loading' })
    const loaded = await deps.load()
    // Signed out while the loads were in progress.
    if (state.get().kind !== 'loading') return
    if (loaded.ok) {
      storage.removeItem(ATTEMPTS_KEY)
      state.set({ kind: 'ready', portal: loaded.value })
      return
    }
    // If the back end refuses even a fresh token, another try with it is pointless.
    if (loaded.error.kind === 'unauthorized') keeper.end()
    state.set({ kind: 'failed' })
  }

  const start = async () => {
    state.set({ kind: 'signing-in' })
    if (keeper.isSignedIn() || (await keeper.join())) await load()
    else await signIn()
  }

  const forget = () => {
    const idToken = keeper.end()
    deps.clear()
    return idToken
  }

  return {
    state,
    ensure: (location) => {
      persisted.write({ currentLocation: location })
      if (state.get().kind === 'idle') void start()
    },
    finish: async (callbackUrl) => {
      state.set({ kind: 'signing-in' })
      const finished = await provider.finishSignIn(callbackUrl)
      if (!finished.ok) {
        storage.removeItem(ATTEMPTS_KEY)
        state.set({ kind: finished.error.kind })
        return undefined
      }
      keeper.begin(finished.value.tokens)
      void load()
      const { returnTo } = finished.value
      return rememberedPath(returnTo ?? persisted.read().currentLocation, { knownRoutes: deps.knownPaths })
    },
    retry: () => void start(),
    restart: () => {
      forget()
      // The window of the silent sign-out may have closed before the provider was finished.
      void signIn({ prompt: 'login' })
    },
    switchUser: () => {
      forget()
      void signIn({ prompt: 'select_account' })
    },
    signOut: async () => {
      // Sign out here first, whatever happens at the provider.
      state.set({ kind: 'signed-out' })
      const idToken = forget()
      const url = await provider.signOutUrl(idToken)
      if (url !== undefined && state.get().kind === 'signed-out') deps.leave(url)
    },
    signOutUrl: () => provider.signOutUrl(undefined),
    lost: () => {
      deps.clear()
      void signIn()
    },
    endedElsewhere: () => {
      deps.clear()
      state.set({ kind: 'signed-out' })
    },
    update: (change) => {
      const current = state.get()
      if (current.kind === 'ready') state.set({ kind: 'ready', portal: change(current.portal) })
    },
    rememberedPath: remembered,
  }
}
