import * as z from 'zod/mini'
import type { PortalAbility } from '../abilities'
import { decide, filterNames } from '../kernel'
import type { LoggedUser } from '../session'
import { type UserDecision, userRefusal } from './decision'
import { preciseFlagOf, type UserFilter, type UserListState, userListSpec } from './user-list-spec'
import { UsersReportColumns, type UsersReportRequest } from './user-request.schema'

/** The name of a column that the users report can have. */
export type UsersReportOption = keyof UsersReportColumns

/** Message key of the toast after the users report was requested. */
export const USERS_REPORT_TOAST_KEY = 'message.usersreport.ok'

/** Every column of the users report, in the order of the report. */
export const usersReportColumnNames: readonly UsersReportOption[] = z.keyof(UsersReportColumns).options

/**
 * Whether the viewer can request the users report. The viewer must have permission and must have confirmed the request.
 * (USR-70)
 */
export const canRequestUsersReport = (
  ability: Pick<PortalAbility, 'can'>,
  { confirmed }: { readonly confirmed: boolean },
): UserDecision =>
  decide([
    !ability.can('read', 'ReportTypeUsers') && userRefusal('report-not-offered'),
    !confirmed && userRefusal('not-confirmed'),
  ])

/**
 * The columns that a viewer can choose for the users report. Only administrators can choose country and administrator,
 * and the user type requires the permission UserTypes. (USR-71)
 */
export const usersReportOptions = (
  ability: Pick<PortalAbility, 'can'>,
  { admin }: Pick<LoggedUser, 'admin'>,
): readonly UsersReportOption[] =>
  usersReportColumnNames.filter((name) => {
    if (name === 'country' || name === 'administrator') return admin
    return name !== 'userType' || ability.can('read', 'UserTypes')
  })

/** The body of the call that requests a report of the users in the list, with only the chosen columns. (USR-72) */
export const buildUsersReport = (
  { active, filters, precise }: UserListState,
  options: readonly UsersReportOption[],
): UsersReportRequest => {
  const { countryId, admin, unsynchronised, ...texts } = filters
  return {
    filterOptions: {
      active,
      ...filled(texts),
      ...(countryId ? { countryId: Number(countryId) } : {}),
      ...(admin ? { admin: true } : {}),
      ...(unsynchronised ? { unsynchronised: true } : {}),
      ...flags(filters, precise),
    },
    informationOptions: UsersReportColumns.parse(
      Object.fromEntries(usersReportColumnNames.map((name) => [name, options.includes(name)])),
    ),
  }
}

const filled = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value))

const flags = (filters: UserListState['filters'], precise: UserListState['precise']) =>
  Object.fromEntries(
    precise
      .filter((flag) =>
        filterNames<UserFilter>(userListSpec).some((name) => filters[name] && preciseFlagOf(name) === flag),
      )
      .map((flag) => [flag, true]),
  )
