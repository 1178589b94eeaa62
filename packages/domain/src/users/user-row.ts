import { calendarDayOf, decide, formatDay, parseInstant } from '../kernel'
import { type UserDecision, userRefusal } from './decision'
import type { User } from './user.schema'

/**
 * The tooltip of the warning in a user's row. The warning means that the operations system does not have the user's
 * current data.
 */
export const NOT_SYNCHRONISED_KEY = 'label.sincronizado.ko'

/** Whether the list links to a user's page. The user must be active. (USR-13) */
export const userEditLink = (user: Pick<User, 'active'>): UserDecision =>
  decide([!user.active && userRefusal('inactive')])

/** Whether the operations system has the user's current data. If it has not, the list shows a warning. (USR-14) */
export const isSynchronised = (user: Pick<User, 'solSynchronized'>): boolean => user.solSynchronized

/**
 * The days on which a user was created and last changed, dd/MM/yyyy in a time zone. A day is empty if the back end does
 * not send it. (USR-11)
 */
export const userDays = (
  { createdAt, updatedAt }: Pick<User, 'createdAt' | 'updatedAt'>,
  timeZone: string,
): { readonly createdAt: string; readonly updatedAt: string } => ({
  createdAt: dayText(createdAt, timeZone),
  updatedAt: dayText(updatedAt, timeZone),
})

const dayText = (instant: string | null, timeZone: string): string => {
  const parsed = parseInstant(instant ?? '')
  return parsed.ok ? formatDay(calendarDayOf(parsed.value, timeZone)) : ''
}
