import type { CalendarDay, WallTime } from '@remesa/domain/kernel'
import type { OfferedDay, OfferedHours, ServiceWindowDraft, ServiceWindowRules } from '@remesa/domain/orders'
import type { DraftForm } from '../../kernel'

/** The days and hours that can be chosen for a type of order. */
export interface WindowChoices {
  /** The next days for which an order can be requested. */
  readonly days: readonly OfferedDay[]
  /** Returns the number of existing orders that start on a day. */
  readonly ordersOn: (day: CalendarDay) => number
  /** Returns the hours of a day that are offered as cards. */
  readonly hoursOn: (day: CalendarDay) => readonly OfferedHours[]
  /** Returns every possible start time on a day. For each of them an end time is possible. */
  readonly startsOn: (day: CalendarDay) => readonly WallTime[]
}

export interface WindowFieldsProps {
  readonly form: DraftForm<ServiceWindowDraft>
  readonly rules: ServiceWindowRules
  readonly choices: WindowChoices
}
