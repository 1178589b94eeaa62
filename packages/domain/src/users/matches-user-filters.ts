import { calendarDayOf, compareDays, parseInstant } from '../kernel'
import { containsText, equalsText } from './text-match'
import type { AssignedServicePoint, UserDetail } from './user.schema'
import { preciseFlagOf, type UserFilter, type UserListState } from './user-list-spec'

/**
 * Whether a list in this state holds a user. Texts are found anywhere in a value, or are the whole of it with their
 * precise switch, whatever the case; client, subclient and service point by code or description. A day means that day or
 * later in the calendar of `timeZone`, or that day alone with its switch. Inactive users need `active` false. (USR-16)
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
