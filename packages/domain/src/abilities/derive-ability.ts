import { createMongoAbility, type MongoAbility } from '@casl/ability'
import type { CountryConfig } from '../country'
import { type Brand, defaultBrand, isProviderUser } from '../kernel'
import type { Grant, PortalAction, PortalSubject } from './portal-subjects'
import { pageReports, reportingPages, reportTypeSubjects, roleGrants, userGrants } from './role-grants'

/**
 * The permissions of a user, for checks such as `ability.can('read', 'OrdersPage')`. They do not depend on single rows,
 * because the back end decides which rows a user may see.
 */
export type PortalAbility = MongoAbility<[PortalAction, PortalSubject]>

/** The data about a user that decide the permissions. */
export interface AbilityUser {
  readonly userType: string
  readonly admin: boolean
  readonly supervisor: boolean
  readonly roles: readonly { readonly code: string }[]
}

/** The settings of a country that decide the permissions of its users. */
export type AbilityConfig = Pick<
  CountryConfig,
  'CashToday' | 'Orders' | 'SearchEmployee' | 'Reports' | 'Administration'
>

/**
 * All permissions of a user in the portal. The role codes, type and flags of the user and the settings of the user's
 * country decide them. Role codes only add permissions, so their order has no effect. An unknown role code adds no
 * permission. (ABL-1 to ABL-31)
 * @example
 * ```ts
 * const config = disabledCountryConfig({ id: 1, code: 'ES' })
 * const roles = [{ code: 'ROL_CASH_MYREMESAAPP_PICKUP' }]
 * const user = { userType: 'CLIENTE', admin: false, supervisor: false, roles }
 * deriveAbility({ user, config }).can('manage', 'Pickup') // false: the country has no orders
 * ```
 */
export const deriveAbility = (input: {
  readonly user: AbilityUser
  readonly config: AbilityConfig
  readonly brand?: Brand | undefined
}): PortalAbility => createMongoAbility<[PortalAction, PortalSubject]>([...grantsOf(input)])

const grantsOf = ({
  user,
  config,
  brand = defaultBrand,
}: Parameters<typeof deriveAbility>[0]): readonly Grant[] => {
  const provider = isProviderUser(user, brand)
  const fromRoles = user.roles.flatMap(({ code }) => {
    const role = code.startsWith(brand.rolePrefix)
      ? roleGrants.get(code.slice(brand.rolePrefix.length))
      : undefined
    if (role === undefined || !config[role.area].Enabled) return []
    return [
      ...role.grants,
      ...((provider && role.providerGrants) || []),
      ...((provider && user.admin && role.administratorGrants) || []),
    ]
  })
  const fromUser = userGrants
    .filter(({ when }) => when({ ...user, provider }))
    .flatMap(({ grants }) => grants)
  return [...fromRoles, ...fromUser, ...reportGrants(config, fromRoles)]
}

const reportGrants = ({ Reports }: AbilityConfig, held: readonly Grant[]): readonly Grant[] => {
  if (!Reports.Enabled) return []
  const opensPage = held.some(({ subject }) => reportingPages.includes(subject))
  // The spread turns the settings into a plain object. With an interface, `Object.entries` would return values of type
  // `any`.
  const types = Object.entries({ ...Reports.ReportType }).flatMap(([name, { Enabled }]): Grant[] =>
    Enabled && isReportType(name) ? [{ action: 'read', subject: reportTypeSubjects[name] }] : [],
  )
  if (!opensPage) return types
  const ofPages = pageReports.flatMap(({ page, subject }): Grant[] =>
    held.some((grant) => grant.subject === page) ? [{ action: 'read', subject }] : [],
  )
  return [{ action: 'read', subject: 'ReportsPage' }, ...types, ...ofPages]
}

const isReportType = (name: string): name is keyof typeof reportTypeSubjects =>
  Object.hasOwn(reportTypeSubjects, name)
