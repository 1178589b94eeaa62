import {
  type AdministrationTabName,
  administrationTabs,
  type GuardedRoute,
  type MainPageName,
  mainPages,
  type NamedPage,
  type PortalAbility,
  portalPages,
  readablePages,
  routeDecision,
} from '@remesa/domain/abilities'
import { type CountryArea, type CountryConfig, warnsOnEntry } from '@remesa/domain/country'
import type { RecordHistoryKind } from '@remesa/domain/records'
import type { MessageKey, TextPart } from '@remesa/ui/i18n'
import type { ComponentType } from 'react'
import { withTexts } from './kernel/loading'
import { fillPattern, matchPattern, NOT_FOUND_PATH } from './kernel/routing'
import { orderPatterns } from './orders/address'
import { prefetchOrders } from './orders/list/prefetch-orders'
import { historyPatterns } from './records/history-address'
import type { PageStart } from './session/page-start'

/** Loads the code of a page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>

interface RouteDeclaration extends GuardedRoute {
  /** Path pattern of the route. `matchPattern` describes the values of a `:name`. */
  readonly path: string
  /**
   * Path of the list page on which this route opens a record. Moving between the two routes does not count as a new
   * page. (RTE-10)
   */
  readonly within?: string
  /** Message key of the document title. The links to the page in the menu and in the tab bar have the same text. */
  readonly title: MessageKey
  /** Path to which the route redirects instead of showing a page, if the user may open the route. */
  readonly redirectTo?: string
  /** The kind of record that the route shows. The pages of a record have tabs of their own. (RTE-12) */
  readonly record?: RecordHistoryKind
  /** The area of the portal to which the route belongs. An area may show a warning when it is opened. */
  readonly area?: CountryArea
  /** Loads the code of the page; `undefined` for a route that redirects, or whose page belongs to the shell. */
  readonly page: PageLoader | undefined
  /** Requests the first data of the page in advance. Resolves when the data have arrived or failed. */
  readonly prefetch?: (start: PageStart) => Promise<void>
}

const administration = { title: 'nav.administration', area: 'Administration', page: undefined } as const
/** Loads the code of a page together with the texts that the page needs. */
const pageWith =
  (parts: readonly TextPart[], load: () => Promise<ComponentType>): PageLoader =>
  async () => ({ default: await parts.reduceRight((inner, part) => () => withTexts(part, inner), load)() })
const ordersPage = pageWith([], async () => (await import('./orders/list/orders-page')).OrdersPage)
const depositPage = pageWith(['deposits'], async () => (await import('./deposits/deposit-page')).DepositPage)
const depositHistoryPage = pageWith(
  ['lists', 'deposits'],
  async () => (await import('./deposits/deposit-history-page')).DepositHistoryPage,
)
const firmsPage = pageWith(['firms'], async () => (await import('./firms/firms-page')).FirmsPage)
type Prefetch = NonNullable<RouteDeclaration['prefetch']>
/** The code of a list page, and the function in the same file that requests the first rows in advance. */
const listPage = (load: () => Promise<{ readonly Page: ComponentType; readonly prefetch: Prefetch }>) => ({
  page: pageWith(['lists'], async () => (await load()).Page),
  prefetch: async (start: PageStart) => (await load()).prefetch(start),
})
const usersPage = listPage(() =>
  import('./users/users-page').then((at) => ({ Page: at.UsersPage, prefetch: at.prefetchUsers })),
)
const userPage = pageWith(['lists'], async () => (await import('./users/user-page')).UserPage)
const clientsPage = listPage(() =>
  import('./clients/clients-page').then((at) => ({ Page: at.ClientsPage, prefetch: at.prefetchClients })),
)
const subclientsPage = listPage(async () => {
  const at = await import('./subclients/subclients-page')
  return { Page: at.SubclientsPage, prefetch: at.prefetchSubclients }
})
const servicePointsPage = listPage(async () => {
  const at = await import('./service-points/service-points-page')
  return { Page: at.ServicePointsPage, prefetch: at.prefetchServicePoints }
})
const pointEditor = () => import('./service-points/service-point-editor')
const recordPage = (load: () => Promise<ComponentType>) => pageWith(['lists', 'records', 'history'], load)
const importPage = (load: () => Promise<ComponentType>) => pageWith(['lists', 'records', 'imports'], load)
const historyPage = (
  name: 'UserHistoryPage' | 'ClientHistoryPage' | 'SubclientHistoryPage' | 'ServicePointHistoryPage',
) =>
  pageWith(
    ['history', 'lists', 'records'],
    async () => (await import('./history/record-history-pages'))[name],
  )
