import type { CountryConfig } from '../country'
import { type Grant, orderSubjects, type PortalSubject } from './portal-subjects'

/** The areas of the portal that the settings of a country switch on or off. */
export type Area = 'CashToday' | 'Orders' | 'SearchEmployee' | 'Reports' | 'Administration'

/**
 * The permissions of one role. A user has them only while the area of the role is switched on in the country of the
 * user.
 */
export interface RoleGrants {
  readonly area: Area
  readonly grants: readonly Grant[]
  /** Additional permissions of the role that only staff of the provider have. */
  readonly providerGrants?: readonly Grant[]
  /** Additional permissions of the role that only administrators of the provider have. */
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
 * The permissions of each role, by the suffix of the role code after the prefix of the brand. A role whose suffix is
 * not in this list gives no permission. (ABL-10 to ABL-23)
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

/** The permissions that depend only on the type and the flags of a user, not on the roles. (ABL-2 to ABL-5) */
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

/** The kinds of report in the settings of a country. */
export type ReportKind = keyof CountryConfig['Reports']['ReportType']

/**
 * The permission subject of each kind of report. The keys are the names of the kinds in the settings of a country.
 * (ABL-31)
 */
export const reportTypeSubjects: Readonly<Record<ReportKind, PortalSubject>> = {
  Users: 'ReportTypeUsers',
  Orders: 'ReportTypeOrders',
  SearchEmployee: 'ReportTypeSearchEmployee',
  Client: 'ReportTypeClient',
  Subclient: 'ReportTypeSubclient',
  Servicepoint: 'ReportTypeServicepoint',
}

/**
 * The subjects of the pages that have reports. A user who may read one of these pages may open the reports page.
 * (ABL-30)
 */
export const reportingPages: readonly PortalSubject[] = ['OrdersPage', 'FirmsPage', 'AdministrationPage']

/**
 * The kinds of report that country settings do not switch on or off. A user may request one of these reports if the
 * user may read the page with the same data. (ABL-33, REC-122)
 */
export const pageReports: readonly { readonly page: PortalSubject; readonly subject: PortalSubject }[] = [
  { page: 'DepositPage', subject: 'ReportTypeDeposits' },
  { page: 'AuditPage', subject: 'ReportTypeAudit' },
]
