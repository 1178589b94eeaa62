import { type LazyComponent, type LazyOptions, lazyComponent } from '@remesa/ui/kernel'
import { type ComponentType, createContext, useContext } from 'react'
import { isServerThere } from './kernel/loading'
import { createExternalStore, useExternalStore } from './kernel/state'
import { AGAIN_MS } from './kernel/time-limits'
import { matchRoute, type PageLoader, type PortalRoute, pathTo } from './routes'
import type { PageStart } from './session/page-start'

const pages = new Map<PageLoader, LazyComponent<object>>()

/** Requests the code of the page once more after the server did not respond; `undefined` if the code is not missing. */
const loadAgain = createExternalStore<(() => void) | undefined>(undefined)

export interface PageLoadingProps {
  /** Requests the code of the page once more; `undefined` until a request got no response. */
  readonly onRetry: (() => void) | undefined
}

/**
 * The component that is shown while the code of a page loads. This module is loaded before any component, so the
 * module that renders the app provides the component.
 */
export const PageLoadingContext = createContext<ComponentType<PageLoadingProps>>(() => null)

function Loading() {
  const PageLoading = useContext(PageLoadingContext)
  return <PageLoading onRetry={useExternalStore(loadAgain)} />
}

/** Waits until the user requests another attempt, until the browser is online again, or for some seconds. */
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

/**
 * Decides when the code of a page is requested again after a failure. If the server responds, the code is requested
 * again at once, but only one more time. If the server does not respond, the code is requested again after a pause, and
 * the page shows why it waits.
 */
const retry: LazyOptions['retry'] = async (last) => {
  if (await isServerThere()) return last === 'now' ? 'never' : 'now'
  await untilWanted()
  return 'now'
}

/**
 * The component of a page, which is the same for every call with the same loader. If its code can't be loaded,
 * rendering throws the error, so that the page can show it. (FRA-8)
 */
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
 * Loads the code of a path's page in advance, while the calls after sign-in are in progress. For `/` this is the page
 * that most users see first. A failure is shown only when the page is rendered.
 */
export const preloadPage = (path: string): void => {
  const loader = likelyRoute(path)?.page
  if (loader !== undefined) lazyPage(loader).preload()
}

/**
 * Requests the data of the page at a URL while the calls after sign-in are in progress. Resolves when the data have
 * arrived.
 */
export const prefetchPage = async (place: string, start: Omit<PageStart, 'url'>): Promise<void> => {
  await likelyRoute(place)?.prefetch?.({ ...start, url: new URL(place, location.origin) })
}

const likelyRoute = (place: string): PortalRoute | undefined => {
  const path = place.split(/[?#]/)[0] ?? ''
  return matchRoute(path === '/' ? pathTo('orders') : path)?.route
}
