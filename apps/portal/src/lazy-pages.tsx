import { useT } from '@remesa/ui/i18n'
import { type LatePart, latePart } from '@remesa/ui/kernel'
import { matchRoute, type PageLoader, type PortalRoute, pathTo } from './routes'
import type { PageStart } from './session/keeper/page-start'

const pages = new Map<PageLoader, LatePart<object>>()

function Loading() {
  const t = useT()
  return <p role="status">{t('text.loading')}</p>
}

/** The component of a page, the same one every time. A load error is thrown, so that the page can show it. (FRA-8) */
export const lazyPage = (loader: PageLoader): LatePart<object> => {
  const known = pages.get(loader)
  if (known !== undefined) return known
  const page = latePart(async () => (await loader()).default, {
    fallback: <Loading />,
    retry: async () => 'never',
  })
  pages.set(loader, page)
  return page
}

/**
 * Loads the code of a path's page ahead of time, while the calls after sign-in are in progress. For the start page that
 * is the page that most users see first. A failure shows when the page is rendered.
 */
export const preloadPage = (path: string): void => {
  const loader = likelyRoute(path)?.page
  if (loader !== undefined) lazyPage(loader).preload()
}

/** Requests the data of the page at an address, together with what is loaded after sign-in; returns when they are there. */
export const prefetchPage = async (
  place: string,
  start: Omit<PageStart, 'url' | 'timeZone'>,
): Promise<void> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await likelyRoute(place)?.prefetch?.({ ...start, url: new URL(place, location.origin), timeZone })
}

const likelyRoute = (place: string): PortalRoute | undefined => {
  const path = place.split(/[?#]/)[0] ?? ''
  return matchRoute(path === '/' ? pathTo('orders') : path)?.route
}
