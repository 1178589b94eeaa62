import { type ComponentType, lazy } from 'react'
import { builtPaths, matchRoute, type PageLoader } from './routes'

const components = new Map<PageLoader, ComponentType>()

/** The component of a page, fetched when it is first drawn unless it is there already; the same one every time. */
export const lazyPage = (loader: PageLoader): ComponentType => {
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
  const loader = target === undefined ? undefined : matchRoute(target)?.route.page
  loader?.().then(
    (page) => {
      // A lazy component waits even for what is there, and what is shown meanwhile stays for 300 ms.
      if (!components.has(loader)) components.set(loader, page.default)
    },
    () => undefined,
  )
}
