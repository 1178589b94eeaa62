import type { PortalAbility } from './derive-ability'
import { type MainPageName, mainPages, type NamedPage, type ReadablePage } from './portal-pages'
import type { PortalSubject } from './portal-subjects'

/** The pages that show in a menu or as tabs: those that the user may read, in their order. (ABL-53) */
export const readablePages = <Page extends ReadablePage>(
  ability: Pick<PortalAbility, 'can'>,
  pages: readonly Page[],
): readonly Page[] => pages.filter(({ subject }) => ability.can('read', subject))

/** What the guard has to know about a route. */
export interface GuardedRoute {
  /** Anyone may see it, signed in or not. */
  readonly anonymous?: boolean | undefined
  /** Whoever may read any page may see it: it is about the user. */
  readonly personal?: boolean | undefined
  /** What has to be readable. A route that is neither anonymous nor personal and has no subject is a doorway to the first readable page. */
  readonly subject?: PortalSubject | undefined
  /** Where the route itself sends a user who may not read it. */
  readonly alternative?: ReadablePage | undefined
}

/** Where a guarded route leads: it passes, it goes elsewhere, or access is denied. */
export type RouteDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Nothing is readable: `to` is the error page with type 403, which speaks of denied access. */
  | { readonly kind: 'access-denied'; readonly to: '/error?type=403' }

/**
 * The first main page, in the order of the sidebar, that the user may read; nothing when there is none. (ABL-51)
 */
export const firstReadablePage = (ability: PortalAbility): NamedPage<MainPageName> | undefined =>
  readablePages(ability, mainPages)[0]

/**
 * Where the guard sends a signed-in user: to the requested route, else to the route's own alternative if it is readable,
 * else to the first readable page; with no readable page, access is denied. (ABL-50)
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
