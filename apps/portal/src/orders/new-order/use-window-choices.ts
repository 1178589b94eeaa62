import type { CalendarDay } from '@remesa/domain/kernel'
import {
  type DatedRequestType,
  groupByDay,
  type NewOrderContext,
  type OrderRow,
  offeredDays,
  offeredHours,
  orderCountryCode,
  startsOffered,
} from '@remesa/domain/orders'
import { servicePointTimeZone } from '@remesa/domain/service-points'
import type { WindowChoices } from '@remesa/ui/orders'
import { useMemo } from 'react'

export interface WindowChoicesInput {
  readonly context: Pick<NewOrderContext, 'config' | 'servicePoint' | 'user'>
  /** The orders of the service point that are already known. */
  readonly rows: readonly OrderRow[]
  readonly now: Date
}

/**
 * The days and hours that the user can choose for a new order at its service point. They are computed at most once a
 * minute for each order type.
 */
export const useWindowChoices = ({ context, rows, now }: WindowChoicesInput) => {
  const { config, servicePoint, user } = context
  return useMemo(() => {
    const timeZone = servicePointTimeZone(servicePoint, user)
    const settings = {
      config,
      servicePoint: servicePoint ?? { econoCash: false },
      countryCode: servicePoint === undefined ? user.country.code : orderCountryCode(servicePoint, user),
      now,
      timeZone,
    }
    const standing = rows.filter(({ serviceStatusCode }) => serviceStatusCode !== 'CANCELLED')
    const counts = new Map(
      groupByDay(standing, { now, timeZone }).map(({ day, rows: of }) => [day, of.length]),
    )
    return memoized(
      (type: DatedRequestType): WindowChoices => ({
        days: offeredDays(type, settings, rows),
        ordersOn: (day) => counts.get(day) ?? 0,
        hoursOn: memoized((day: CalendarDay) => offeredHours(type, day, settings, rows)),
        startsOn: memoized((day: CalendarDay) => startsOffered(type, day, settings)),
      }),
    )
  }, [config, servicePoint, user, rows, now])
}

const memoized = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key) ?? compute(key)
    known.set(key, found)
    return found
  }
}
