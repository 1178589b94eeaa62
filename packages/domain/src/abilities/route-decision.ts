import type { PortalAbility } from './derive-ability'
import { type MainPageName, mainPages, type NamedPage, portalPages, type ReadablePage } from './portal-pages'
import type { PortalSubject } from './portal-subjects'

/** The pages in a menu or tab bar that the user may read, in the given order. (ABL-53) */
export const readablePages = <Page extends ReadablePage>(
  ability: Pick<PortalAbility, 'can'>,
  pages: readonly Page[],
): readonly Page[] => pages.filter(({ subject }) => ability.can('read', subject))

/** The properties of a route by which the route guard decides. */
export interface GuardedRoute {
  /** Whether everyone may open the route, signed in or not. */
  readonly anonymous?: boolean | undefined
  /** Whether the route's page is about the user; then every user who may read at least one page may open it. */
  readonly personal?: boolean | undefined
  /**
   * The subject that the user must be able to read. Without a subject, a route that is neither anonymous nor personal
   * redirects to the user's first readable page.
   */
  readonly subject?: PortalSubject | undefined
  /** The page to which the route redirects a user who may not read its subject. */
  readonly alternative?: ReadablePage | undefined
}

/** The decision about a guarded route: the page is shown, the user is redirected, or access is denied. */
export type RouteDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Access is denied because no page is readable: `to` is the error page with type 403. */
  | { readonly kind: 'access-denied'; readonly to: '/error?type=403' }

/**
 * The first page of a user: orders if the user can order, else the first main page of the sidebar that the
 * user may read; `undefined` if no page is readable. (ABL-51)
 */
export const firstReadablePage = (ability: PortalAbility): NamedPage<MainPageName> | undefined => {
  const pages = readablePages(ability, mainPages)
  const { subject } = portalPages.orders
  return (ability.can('manage', subject) && pages.find((page) => page.subject === subject)) || pages[0]
}

/**
 * The guard's decision for a signed-in user: the requested route, else the route's own alternative if it is
 * readable, else the first readable page; with no readable page, access is denied. (ABL-50)
 */
export const routeDecision = (route: GuardedRoute, ability: PortalAbility): RouteDecision => {
  if (route.anonymous === true) return { kind: 'pass' }
  if (route.subject !== undefined && ability.can('read', route.subject)) return { kind: 'pass' }
  const { alternative } = route
  if (alternative !== undefined && ability.can('read', alternative.subject)) {
    return { kind: 'redirect', to: alternative.path }
  }
  const page = firstReadablePage(ability)
  if (page === undefined) return { kind: 'access-denied', to: '/error?type=403' }
  return route.personal === true ? { kind: 'pass' } : { kind: 'redirect', to: page.path }
}
