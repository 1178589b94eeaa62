import { preloadPage } from '../lazy-pages'
import { matchRoute } from '../routes'
import type { Services } from '../services'

/** Makes sure that a user is signed in, and loads the code of the page meanwhile. */
export const openSession = (
  { keeper, session }: Pick<Services, 'keeper' | 'session'>,
  place: string,
): void => {
  if (keeper.isSignedIn()) preloadPage(place)
  session.ensure(place)
}

/** Opens the session of the address before anything is drawn, unless its page is open to everyone. */
export const openAtStart = (services: Services, { pathname, search, hash }: Location): void => {
  const route = matchRoute(pathname)?.route
  if (route !== undefined && route.anonymous !== true) openSession(services, `${pathname}${search}${hash}`)
}
