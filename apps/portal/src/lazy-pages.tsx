import { type LazyComponent, type LazyOptions, lazyComponent } from '@remesa/ui/kernel'
import { type ComponentType, createContext, useContext } from 'react'
import { isServerThere } from './kernel/loading'
import { createExternalStore, useExternalStore } from './kernel/state'
import { AGAIN_MS } from './kernel/time-limits'
import { matchRoute, type PageLoader, type PortalRoute, pathTo } from './routes'
import type { PageStart } from './session/page-start'

const pages = new Map<PageLoader, LazyComponent<object>>()

/** Requests the code of a page once more, after the server did not respond; `undefined` if no code is missing. */
const loadAgain = createExternalStore<(() => void) | undefined>(undefined)

export interface PageLoadingProps {
  /** Requests the code once more; `undefined` as long as no request went without a response. */
  readonly onRetry: (() => void) | undefined
}

/**
 * The component that is shown while the code of a page loads. The module that renders the app provides it, because
 * this module, which is loaded first, contains no components.
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

/**
 * Decides what follows a failed load. If the server responds, the code is requested once more at once, and a
 * second failure is final. Otherwise the code is requested again later, and the page shows the reason for the
 * wait.
 */
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
 * Loads the code of a path's page ahead of time, while the calls after sign-in are in progress. For `/` it is the
 * code of the page that most users see first. A failure shows when the page is rendered.
 */
export const preloadPage = (path: string): void => {
  const loader = likelyRoute(path)?.page
  if (loader !== undefined) lazyPage(loader).preload()
}

/**
 * Requests the data of the page at an address together with the loads after sign-in; resolves when the data has
 * arrived.
 */
export const prefetchPage = async (place: string, start: Omit<PageStart, 'url'>): Promise<void> => {
  await likelyRoute(place)?.prefetch?.({ ...start, url: new URL(place, location.origin) })
}

const likelyRoute = (place: string): PortalRoute | undefined => {
  const path = place.split(/[?#]/)[0] ?? ''
  return matchRoute(path === '/' ? pathTo('orders') : path)?.route
}
