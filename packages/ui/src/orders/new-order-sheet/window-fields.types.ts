import type { CalendarDay, WallTime } from '@remesa/domain/kernel'
import type { OfferedDay, OfferedHours, ServiceWindowDraft, ServiceWindowRules } from '@remesa/domain/orders'
import type { DraftForm } from '../../kernel'

/** What can be chosen of days and hours of a type. */
export interface WindowChoices {
  /** The next days that are possible. */
  readonly days: readonly OfferedDay[]
  /** How many orders start on a day already. */
  readonly ordersOn: (day: CalendarDay) => number
  /** Hours that can be had on a day with one press. */
  readonly hoursOn: (day: CalendarDay) => readonly OfferedHours[]
  /** Every start on a day to which an end can be found. */
  readonly startsOn: (day: CalendarDay) => readonly WallTime[]
}

export interface WindowFieldsProps {
  readonly form: DraftForm<ServiceWindowDraft>
  readonly rules: ServiceWindowRules
  readonly choices: WindowChoices
}
