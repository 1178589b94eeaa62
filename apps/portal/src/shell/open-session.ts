import { preloadPage } from '../lazy-pages'
import { matchRoute, pathTo } from '../routes'
import type { Services } from '../services'
import type { PortalSession, SessionState } from '../session/portal-session'

/** Ensures that a user is signed in, and meanwhile loads the code of the page. */
export const openSession = (
  { tokenManager, session }: Pick<Services, 'tokenManager' | 'session'>,
  place: string,
): void => {
  if (tokenManager.isSignedIn()) preloadPage(place)
  session.ensure(place)
}

// The results of completed sign-ins, by URL. A sign-in code can be used only once, but each rendering of the page
// needs the result.
const finished = new Map<string, Promise<string | undefined>>()

/**
 * Completes the sign-in with the identity provider's response in the URL, and meanwhile loads the code of the page.
 *
 * @returns the path to open; `undefined` if the sign-in has failed. (SGN-18, SGN-19)
 */
export const finishSignIn = (session: PortalSession, address: string): Promise<string | undefined> => {
  const known = finished.get(address)
  if (known !== undefined) return known
  preloadPage(session.rememberedPath())
  const finishing = session.finish(address)
  finished.set(address, finishing)
  return finishing
}

/**
 * Opens a session for the page at the URL, or completes a sign-in, before anything is rendered. Does nothing for a page
 * that is open to everyone.
 */
export const openAtStart = (services: Services, { pathname, search, hash, href }: Location): void => {
  if (pathname === pathTo('callback')) {
    void finishSignIn(services.session, href)
    return
  }
  const route = matchRoute(pathname)?.route
  if (route !== undefined && route.anonymous !== true) openSession(services, `${pathname}${search}${hash}`)
}

/**
 * Resolves when the portal has found a session or could not open one. Until then, the page may redirect to the identity
 * provider.
 */
export const untilStaying = ({ session }: Pick<Services, 'session'>): Promise<void> =>
  until(session, ({ kind }) => kind !== 'signing-in')

/** Resolves when the session is ready or could not be opened. */
export const untilReady = ({ session }: Pick<Services, 'session'>): Promise<void> =>
  until(session, ({ kind }) => kind !== 'signing-in' && kind !== 'loading')

const until = ({ state }: PortalSession, holds: (state: SessionState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!holds(state.get())) return
      stop()
      resolve()
    }
    const stop = state.subscribe(look)
    look()
  })
