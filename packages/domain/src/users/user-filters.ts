import {
  type Brand,
  calendarDayOf,
  check,
  compareDays,
  defaultBrand,
  type Issue,
  issuesOf,
  parseInstant,
  type QueryEntries,
  readListState,
  writeListState,
} from '../kernel'
import { containsText, equalsText } from './text-match'
import type { AssignedServicePoint, UserDetail } from './user.schema'
import { preciseFlagOf, type UserFilter, type UserListState, userListSpecOf } from './user-list'

/** The sidebar as it is being filled in: text in every field, and the precise switches that are on. */
export interface UserFiltersDraft {
  readonly values: Readonly<Partial<Record<UserFilter, string>>>
  readonly precise: readonly string[]
}

/** What was done in the sidebar: a value typed, a precise switch turned, or Clean. */
export type UserFiltersChange =
  | { readonly type: 'value'; readonly filter: UserFilter; readonly value: string }
  | { readonly type: 'precise'; readonly filter: UserFilter; readonly precise: boolean }
  | { readonly type: 'clean' }

/** USR-18. An empty sidebar, as Clean leaves it. */
export const emptyUserFiltersDraft = (): UserFiltersDraft => ({ values: {}, precise: [] })

/** USR-18. The sidebar as it opens: with the filters that are applied. */
export const userFiltersDraftOf = ({ filters, precise }: UserListState): UserFiltersDraft => ({
  values: filters,
  precise,
})

/** USR-18. The sidebar after a change. Filters without a precise switch ignore one. */
export const changeUserFiltersDraft = (
  draft: UserFiltersDraft,
  change: UserFiltersChange,
): UserFiltersDraft => {
  switch (change.type) {
    case 'clean':
      return emptyUserFiltersDraft()
    case 'value':
      return { ...draft, values: { ...draft.values, [change.filter]: change.value } }
    case 'precise': {
      const flag = preciseFlagOf(change.filter)
      const others = draft.precise.filter((name) => name !== flag)
      return { ...draft, precise: change.precise && flag !== undefined ? [...others, flag] : others }
    }
  }
}

/** USR-19. Every issue of the sidebar: an address has to be a whole one only while it is searched precisely. */
export const validateUserFilters = ({ values, precise }: UserFiltersDraft): readonly Issue[] =>
  issuesOf([precise.includes('emailPrecise') ? check('email', 'email', values.email?.trim(), {}) : undefined])

/**
 * USR-18. The list after Filter: the first page of what the sidebar says, empty and unfit values dropped; sorting and
 * inactive rows stay.
 */
export const applyUserFilters = (
  state: UserListState,
  { values, precise }: UserFiltersDraft,
  brand: Brand = defaultBrand,
): UserListState => {
  const spec = userListSpecOf(brand)
  const kept = writeListState({ ...state, page: 1, filters: {} }, spec)
  const entries: QueryEntries = [
    ...kept,
    ...Object.entries(values),
    ...precise.map((flag) => [flag, 'true'] as const),
  ]
  return readListState(entries, spec)
}

/**
 * USR-16. Whether a list in this state holds a user. Texts are found anywhere in a value, or are the whole of it with their
 * precise switch, whatever the case; client, subclient and service point by code or description. A day means that day or
 * later in the calendar of `timeZone`, or that day alone with its switch. Inactive users need `active` false.
 */
export const matchesUserFilters = (
  user: UserDetail,
  { filters, precise, active }: Pick<UserListState, 'filters' | 'precise' | 'active'>,
  timeZone: string,
): boolean => {
  const isPrecise = (name: UserFilter) => precise.some((flag) => flag === preciseFlagOf(name))
  const text = (name: UserFilter, values: readonly (string | null)[]) => {
    const sought = filters[name]
    if (sought === undefined) return true
    const fits = isPrecise(name) ? equalsText : containsText
    return values.some((value) => value !== null && fits(value, sought))
  }
  const day = (name: 'creationDate' | 'modificationDate', instant: string | null) => {
    const sought = filters[name]
    if (sought === undefined) return true
    const parsed = parseInstant(instant ?? '')
    if (!parsed.ok) return false
    const order = compareDays(calendarDayOf(parsed.value, timeZone), sought)
    return isPrecise(name) ? order === 0 : order >= 0
  }
  const subclients = user.clients.flatMap((client) => client.subclients)
  return (
    (user.active || !active) &&
    (filters.userType ?? user.userType) === user.userType &&
    (filters.countryId ?? String(user.country.id)) === String(user.country.id) &&
    (filters.admin === undefined || user.admin) &&
    text('username', [user.username]) &&
    text('name', [user.name]) &&
    text('lastname', [user.lastName]) &&
    text('email', [user.email]) &&
    day('creationDate', user.createdAt) &&
    day('modificationDate', user.updatedAt) &&
    text('client', namesOf(user.clients)) &&
    text('subClient', namesOf(subclients)) &&
    text('servicePoint', namesOf(subclients.flatMap(({ servicepoints }) => servicepoints)))
  )
}

const namesOf = (
  nodes: readonly Pick<AssignedServicePoint, 'codeSol' | 'description'>[],
): readonly (string | null)[] => nodes.flatMap(({ codeSol, description }) => [codeSol, description])
