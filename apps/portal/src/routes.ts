import { type GuardedRoute, type PortalAbility, routeDecision } from '@remesa/domain/abilities'
import { type CountryArea, type CountryConfig, warnsOnEntry } from '@remesa/domain/country'
import type { MessageKey } from '@remesa/ui/i18n'
import type { ComponentType } from 'react'
import { fillPattern, matchPattern } from './kernel/routing'
import { orderPatterns } from './orders/address'

/** Fetches the code of a page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>

interface RouteDeclaration extends GuardedRoute {
  /** Path pattern; see `matchPattern` for what a `:name` in it stands for. */
  readonly path: string
  /** RTE-10. Path of the route whose page this one shows too, with something open on it: going between them is no arrival. */
  readonly within?: string
  /** Key of the document title and, for a page in the menu, of its link. */
  readonly title: MessageKey
  /** Drawn in the menu, in the order of this table, for users who may read it and only while it has a page. */
  readonly inMenu?: true
  /** Where the route leads instead of showing something itself, once the guard has let the user pass. */
  readonly redirectTo?: string
  /** The area that the route belongs to, which may open with a warning. */
  readonly area?: CountryArea
  /** `undefined`: this release does not have the page yet, and the route says so. */
  readonly page: PageLoader | undefined
}

const administration = {
  title: 'nav.administration',
  area: 'Administration',
  page: undefined,
} as const

const ordersPage: PageLoader = async () => ({
  default: (await import('./orders/list/orders-page')).OrdersPage,
})

const table = {
  home: { path: '/', title: 'nav.orders', page: undefined },
  firms: {
    path: '/firms',
    subject: 'FirmsPage',
    title: 'nav.firms',
    inMenu: true,
    area: 'SearchEmployee',
    page: undefined,
  },
  orders: {
    path: orderPatterns.list,
    subject: 'OrdersPage',
    title: 'nav.orders',
    inMenu: true,
    area: 'Orders',
    page: ordersPage,
  },
  order: {
    path: orderPatterns.order,
    within: orderPatterns.list,
    subject: 'OrdersPage',
    title: 'nav.orders',
    area: 'Orders',
    page: ordersPage,
  },
  deposit: {
    path: '/deposit',
    subject: 'DepositPage',
    title: 'nav.deposit',
    inMenu: true,
    area: 'CashToday',
    page: undefined,
  },
  administration: {
    ...administration,
    path: '/administration',
    subject: 'AdministrationPage',
    inMenu: true,
    redirectTo: '/administration/users',
  },
  users: {
    ...administration,
    path: '/administration/users',
    subject: 'UsersPage',
    alternative: { path: '/administration/clients', subject: 'ClientsPage' },
  },
  'edit-user': { ...administration, path: '/administration/users/:id', subject: 'UserEditPage' },
  clients: { ...administration, path: '/administration/clients', subject: 'ClientsPage' },
  'add-client': { ...administration, path: '/administration/clients/add', subject: 'ClientAddPage' },
  'edit-client': { ...administration, path: '/administration/clients/:id', subject: 'ClientEditPage' },
  subclients: { ...administration, path: '/administration/subclients', subject: 'SubclientsPage' },
  'add-subclient': { ...administration, path: '/administration/subclients/add', subject: 'SubclientAddPage' },
  'edit-subclient': {
    ...administration,
    path: '/administration/subclients/:id',
    subject: 'SubclientEditPage',
  },
  servicepoints: { ...administration, path: '/administration/servicepoints', subject: 'ServicepointsPage' },
  'add-servicepoint': {
    ...administration,
    path: '/administration/servicepoints/add',
    subject: 'ServicepointAddPage',
  },
  'edit-servicepoint': {
    ...administration,
    path: '/administration/servicepoints/:id',
    subject: 'ServicepointEditPage',
  },
  reports: {
    path: '/reports',
    subject: 'ReportsPage',
    title: 'nav.reports',
    inMenu: true,
    area: 'Reports',
    page: undefined,
  },
  callback: { path: '/callback', anonymous: true, title: 'page.signingIn', page: undefined },
  'not-found': { path: '/404', anonymous: true, title: 'page.notFound.title', page: undefined },
  error: { path: '/error', anonymous: true, title: 'page.unexpected.title', page: undefined },
} as const satisfies Readonly<Record<string, RouteDeclaration>>

