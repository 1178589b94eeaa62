import type { CountryConfig } from '../country'
import { type Grant, orderSubjects, type PortalSubject } from './portal-subjects'

/** Areas that a country switches on and off. */
export type Area = 'CashToday' | 'Orders' | 'SearchEmployee' | 'Reports' | 'Administration'

/** The permissions that one role gives while its area is switched on in the user's country. */
export interface RoleGrants {
  readonly area: Area
  readonly grants: readonly Grant[]
  /** Additional permissions that the role gives only to the provider's own staff. */
  readonly providerGrants?: readonly Grant[]
  /** Additional permissions that the role gives only to the provider's administrators. */
  readonly administratorGrants?: readonly Grant[]
}

const read = (...subjects: readonly PortalSubject[]): readonly Grant[] =>
  subjects.map((subject) => ({ action: 'read', subject }))

const manage = (...subjects: readonly PortalSubject[]): readonly Grant[] =>
  subjects.map((subject) => ({ action: 'manage', subject }))

const orderRole = (subject: PortalSubject): RoleGrants => ({
  area: 'Orders',
  grants: [...read('OrdersPage'), ...manage('OrdersPage', subject)],
})

/**
 * Permissions of each role, by the suffix of the role code after the brand's prefix. A role with an unlisted suffix
 * gives no permission. (ABL-10 to ABL-23)
 */
export const roleGrants: ReadonlyMap<string, RoleGrants> = new Map<string, RoleGrants>([
  [
    'ADMINISTRATION',
    {
      area: 'Administration',
      grants: [
        ...read('AdministrationPage', 'ClientsPage', 'SubclientsPage', 'ServicepointsPage'),
        ...manage('Client', 'Subclient', 'Servicepoint'),
      ],
      providerGrants: read(
        'ClientAddPage',
        'ClientEditPage',
        'ClientEditActive',
        'SubclientAddPage',
        'SubclientEditPage',
        'SubclientEditActive',
        'ServicepointAddPage',
        'ServicepointEditPage',
        'ServicepointEditActive',
      ),
    },
  ],
  [
    'USER-MANAGEMENT',
    {
      area: 'Administration',
      grants: [...read('AdministrationPage', 'UsersPage', 'UserEditPage'), ...manage('User')],
      administratorGrants: read('AuditPage'),
    },
  ],
  ...Object.entries(orderSubjects).map(([role, subject]) => [role, orderRole(subject)] as const),
  ['ORDERS', { area: 'Orders', grants: read('OrdersPage') }],
  ['DEPOSIT', { area: 'CashToday', grants: read('DepositPage') }],
  ['EMPLOYEE', { area: 'SearchEmployee', grants: read('FirmsPage') }],
])

/** Permissions that a user's type and flags give, whatever the user's roles. (ABL-2 to ABL-5) */
export const userGrants: readonly {
  readonly when: (user: {
    readonly provider: boolean
    readonly admin: boolean
    readonly supervisor: boolean
  }) => boolean
  readonly grants: readonly Grant[]
}[] = [
  { when: ({ provider }) => provider, grants: read('UserTypes', 'Status') },
  {
    when: ({ provider, admin }) => provider && admin,
    grants: read('UserEditAdministration', 'UserEditSupervision', 'AllReports', 'Countries'),
  },
  { when: ({ supervisor }) => supervisor, grants: read('UserEditSupervision') },
]

/** Kinds of report in the settings of a country. */
export type ReportKind = keyof CountryConfig['Reports']['ReportType']

/** Subject of each kind of report, by its name in the country's settings. (ABL-31) */
export const reportTypeSubjects: Readonly<Record<ReportKind, PortalSubject>> = {
  Users: 'ReportTypeUsers',
  Orders: 'ReportTypeOrders',
  SearchEmployee: 'ReportTypeSearchEmployee',
  Client: 'ReportTypeClient',
  Subclient: 'ReportTypeSubclient',
  Servicepoint: 'ReportTypeServicepoint',
}

/**
 * Subjects of the pages that have reports; a user who may read at least one of these pages may open the reports page.
 * (ABL-30)
 */
export const reportingPages: readonly PortalSubject[] = ['OrdersPage', 'FirmsPage', 'AdministrationPage']

/**
 * Reports that the country's settings do not switch on or off: every user who may read the page that shows the same
 * data may request them. (ABL-33, REC-122)
 */
export const pageReports: readonly { readonly page: PortalSubject; readonly subject: PortalSubject }[] = [
  { page: 'DepositPage', subject: 'ReportTypeDeposits' },
  { page: 'AuditPage', subject: 'ReportTypeAudit' },
]
