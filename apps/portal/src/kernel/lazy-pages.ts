import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { builtPaths, matchRoute, type PageLoader } from '../routes'

const components = new Map<PageLoader, LazyExoticComponent<ComponentType>>()

/** The component of a page, fetched when it is first drawn; the same one every time. */
export const lazyPage = (loader: PageLoader): LazyExoticComponent<ComponentType> => {
  const known = components.get(loader)
  if (known !== undefined) return known
  const component = lazy(loader)
  components.set(loader, component)
  return component
}

/**
 * Fetches the code of a path's page before anything needs it, while the calls after sign-in are under way. The start page
 * leads to the first page that is built for most users. A failure shows when the page is drawn.
 */
export const preloadPage = (path: string): void => {
  const name = path.split(/[?#]/)[0] ?? ''
  const target = name === '/' ? builtPaths[0] : name
  if (target !== undefined)
    matchRoute(target)
      ?.route.page?.()
      .catch(() => undefined)
}
