import {
  addDays,
  type CalendarDay,
  calendarDayOf,
  compareDays,
  formatDay,
  type Issue,
  issue,
  isValidDay,
} from '../kernel'
import { ACCOUNT_DATE_REACH_DAYS } from './deposit-limits'

/** The current time, and the time zone whose calendar days are used. */
export interface DepositClock {
  readonly now: Date
  /** IANA name of the zone. */
  readonly timeZone: string
}

/** The first and the last valid account date, both inclusive, and the default account date. */
export interface AccountDateRange {
  readonly earliest: CalendarDay
  readonly latest: CalendarDay
  readonly today: CalendarDay
}

/**
 * The valid account dates: from ten days before today to ten days after today, in the time zone of the clock. (DPS-23)
 */
export const accountDateRange = ({ now, timeZone }: DepositClock): AccountDateRange => {
  const today = calendarDayOf(now, timeZone)
  return {
    earliest: addDays(today, -ACCOUNT_DATE_REACH_DAYS),
    latest: addDays(today, ACCOUNT_DATE_REACH_DAYS),
    today,
  }
}

/**
 * The validation issue of an invalid account date: `required` if it is empty, `date` if the text is not a day,
 * `date-range` if the day is outside the valid range. (DPS-23)
 */
export const accountDateIssues = (accountDate: string, clock: DepositClock): readonly Issue[] => {
  const path = 'accountDate'
  if (accountDate.trim() === '') return [issue('required', path)]
  if (!isValidDay(accountDate)) return [issue('date', path)]
  const { earliest, latest } = accountDateRange(clock)
  if (compareDays(accountDate, earliest) >= 0 && compareDays(accountDate, latest) <= 0) return []
  return [
    issue('date-range', path, {
      earliestDay: earliest,
      latestDay: latest,
      earliest: formatDay(earliest),
      latest: formatDay(latest),
    }),
  ]
}
