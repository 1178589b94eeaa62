import type { PortalAbility } from './derive-ability'
import { type MainPageName, mainPages, type NamedPage, portalPages, type ReadablePage } from './portal-pages'
import type { PortalSubject } from './portal-subjects'

/** The pages in a menu or a tab bar that the user may read, in the order of `pages`. (ABL-53) */
export const readablePages = <Page extends ReadablePage>(
  ability: Pick<PortalAbility, 'can'>,
  pages: readonly Page[],
): readonly Page[] => pages.filter(({ subject }) => ability.can('read', subject))

/** The properties of a route from which the route guard decides. */
export interface GuardedRoute {
  /** Whether everyone may open the route, even without signing in. */
  readonly anonymous?: boolean | undefined
  /** Whether the page is about the user. Every user who may read at least one page may open it. */
  readonly personal?: boolean | undefined
  /**
   * The subject that the user must be able to read. If a route has no subject and is neither anonymous nor personal,
   * the user is redirected to the first readable page.
   */
  readonly subject?: PortalSubject | undefined
  /** The page to which a user who may not read the subject is redirected. */
  readonly alternative?: ReadablePage | undefined
}

/** The decision of the route guard: the page is shown, the user is redirected, or access is denied. */
export type RouteDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Access is denied because the user may read no page. `to` is the error page with type 403. */
  | { readonly kind: 'access-denied'; readonly to: '/error?type=403' }

/**
 * The first page of a user. It is the page of orders if the user may manage it, otherwise the first page in the sidebar
 * that the user may read. The result is `undefined` if the user may read no page. (ABL-51)
 */
export const firstReadablePage = (ability: PortalAbility): NamedPage<MainPageName> | undefined => {
  const pages = readablePages(ability, mainPages)
  const { subject } = portalPages.orders
  return (ability.can('manage', subject) && pages.find((page) => page.subject === subject)) || pages[0]
}

/**
 * The decision of the route guard for a signed-in user. The guard shows the requested page if the user may open it.
 * Otherwise it redirects to the alternative of the route, if the user may read it, or to the first readable page. If
 * the user may read no page, access is denied. (ABL-50)
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
