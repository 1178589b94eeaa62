import { preloadPage } from '../lazy-pages'
import { matchRoute, pathTo } from '../routes'
import type { Services } from '../services'
import type { PortalSession, SessionState } from '../session/portal-session'

/** Makes sure that a user is signed in, and loads the code of the page in the meantime. */
export const openSession = (
  { tokenManager, session }: Pick<Services, 'tokenManager' | 'session'>,
  place: string,
): void => {
  if (tokenManager.isSignedIn()) preloadPage(place)
  session.ensure(place)
}

// The results by address: a code works once, and the page asks for its result again when it is rendered.
const finished = new Map<string, Promise<string | undefined>>()

/**
 * Completes the sign-in with the answer of the provider in an address, and loads the code of the page meanwhile.
 *
 * @returns the path to continue at; `undefined` if the sign-in has failed. (SGN-18, SGN-19)
 */
export const finishSignIn = (session: PortalSession, address: string): Promise<string | undefined> => {
  const known = finished.get(address)
  if (known !== undefined) return known
  preloadPage(session.rememberedPath())
  const finishing = session.finish(address)
  finished.set(address, finishing)
  return finishing
}

/** Opens the session of the address before anything is rendered, unless its page is open to everyone. */
export const openAtStart = (services: Services, { pathname, search, hash, href }: Location): void => {
  if (pathname === pathTo('callback')) {
    void finishSignIn(services.session, href)
    return
  }
  const route = matchRoute(pathname)?.route
  if (route !== undefined && route.anonymous !== true) openSession(services, `${pathname}${search}${hash}`)
}

/** Resolves when the page is known not to leave for the provider at once: a session is open, or has failed to open. */
export const untilStaying = ({ session }: Pick<Services, 'session'>): Promise<void> =>
  until(session, ({ kind }) => kind !== 'signing-in')

/** Resolves when the session is ready, or has failed to open. */
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
