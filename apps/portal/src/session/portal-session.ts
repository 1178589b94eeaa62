import type { ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import { isIdleOver, needsPassword, rememberedPath, startFailure } from '@remesa/domain/session'
import { match } from 'ts-pattern'
import { createExternalStore, type ExternalStore } from '../kernel/state'
import { type PersistedStore, userKey } from '../kernel/storage'
import { AGAIN_MS, SETTLED_MS } from '../kernel/time-limits'
import type { IdentityProvider } from './identity-provider'
import type { LoadedPortal } from './load-portal'
import type { SessionMemory } from './session-memory'
import type { SignInFailure } from './sign-in-failure'
import type { TokenManager } from './token-manager'
import type { TokenSet } from './token-store'

export type SessionState =
  /** No page that needs a session has been opened so far. */
  | { readonly kind: 'idle' }
  /** The portal is looking for a session, or is redirecting to the identity provider. */
  | { readonly kind: 'signing-in' }
  /** The user is signed in, and the data for the portal are loading. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly portal: LoadedPortal }
  /** The sign-in failed, or the user could not be loaded. */
  | { readonly kind: 'failed'; readonly reference: string }
  /** A service does not respond, and is requested again automatically. `reference` is set if a sign-in is waiting. */
  | { readonly kind: 'away'; readonly service: 'provider' | 'server'; readonly reference?: string }
  /** The identity provider denies this user access. */
  | { readonly kind: 'denied'; readonly reference?: string }
  /** The signed-in user is not the last user of this tab. */
  | { readonly kind: 'other-user'; readonly portal: LoadedPortal }
  /**
   * The user has signed out in this tab or in another tab, or the idle time is over (`isIdle`). The user decides
   * whether to sign in again. `isHeard` is `false` if the identity provider did not confirm the sign-out, so that
   * its session may continue.
   */
  | { readonly kind: 'signed-out'; readonly isHeard: boolean; readonly isIdle?: boolean }

/**
 * Whether a session is being opened or is open. The page to which the identity provider redirects continues as soon as
 * the session is ready.
 */
export const isOpening = (
  state: SessionState,
): state is Extract<SessionState, { readonly kind: 'idle' | 'signing-in' | 'loading' | 'ready' }> =>
  ['idle', 'signing-in', 'loading', 'ready'].includes(state.kind)

export interface PortalSession {
  readonly state: ExternalStore<SessionState>
  /** Ensures that a user is signed in, and stores the path to open afterwards. Called by the guard of the pages. */
  readonly ensure: (location: string) => void
  /**
   * Completes the sign-in, and returns the path to open; `undefined` if the sign-in has failed. Called by the page to
   * which the identity provider redirects.
   */
  readonly finish: (callbackUrl: string) => Promise<string | undefined>
  /** Starts the sign-in again at the stored path, when the user requests it. */
  readonly retry: () => void
  /** Removes the user's data from this tab and signs in again, after a silent sign-out. */
  readonly restart: () => void
  readonly switchUser: () => void
  /** Lets the signed-in user continue in this tab, although another user used it last. */
  readonly takeOver: () => void
  /** Signs the user out. `isIdle` means that the idle time is over. */
  readonly signOut: (why?: { readonly isIdle: boolean }) => Promise<void>
  /**
   * URL that starts a silent sign-out; `undefined` if the identity provider does not respond or would have to ask the
   * user.
   */
  readonly signOutUrl: () => Promise<string | undefined>
  /** Reports that the session was ended by the identity provider or in another tab. */
  readonly lost: () => void
  readonly endedElsewhere: () => void
  /** Changes the data of the user after the disclaimer was accepted or declined. */
  readonly update: (change: (portal: LoadedPortal) => LoadedPortal) => void
  readonly rememberedPath: () => string
}

export interface PortalSessionDeps {
  readonly provider: IdentityProvider
  readonly tokenManager: Pick<TokenManager, 'isSignedIn' | 'join' | 'begin' | 'tokens' | 'leave' | 'end'>
  readonly persisted: PersistedStore
  readonly memory: SessionMemory
  /** Loads the data of the portal and of the page at a path. */
  readonly load: (path: string) => Promise<Result<LoadedPortal, ApiError>>
  /** Removes all data of the user from the page, including cached responses and popups. */
  readonly clear: () => void
  readonly language: () => string
  readonly knownPaths: readonly string[]
  /** Opens a URL in place of the page. */
  readonly leave: (url: string) => void
  /** The current time in epoch ms. */
  readonly now: () => number
  readonly after: (delayMs: number, action: () => void) => void
  readonly randomId: () => string
  /** Reports the reason of a failed sign-in to the operator, and returns the reference of the report. (SGN-27) */
  readonly report: (reason: string) => string
}

interface SignInOptions {
  readonly prompt?: 'login' | 'select_account'
  /** Whether the user has requested the sign-in. Such a sign-in can't be part of a redirect loop. */
  readonly isAsked?: boolean
}

/** The session of the portal from sign-in to sign-out, including the loading of its data. */
export const createPortalSession = (deps: PortalSessionDeps): PortalSession => {
  const { provider, tokenManager, persisted, memory, now } = deps
  const { attempts, lastActivity } = memory
  const state = createExternalStore<SessionState>({ kind: 'idle' })

  const remembered = () =>
    rememberedPath(memory.place.read() ?? persisted.read().currentLocation, { knownRoutes: deps.knownPaths })

  /**
   * A function that tells whether the state has stayed the same during a wait. If it has changed, the result of the
   * wait is ignored.
   */
  const unchanged = () => {
    const before = state.get()
    return () => state.get() === before
  }

  const again = (action: () => Promise<void>) => {
    const isSame = unchanged()
    deps.after(AGAIN_MS, () => isSame() && void action())
  }

  /** Shows that a service does not respond, and repeats the action later. `reason` is reported only once. */
  const away = (service: 'provider' | 'server', action: () => Promise<void>, reason?: string) => {
    const current = state.get()
    if (current.kind !== 'away' || current.service !== service) {
      const reported = reason === undefined ? {} : { reference: deps.report(reason) }
      state.set({ kind: 'away', service, ...reported })
    }
    again(action)
  }

  const fail = (reason: string) => state.set({ kind: 'failed', reference: deps.report(reason) })

  const failSignIn = ({ kind, reason }: SignInFailure, action: () => Promise<void>) => {
    if (kind === 'away') away('provider', action, reason)
    else state.set({ kind, reference: deps.report(reason) })
  }

  const signIn = async (options: SignInOptions = {}) => {
    if (options.isAsked === true) attempts.forget()
    else if (attempts.isLoop()) {
      attempts.forget()
      fail('the sign-in begins again and again')
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
    } else failSignIn(url.error, () => signIn(options))
  }

  /** Loads the settings again until they arrive, if they failed to load. */
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
    // If the user has signed out while the data were loading, the data must not be shown.
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
        // The back end has refused a new token, so it would also refuse the next token.
        tokenManager.end()
        fail(`the user was not loaded: ${whyNotLoaded(loaded.error)}`)
      })
      .with('failed', () => fail(`the user was not loaded: ${whyNotLoaded(loaded.error)}`))
      .exhaustive()
  }

  const start = async (options: SignInOptions = {}) => {
    state.set({ kind: 'signing-in' })
    const isSame = unchanged()
    // Other tabs have a moment to send their tokens. If no tab does, the sign-in is prepared.
    if (!tokenManager.isSignedIn()) provider.prepareSignIn()
    const isSignedIn = tokenManager.isSignedIn() || (await tokenManager.join())
    if (!isSame()) return
    if (!isSignedIn) await signIn(options)
    // If the idle time ended while the page was closed, discarded or asleep, the session ends now.
    else if (isIdleOver(lastActivity.read(), now())) await signOut({ isIdle: true })
    else await load()
  }

  const forget = () => {
    const last = tokenManager.end()
    deps.clear()
    memory.forgetUser()
    return last
  }

  /**
   * Ends the session at the identity provider in the background. Until it has ended, the next sign-in asks for the
   * password.
   */
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
    if (current.kind === 'signed-out' && current.isHeard) state.set({ ...current, isHeard: false })
    again(() => tellProvider(last, id))
  }

  const signOut = async ({ isIdle }: { readonly isIdle: boolean } = { isIdle: false }) => {
    // This tab shows the sign-out at once, and does not wait for the response of the identity provider.
    state.set({ kind: 'signed-out', isHeard: true, ...(isIdle ? { isIdle } : {}) })
    if (isIdle) memory.idleEnd.write('yes')
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
      if (state.get().kind !== 'idle') return
      // The identity provider has redirected back after a sign-out that was caused by the idle time. The page shows
      // this reason, and does not start a sign-in.
      const wasIdle = isReturn && memory.idleEnd.read() !== null
      memory.idleEnd.remove()
      if (wasIdle) state.set({ kind: 'signed-out', isHeard: true, isIdle: true })
      else void start()
    },
    finish: async (callbackUrl) => {
      state.set({ kind: 'signing-in' })
      attempts.returned()
      const finished = await provider.finishSignIn(callbackUrl)
      if (!finished.ok) {
        failSignIn(finished.error, signIn)
        return undefined
      }
      memory.signOut.remove()
      lastActivity.write(now())
      tokenManager.begin(finished.value.tokens)
      const path = rememberedPath(finished.value.returnTo ?? remembered(), { knownRoutes: deps.knownPaths })
      void load(path)
      return path
    },
    retry: () => void start({ isAsked: true }),
    restart: () => {
      forget()
      // The window of the silent sign-out may have been closed before the identity provider had finished, so the
      // password is required.
      void signIn({ prompt: 'login', isAsked: true })
    },
    switchUser: () => {
      if (state.get().kind === 'other-user') {
        // The other tabs belong to the user who is now signed in, so the other tabs stay signed in.
        tokenManager.leave()
        deps.clear()
      } else {
        const last = forget()
        // The session at the identity provider continues until the next sign-in. Until then no tab may use that
        // session to sign in.
        memory.signOut.write(deps.randomId())
        if (last !== undefined) void provider.revoke(last)
      }
      void signIn({ prompt: 'select_account', isAsked: true })
    },
    takeOver: () => {
      const current = state.get()
      if (current.kind === 'other-user') enter(current.portal)
    },
    signOut,
    signOutUrl: async () => {
      const idToken = tokenManager.tokens()?.idToken
      // Without an ID token the identity provider would ask the user for a confirmation, in a window that the user
      // does not see.
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

const whyNotLoaded = (error: ApiError): string =>
  `${error.kind}${error.requestId === null ? '' : `, request ${error.requestId}`}`
