import type { CalendarDay, WallTime } from '@remesa/domain/kernel'
import type { OfferedDay, OfferedHours, ServiceWindowDraft, ServiceWindowRules } from '@remesa/domain/orders'
import type { DraftForm } from '../../kernel'

/** The days and hours that can be chosen for a type of order. */
export interface WindowChoices {
  /** The next possible days. */
  readonly days: readonly OfferedDay[]
  /** The number of orders that start on a day. */
  readonly ordersOn: (day: CalendarDay) => number
  /** Hours of a day that one click chooses. */
  readonly hoursOn: (day: CalendarDay) => readonly OfferedHours[]
  /** Every possible start on a day. An end is possible for each of them. */
  readonly startsOn: (day: CalendarDay) => readonly WallTime[]
}

export interface WindowFieldsProps {
  readonly form: DraftForm<ServiceWindowDraft>
  readonly rules: ServiceWindowRules
  readonly choices: WindowChoices
}