const reportsPage = pageWith(
  ['lists', 'reports'],
  async () => (await import('./reports/reports-page')).ReportsPage,
)
const sessionsPage = pageWith(
  ['frame'],
  async () => (await import('./session/user-sessions/user-sessions-page')).UserSessionsPage,
)
const auditPage = pageWith(
  ['lists', 'records', 'history', 'reports'],
  async () => (await import('./history/audit-page')).AuditPage,
)
const orders = {
  ...portalPages.orders,
  title: 'nav.orders',
  area: 'Orders',
  page: ordersPage,
  prefetch: prefetchOrders,
} as const

/** The title, menu entry, area and page of each route. The domain determines the path and the permission. */
const table = {
  home: { path: '/', title: 'nav.orders', page: undefined },
  firms: { ...portalPages.firms, title: 'nav.firms', area: 'SearchEmployee', page: firmsPage },
  orders,
  order: { ...orders, path: orderPatterns.order, within: orderPatterns.list },
  deposit: { ...portalPages.deposit, title: 'nav.deposit', area: 'CashToday', page: depositPage },
  'deposit-history': {
    ...portalPages.deposit,
    path: '/deposit/history',
    title: 'nav.history',
    area: 'CashToday',
    page: depositHistoryPage,
  },
  administration: {
    ...portalPages.administration,
    ...administration,
    redirectTo: portalPages.users.path,
  },
  users: { ...portalPages.users, ...administration, title: 'nav.users', ...usersPage },
  'edit-user': {
    ...portalPages['edit-user'],
    ...administration,
    record: 'users',
    title: 'nav.users',
    page: userPage,
  },
  'import-users': {
    ...portalPages['import-users'],
    ...administration,
    title: 'nav.users',
    page: importPage(async () => (await import('./imports/import-users-page')).ImportUsersPage),
  },
  'user-history': {
    ...portalPages['edit-user'],
    ...administration,
    path: historyPatterns.users,
    record: 'users',
    title: 'nav.history',
    page: historyPage('UserHistoryPage'),
  },
  clients: { ...portalPages.clients, ...administration, title: 'nav.clients', ...clientsPage },
  'add-client': {
    ...portalPages['add-client'],
    ...administration,
    title: 'nav.clients',
    page: recordPage(async () => (await import('./clients/client-editor')).ClientEditor),
  },
  'edit-client': {
    ...portalPages['edit-client'],
    ...administration,
    record: 'clients',
    title: 'nav.clients',
    page: recordPage(async () => (await import('./clients/client-editor')).EditClientPage),
  },
  'client-history': {
    ...portalPages['edit-client'],
    ...administration,
    path: historyPatterns.clients,
    record: 'clients',
    title: 'nav.history',
    page: historyPage('ClientHistoryPage'),
  },
  subclients: { ...portalPages.subclients, ...administration, title: 'nav.subclients', ...subclientsPage },
  'add-subclient': {
    ...portalPages['add-subclient'],
    ...administration,
    title: 'nav.subclients',
    page: recordPage(async () => (await import('./subclients/subclient-editor')).SubclientEditor),
  },
  'edit-subclient': {
    ...portalPages['edit-subclient'],
    ...administration,
    record: 'subclients',
    title: 'nav.subclients',
    page: recordPage(async () => (await import('./subclients/subclient-editor')).EditSubclientPage),
  },
  'subclient-history': {
    ...portalPages['edit-subclient'],
    ...administration,
    path: historyPatterns.subclients,
    record: 'subclients',
    title: 'nav.history',
    page: historyPage('SubclientHistoryPage'),
  },
  servicepoints: {
    ...portalPages.servicepoints,
    ...administration,
    title: 'nav.servicepoints',
    ...servicePointsPage,
  },
  'add-servicepoint': {
    ...portalPages['add-servicepoint'],
    ...administration,
    title: 'nav.servicepoints',
    page: recordPage(async () => (await pointEditor()).AddServicePointPage),
  },
  'import-servicepoints': {
    ...portalPages['import-servicepoints'],
    ...administration,
    title: 'nav.servicepoints',
    page: importPage(
      async () => (await import('./imports/import-service-points-page')).ImportServicePointsPage,
    ),
  },
  'edit-servicepoint': {
    ...portalPages['edit-servicepoint'],
    ...administration,
    record: 'service-points',
    title: 'nav.servicepoints',
    page: recordPage(async () => (await pointEditor()).EditServicePointPage),
  },
  'servicepoint-history': {
    ...portalPages['edit-servicepoint'],
    ...administration,
    path: historyPatterns['service-points'],
    record: 'service-points',
    title: 'nav.history',
    page: historyPage('ServicePointHistoryPage'),
  },
  audit: { ...portalPages.audit, ...administration, title: 'nav.audit', page: auditPage },
  reports: { ...portalPages.reports, title: 'nav.reports', area: 'Reports', page: reportsPage },
  sessions: { path: '/sessions', personal: true, title: 'shell.sessions', page: sessionsPage },
  callback: { path: '/callback', anonymous: true, title: 'page.signingIn', page: undefined },
  'not-found': { path: NOT_FOUND_PATH, anonymous: true, title: 'page.notFound.title', page: undefined },
  error: { path: '/error', anonymous: true, title: 'page.unexpected.title', page: undefined },
} as const satisfies Readonly<Record<string, RouteDeclaration>>

