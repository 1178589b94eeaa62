import { type LazyComponent, type LazyOptions, lazyComponent } from '@remesa/ui/kernel'
import { type ComponentType, createContext, useContext } from 'react'
import { isServerThere } from './kernel/loading'
import { createExternalStore, useExternalStore } from './kernel/state'
import { AGAIN_MS } from './kernel/time-limits'
import { matchRoute, type PageLoader, type PortalRoute, pathTo } from './routes'
import type { PageStart } from './session/page-start'

const pages = new Map<PageLoader, LazyComponent<object>>()

/** Loads the code of a page again that could not be loaded because the server does not respond. */
const loadAgain = createExternalStore<(() => void) | undefined>(undefined)

export interface PageLoadingProps {
  /** Loads the code again; `undefined` until the server did not respond. */
  readonly onRetry: (() => void) | undefined
}

/**
 * The component in the place of a page whose code is loading. The page that renders gives it: the first file, which loads
 * pages, has no components.
 */
export const PageLoadingContext = createContext<ComponentType<PageLoadingProps>>(() => null)

function Loading() {
  const PageLoading = useContext(PageLoadingContext)
  return <PageLoading onRetry={useExternalStore(loadAgain)} />
}

/** Waits until the user wants another try, the browser is online again, or some seconds have passed. */
const untilWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      loadAgain.set(undefined)
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, AGAIN_MS)
    window.addEventListener('online', goOn)
    loadAgain.set(goOn)
  })

/** A server that responds has another build; until it does the code is requested again, and the page says why it waits. */
const retry: LazyOptions['retry'] = async (last) => {
  if (await isServerThere()) return last === 'now' ? 'never' : 'now'
  await untilWanted()
  return 'now'
}

/** The component of a page, the same one every time. A load error is thrown, so that the page can show it. (FRA-8) */
export const lazyPage = (loader: PageLoader): LazyComponent<object> => {
  const known = pages.get(loader)
  if (known !== undefined) return known
  const page = lazyComponent(async () => (await loader()).default, {
    fallback: <Loading />,
    retry,
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
export const prefetchPage = async (place: string, start: Omit<PageStart, 'url'>): Promise<void> => {
  await likelyRoute(place)?.prefetch?.({ ...start, url: new URL(place, location.origin) })
}

const likelyRoute = (place: string): PortalRoute | undefined => {
  const path = place.split(/[?#]/)[0] ?? ''
  return matchRoute(path === '/' ? pathTo('orders') : path)?.route
}
