import { offersExport, type Viewer } from '../abilities'
import {
  check,
  cleanCode,
  describeList,
  filterNames,
  issuesOf,
  type ListColumn,
  type ListDescriptor,
} from '../kernel'
import { reachesCountry } from './user-countries'
import { type UserFilter, type userListSpec, userListSpecOf } from './user-list-spec'
import type { UsersReportRequest } from './user-request.schema'
import { buildUsersReport, usersReportOptions } from './users-report'

/** A column of the list of users. */
export type UserColumn =
  | 'edit'
  | 'userType'
  | 'country'
  | 'username'
  | 'name'
  | 'lastName'
  | 'email'
  | 'createdAt'
  | 'updatedAt'
  | 'synchronised'

type SortedColumn = ListColumn<UserColumn> & { readonly sortBy?: (typeof userListSpec.sortable)[number] }

const columns: readonly SortedColumn[] = [
  { name: 'edit' },
  { name: 'userType', sortBy: 'userType' },
  { name: 'country', sortBy: 'country.name' },
  { name: 'username', sortBy: 'username' },
  { name: 'name', sortBy: 'name' },
  { name: 'lastName', sortBy: 'lastName' },
  { name: 'email', sortBy: 'email' },
  { name: 'createdAt', sortBy: 'createdAt' },
  { name: 'updatedAt', sortBy: 'updatedAt' },
  { name: 'synchronised' },
]

/**
 * The list of users: its columns (USR-12), the filters that a viewer may use in the panel and in a URL (USR-15), the
 * switch for inactive users (USR-17), the validation of an email address (USR-19) and the report (USR-70 to USR-72).
 * Users can't be added in the portal.
 */
export const userList: ListDescriptor<Viewer, UserFilter, UserColumn, UsersReportRequest> = describeList({
  spec: ({ brand }) => userListSpecOf(brand),
  filters: ({ ability, brand, user }) =>
    filterNames<UserFilter>(userListSpecOf(brand)).filter((name) => {
      if (name === 'userType') return ability.can('read', 'UserTypes')
      if (name === 'admin') return ability.can('read', 'UserEditAdministration')
      return name !== 'countryId' || user.admin
    }),
  columns: ({ ability }) =>
    columns.filter(({ name }) => {
      if (name === 'userType') return ability.can('read', 'UserTypes')
      return name !== 'country' || ability.can('read', 'Countries')
    }),
  offers: ({ ability }) => ({
    add: false,
    export: offersExport(ability, 'Users'),
    showInactive: ability.can('read', 'UsersPage'),
  }),
  accepts: (name, value, viewer) => name !== 'countryId' || reachesCountry(viewer, Number(value)),
  validate: ({ values, precise }) =>
    issuesOf([
      precise.includes('emailPrecise')
        ? check('email', 'email', cleanCode(values.email ?? ''), {})
        : undefined,
    ]),
  report: (state, { ability, user }) => buildUsersReport(state, usersReportOptions(ability, user)),
})