export type RouteName = keyof typeof table
export interface PortalRoute extends RouteDeclaration {
  readonly name: RouteName
}

const withName = ([name, route]: [string, RouteDeclaration]): PortalRoute => ({
  ...route,
  // The conversion is safe, because the names of the routes are the keys of the table.
  name: name as RouteName,
})

/** All routes of the portal, each with path, permission, title, menu entry, area and page. */
export const routes: readonly PortalRoute[] = Object.entries<RouteDeclaration>(table).map(withName)

/** Patterns of the paths to which the portal may return after a sign-in. */
export const knownPaths: readonly string[] = routes
  .filter((route) => route.anonymous !== true)
  .map(({ path }) => path)

type ParamName<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never
type PathParams<P extends string> = [ParamName<P>] extends [never]
  ? readonly []
  : readonly [params: { readonly [Name in ParamName<P>]: Name extends 'id' ? number : string }]

/** The path of a route. For example, `pathTo('edit-user', { id: 3 })` is `/administration/users/3`. */
export const pathTo = <N extends RouteName>(
  name: N,
  ...[params]: PathParams<(typeof table)[N]['path']>
): string => fillPattern(table[name].path, params)

export interface RouteMatch {
  readonly route: PortalRoute
  /** The decoded value of each `:name` in the pattern. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The route of a path, or `undefined` if there is none. A trailing slash makes no difference. Upper and lower case
 * differ.
 *
 * @param path as in the URL, percent-encoded.
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
  | { readonly kind: 'redirect'; readonly to: string }
  /** Access is denied, because the user may open no page. */
  | { readonly kind: 'access-denied' }

/** What a path shows to a signed-in user. `/` redirects to the first permitted page, an unknown path to `/404`. */
export const resolvePath = (path: string, ability: PortalAbility): RouteOutcome => {
  const match = matchRoute(path)
  if (match === undefined) return { kind: 'redirect', to: pathTo('not-found') }
  const { route } = match
  const decision = routeDecision(route, ability)
  if (decision.kind === 'access-denied') return { kind: 'access-denied' }
  if (decision.kind === 'redirect') return { kind: 'redirect', to: decision.to }
  if (route.redirectTo !== undefined) return { kind: 'redirect', to: route.redirectTo }
  return route.page === undefined
    ? { kind: 'redirect', to: pathTo('not-found') }
    : { kind: 'page', route, page: route.page }
}

/** The main pages that the user may open, in the order of the menu. (RTE-8) */
export const menuOf = (ability: Pick<PortalAbility, 'can'>): readonly NamedPage<MainPageName>[] =>
  readablePages(ability, mainPages)

/** A page to which the command palette can lead. */
export type OpenablePage = NamedPage<MainPageName> | NamedPage<AdministrationTabName>

/** The pages that a user can open with the command palette: pages of the menu and administration tabs. (FRA-26) */
export const openablePages = (ability: Pick<PortalAbility, 'can'>): readonly OpenablePage[] => [
  ...menuOf(ability).filter(({ name }) => name !== 'administration'),
  ...readablePages(ability, administrationTabs),
]

/** The tabs of an administration page, as far as the user may open them; empty for any other page. (RTE-11) */
export const tabsOf = (
  route: PortalRoute,
  ability: Pick<PortalAbility, 'can'>,
): readonly NamedPage<AdministrationTabName>[] =>
  route.area === 'Administration' ? readablePages(ability, administrationTabs) : []

/** The tabs of a record's page, which are its form and its history; empty for any other page. (RTE-12) */
export const recordTabsOf = ({ record }: PortalRoute): readonly PortalRoute[] =>
  record === undefined ? [] : routes.filter((route) => route.record === record)

/** Whether a route shows the given page, or a page whose path is below the path of the given page. */
export const isWithin = (route: PortalRoute, { path }: Pick<NamedPage, 'path'>): boolean =>
  route.path === path || route.path.startsWith(`${path}/`)

/** Message key of a page's title. */
export const titleOf = ({ name }: Pick<NamedPage, 'name'>): MessageKey => table[name].title

/** Whether a warning appears when the user enters the route's area. */
export const hasWarning = (route: PortalRoute, config: CountryConfig): boolean =>
  route.page !== undefined && route.area !== undefined && warnsOnEntry(config, route.area)
