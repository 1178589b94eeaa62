import { type Brand, defaultBrand, type FilterSpec, type ListSpec, type ListState } from '../kernel'

/** The user type of customers. The user type of the provider's staff depends on the brand. */
export const CUSTOMER_USER_TYPE = 'CLIENTE'

/** The two user types, in the order of the filter. (USR-3) */
export const userTypes = (brand: Brand = defaultBrand): readonly string[] => [
  CUSTOMER_USER_TYPE,
  brand.providerUserType,
]

/** The filters of the list of users in the order of the filter panel, and the sorting, for one brand. (USR-10) */
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
      unsynchronised: { kind: 'flag' },
      client: { kind: 'text', precise: 'clientPrecise' },
      subClient: { kind: 'text', precise: 'subClientPrecise' },
      servicePoint: { kind: 'text', precise: 'servicePointPrecise' },
      search: { kind: 'text' },
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

/** The filters and sorting of the list of users, for the default brand. (USR-10) */
export const userListSpec = userListSpecOf(defaultBrand)

/** A filter of the list of users; the name of its query parameter. */
export type UserFilter = keyof typeof userListSpec.filters

/** The state of the list of users: its filters, sorting and page. */
export type UserListState = ListState<UserFilter>

/**
 * The filters for users who may access a record, the lowest level first. If several of these filters are set, the
 * `reach` of a listed user refers to the record in the first of them. (USR-73)
 */
export const reachFilters = ['servicePoint', 'subClient', 'client'] as const satisfies readonly UserFilter[]

/** The query parameter that makes a filter compare exactly; `undefined` if the filter has no such switch. (USR-10) */
export const preciseFlagOf = (name: UserFilter): string | undefined => {
  const filter: FilterSpec = userListSpec.filters[name]
  return filter.precise
}
