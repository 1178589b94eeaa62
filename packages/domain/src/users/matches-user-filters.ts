import {
  calendarDayOf,
  cleanText,
  compareDays,
  containsText,
  equalsText,
  foldedText,
  parseInstant,
} from '../kernel'
import type { AssignedServicePoint, AssignedSubclient, UserDetail } from './user.schema'
import { preciseFlagOf, type UserFilter, type UserListState } from './user-list-spec'
import { isSynchronised } from './user-row'

type Place = Pick<AssignedServicePoint, 'codeSol' | 'description'>

/**
 * The subclients and service points below a client or subclient. They are needed because the assignment of a whole
 * client or subclient does not list them.
 */
export interface PlacesBelow {
  readonly subclientsOf: (clientId: number) => readonly (Place & Pick<AssignedSubclient, 'id'>)[]
  readonly servicePointsOf: (subclientId: number) => readonly Place[]
}

const nothingBelow: PlacesBelow = { subclientsOf: () => [], servicePointsOf: () => [] }

/**
 * Whether a user matches the filters of the list of users. A text filter matches values that contain the text or, with
 * exact comparison, are equal to the text; case and accents are ignored (KRN-60). Filters by client, subclient and
 * service point compare codes and descriptions, also of records below a client or subclient that is assigned as a
 * whole. A day filter matches its day in `timeZone` and later days or, with exact comparison, only its day. Inactive
 * users match only if `active` is false. (USR-16)
 */
export const matchesUserFilters = (
  user: UserDetail,
  { filters, precise, active }: Pick<UserListState, 'filters' | 'precise' | 'active'>,
  timeZone: string,
  below: PlacesBelow = nothingBelow,
): boolean => {
  const isPrecise = (name: UserFilter) => precise.some((flag) => flag === preciseFlagOf(name))
  const text = (name: UserFilter, values: readonly (string | null)[]) => {
    const query = filters[name]
    if (query === undefined || foldedText(query) === '') return true
    const fits = isPrecise(name) ? equalsText : containsText
    return values.some((value) => value !== null && fits(value, query))
  }
  const day = (name: 'creationDate' | 'modificationDate', instant: string | null) => {
    const query = filters[name]
    if (query === undefined) return true
    const parsed = parseInstant(instant ?? '')
    if (!parsed.ok) return false
    const order = compareDays(calendarDayOf(parsed.value, timeZone), query)
    return isPrecise(name) ? order === 0 : order >= 0
  }
  const words = cleanText(filters.search ?? '').split(' ')
  const known = [user.username, user.name, user.lastName, user.email]
  const named = user.clients.flatMap((client) => client.subclients)
  const wholeClients = user.clients.filter((client) => client.subclients.length === 0)
  const covered = wholeClients.flatMap(({ id }) => below.subclientsOf(id))
  const whole = [...covered, ...named.filter(({ servicepoints }) => servicepoints.length === 0)]
  const subclients = [...named, ...covered]
  const servicePoints = [
    ...named.flatMap(({ servicepoints }) => servicepoints),
    ...whole.flatMap(({ id }) => below.servicePointsOf(id)),
  ]
  return (
    (user.active || !active) &&
    (filters.userType ?? user.userType) === user.userType &&
    (filters.countryId ?? String(user.country.id)) === String(user.country.id) &&
    (filters.admin === undefined || user.admin) &&
    (filters.unsynchronised === undefined || !isSynchronised(user)) &&
    text('username', [user.username]) &&
    text('name', [user.name]) &&
    text('lastname', [user.lastName]) &&
    text('email', [user.email]) &&
    words.every((word) => known.some((value) => value !== null && containsText(value, word))) &&
    day('creationDate', user.createdAt) &&
    day('modificationDate', user.updatedAt) &&
    text('client', namesOf(user.clients)) &&
    text('subClient', namesOf(subclients)) &&
    text('servicePoint', namesOf(servicePoints))
  )
}

const namesOf = (places: readonly Place[]): readonly (string | null)[] =>
  places.flatMap(({ codeSol, description }) => [codeSol, description])
