import { isValidZone } from '@remesa/domain/kernel'
import { useIntl } from 'react-intl'

/** A Monday, from which the names of the weekdays are counted. */
const FIRST_DAY = Date.UTC(2026, 10, 23)
const DAY_MS = 86_400_000

/**
 * Returns functions that format days of the week and instants of runs in a time zone; in UTC if the zone does not exist
 * any more.
 */
export const useRunWords = (zone: string) => {
  const { formatDate } = useIntl()
  const timeZone = isValidZone(zone) ? zone : 'UTC'
  const runText = (run: Date): string =>
    formatDate(run, {
      weekday: 'short',
      day: '2-digit',
      month: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    })
  return {
    /** Name of a weekday; 1 is Monday. */
    weekdayName: (weekday: number): string =>
      formatDate(FIRST_DAY + (weekday - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
    runText,
    /** The instants of runs as one text. Each run contains commas, and stays on one line. */
    runsText: (runs: readonly Date[]): string =>
      runs.map((run) => runText(run).replaceAll(' ', '\u00A0')).join(' · '),
  }
}
