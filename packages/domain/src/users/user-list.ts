import type { PortalAbility } from '../abilities'
import { type Brand, defaultBrand, type ListSpec, type ListState } from '../kernel'
import type { LoggedUser } from '../session'

/** User type of the customers' staff; that of the provider's own staff is the brand's. */
export const CUSTOMER_USER_TYPE = 'CLIENTE'

/** USR-3. The two types of user, in the order in which filters offer them. */
export const userTypes = (brand: Brand = defaultBrand): readonly string[] => [
  CUSTOMER_USER_TYPE,
  brand.providerUserType,
]

/** USR-10. What the list of users can be filtered and sorted by, for one brand. */
export const userListSpecOf = (brand: Brand) =>
  ({
    filters: {
      userType: { kind: 'choice', values: userTypes(brand) },
      countryId: { kind: 'id' },
      username: { kind: 'text', precise: 'usernamePrecise' },
      name: { kind: 'text', precise: 'namePrecise' },
      lastname: { kind: 'text', precise: 'lastnamePrecise' },
      email: { kind: 'text', precise: 'emailPrecise' },
      creationDate: { kind: 'day', precise: 'creationDatePrecise' },
      modificationDate: { kind: 'day', precise: 'modificationDatePrecise' },
      admin: { kind: 'flag' },
      client: { kind: 'text', precise: 'clientPrecise' },
      subClient: { kind: 'text', precise: 'subClientPrecise' },
      servicePoint: { kind: 'text', precise: 'servicePointPrecise' },
    },
    sortable: [
      'id',
      'userType',
      'country.name',
      'username',
      'name',
      'lastName',
      'email',
      'createdAt',
      'updatedAt',
    ],
  }) as const satisfies ListSpec

/** USR-10. What the list of users can be filtered and sorted by, for the default brand. */
export const userListSpec = userListSpecOf(defaultBrand)

/** A filter of the list; its name is the query parameter. */
export type UserFilter = keyof typeof userListSpec.filters

/** State of the list of users. */
export type UserListState = ListState<UserFilter>

/** Filters in the order of the sidebar. */
export const userFilterNames = [
  'userType',
  'countryId',
  'username',
  'name',
  'lastname',
  'email',
  'creationDate',
  'modificationDate',
  'admin',
  'client',
  'subClient',
  'servicePoint',
] as const satisfies readonly UserFilter[]

/** A column of the list, and what the back end sorts by when its heading is clicked; nothing sorts where that is absent. */
export interface UserColumn {
  readonly name:
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
  readonly sortBy?: (typeof userListSpec.sortable)[number]
}

const columns: readonly UserColumn[] = [
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

type Readable = Pick<PortalAbility, 'can'>
type Asking = Pick<LoggedUser, 'admin'>
type Resident = { readonly country: Pick<LoggedUser['country'], 'id'> }

/** USR-12. The columns that a user sees, in their order. */
export const userColumns = (ability: Readable): readonly UserColumn[] =>
  columns.filter(({ name }) => {
    if (name === 'userType') return ability.can('read', 'UserTypes')
    return name !== 'country' || ability.can('read', 'Countries')
  })

/** USR-15. The filters that a user sees, in their order. */
export const userFilters = (ability: Readable, { admin }: Asking): readonly UserFilter[] =>
  userFilterNames.filter((name) => {
    if (name === 'userType') return ability.can('read', 'UserTypes')
    if (name === 'admin') return ability.can('read', 'UserEditAdministration')
    return name !== 'countryId' || admin
  })

/** USR-17. Whether the switch that lists inactive users too shows: to everybody who reads the page. */
export const showsInactiveUsersSwitch = (ability: Readable): boolean => ability.can('read', 'UsersPage')

/**
 * USR-15. The part of a list's state that a user may have, whatever the address says: a filter that he does not see is not
 * applied, nor a country that he does not reach, and a column that he does not see is not sorted by.
 */
export const permittedUserListState = (
  state: UserListState,
  { ability, user }: { readonly ability: Readable; readonly user: Asking & Resident },
): UserListState => {
  const sortable = ['id', ...userColumns(ability).map(({ sortBy }) => sortBy)]
  const filters = userFilters(ability, user).flatMap((name): [UserFilter, string][] => {
    const value = state.filters[name]
    const reached = name !== 'countryId' || reachesCountry(ability, user, Number(value))
    return value === undefined || !reached ? [] : [[name, value]]
  })
  const sorting = sortable.includes(state.orderBy) ? {} : ({ orderBy: 'id', direction: 'DESC' } as const)
  return { ...state, ...sorting, filters: Object.fromEntries(filters) }
}

/**
 * USR-31. Where the client search of a user looks: in his own country and at once, or, for an administrator, in the country
 * that he has chosen and not before. `null`: nothing is searched yet.
 */
export const clientSearchCountry = (
  user: Asking & Resident,
  chosenCountryId: number | null,
): number | null => (user.admin ? chosenCountryId : user.country.id)

/** USR-30. Whether a user may see records of a country: his own, or any with permission to read countries. */
export const reachesCountry = (ability: Readable, user: Resident, countryId: number): boolean =>
  ability.can('read', 'Countries') || user.country.id === countryId

/** USR-10. The query parameter of a filter's precise switch; none where it has no switch. */
export function preciseFlagOf(name: UserFilter): string | undefined {
  const filter = userListSpec.filters[name]
  return 'precise' in filter ? filter.precise : undefined
}
