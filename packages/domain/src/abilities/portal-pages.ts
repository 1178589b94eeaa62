import type { PortalSubject } from './portal-subjects'

/** A page of the portal, and the subject that a user must be able to read in order to open the page. */
export interface ReadablePage {
  /** Path pattern of the page; `:id` stands for a number. */
  readonly path: string
  readonly subject: PortalSubject
}

const users = { path: '/administration/users', subject: 'UsersPage' } as const
const clients = { path: '/administration/clients', subject: 'ClientsPage' } as const

/**
 * All pages behind the sign-in, by route name. Each page has a path and a subject. Some pages have an alternative: the
 * page to which users who may not read the subject are redirected. (ABL-54)
 */
export const portalPages = {
  firms: { path: '/firms', subject: 'FirmsPage' },
  orders: { path: '/orders', subject: 'OrdersPage' },
  deposit: { path: '/deposit', subject: 'DepositPage' },
  administration: { path: '/administration', subject: 'AdministrationPage' },
  users: { ...users, alternative: clients },
  'import-users': { path: '/administration/users/import', subject: 'UserEditPage' },
  'edit-user': { path: '/administration/users/:id', subject: 'UserEditPage' },
  clients,
  'add-client': { path: '/administration/clients/add', subject: 'ClientAddPage' },
  'edit-client': { path: '/administration/clients/:id', subject: 'ClientEditPage' },
  subclients: { path: '/administration/subclients', subject: 'SubclientsPage' },
  'add-subclient': { path: '/administration/subclients/add', subject: 'SubclientAddPage' },
  'edit-subclient': { path: '/administration/subclients/:id', subject: 'SubclientEditPage' },
  servicepoints: { path: '/administration/servicepoints', subject: 'ServicepointsPage' },
  'add-servicepoint': { path: '/administration/servicepoints/add', subject: 'ServicepointAddPage' },
  'import-servicepoints': { path: '/administration/servicepoints/import', subject: 'ServicepointAddPage' },
  'edit-servicepoint': { path: '/administration/servicepoints/:id', subject: 'ServicepointEditPage' },
  audit: { path: '/administration/audit', subject: 'AuditPage', alternative: users },
  reports: { path: '/reports', subject: 'ReportsPage' },
} as const satisfies Readonly<Record<string, ReadablePage & { readonly alternative?: ReadablePage }>>

/** Name of a page behind the sign-in. */
export type PageName = keyof typeof portalPages

/** A page of the portal with its route name, for menus and tab bars. */
export interface NamedPage<Name extends PageName = PageName> extends ReadablePage {
  readonly name: Name
}

const named = <Name extends PageName>(name: Name): NamedPage<Name> => {
  const { path, subject } = portalPages[name]
  return { name, path, subject }
}

/** Name of a page in the sidebar. */
export type MainPageName = 'firms' | 'orders' | 'deposit' | 'administration' | 'reports'

/** The main pages in the order of the sidebar. */
export const mainPages: readonly NamedPage<MainPageName>[] = (
  ['firms', 'orders', 'deposit', 'administration', 'reports'] as const
).map(named)

/** Name of a tab in the administration. */
export type AdministrationTabName = 'users' | 'clients' | 'subclients' | 'servicepoints' | 'audit'

/** The tabs in the administration, from the first to the last. */
export const administrationTabs: readonly NamedPage<AdministrationTabName>[] = (
  ['users', 'clients', 'subclients', 'servicepoints', 'audit'] as const
).map(named)
