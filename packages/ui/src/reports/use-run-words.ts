import { isValidZone } from '@remesa/domain/kernel'
import { useIntl } from 'react-intl'

/** A Monday. */
const FIRST_DAY = Date.UTC(2026, 10, 23)
const DAY_MS = 86_400_000

/** Days of the week and instants of runs in words, in a zone; in UTC where the zone does not exist any more. */
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
    /** 1 is Monday. */
    weekdayName: (weekday: number): string =>
      formatDate(FIRST_DAY + (weekday - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
    runText,
    /** A run has commas of its own, and stays in one line. */
    runsText: (runs: readonly Date[]): string =>
      runs.map((run) => runText(run).replaceAll(' ', '\u00A0')).join(' · '),
  }
}