export type RouteName = keyof typeof table
export interface PortalRoute extends RouteDeclaration {
  readonly name: RouteName
}

const withName = ([name, route]: [string, RouteDeclaration]): PortalRoute => ({
  ...route,
  // The names of the entries are the keys of the table.
  name: name as RouteName,
})

/** Every route of the portal, once: path, subject, title, menu, area, page. */
export const routes: readonly PortalRoute[] = Object.entries<RouteDeclaration>(table).map(withName)

/** Patterns of the paths that may be remembered over a sign-in. */
export const knownPaths: readonly string[] = routes
  .filter((route) => route.anonymous !== true)
  .map(({ path }) => path)

/** Paths of the main pages that this release has. */
export const builtPaths: readonly string[] = routes
  .filter(({ page, within }) => page !== undefined && within === undefined)
  .map(({ path }) => path)

type ParamName<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never
type PathParams<P extends string> = [ParamName<P>] extends [never]
  ? readonly []
  : readonly [params: { readonly [Name in ParamName<P>]: Name extends 'id' ? number : string }]

/** The path of a route: `pathTo('edit-user', { id: 3 })` is `/administration/users/3`. */
export const pathTo = <N extends RouteName>(
  name: N,
  ...[params]: PathParams<(typeof table)[N]['path']>
): string => fillPattern(table[name].path, params)

export interface RouteMatch {
  readonly route: PortalRoute
  /** What stands in the path for each `:name` of the pattern, decoded. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The route of a path, or `undefined` when there is none. A slash at the end makes no difference; case does.
 *
 * @param path as it stands in the address, percent-encoded.
 */
export const matchRoute = (path: string): RouteMatch | undefined => {
  for (const route of routes) {
    const params = matchPattern(route.path, path)
    if (params !== undefined) return { route, params }
  }
  return undefined
}

export type RouteOutcome =
  | { readonly kind: 'page'; readonly route: PortalRoute; readonly page: PageLoader }
  /** The user may see it, but this release does not have it. */
  | { readonly kind: 'not-built'; readonly route: PortalRoute }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The user may read nothing at all. */
  | { readonly kind: 'access-denied' }

/** What a signed-in user sees at a path. Unknown paths lead to `/404`; `/` leads to the first readable page that is built. */
export const resolvePath = (path: string, ability: PortalAbility): RouteOutcome => {
  const match = matchRoute(path)
  if (match === undefined) return { kind: 'redirect', to: pathTo('not-found') }
  const { route } = match
  const decision = routeDecision(route, ability, builtPaths)
  if (decision.kind === 'access-denied') return { kind: 'access-denied' }
  if (decision.kind === 'redirect') return { kind: 'redirect', to: decision.to }
  if (route.redirectTo !== undefined) return { kind: 'redirect', to: route.redirectTo }
  return route.page === undefined ? { kind: 'not-built', route } : { kind: 'page', route, page: route.page }
}

/** The menu of a user: pages that he may read and that exist, in the order of the table. */
export const menuOf = (ability: PortalAbility): readonly PortalRoute[] =>
  routes.filter(
    ({ inMenu, page, subject }) =>
      inMenu === true && page !== undefined && subject !== undefined && ability.can('read', subject),
  )

/** Whether entering the route's area opens its warning. A page that is not built has no trouble to warn of. */
export const hasWarning = (route: PortalRoute, config: CountryConfig): boolean =>
  route.page !== undefined && route.area !== undefined && warnsOnEntry(config, route.area)
