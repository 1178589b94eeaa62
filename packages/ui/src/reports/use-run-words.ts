import { isValidZone } from '@remesa/domain/kernel'
import { LAST_DAY_OF_MONTH, type ScheduleTime } from '@remesa/domain/reports'
import { useIntl } from 'react-intl'
import { useT } from '../i18n'

/** A Monday, from which the names of the weekdays are derived. */
const FIRST_DAY = Date.UTC(2026, 10, 23)
const DAY_MS = 86_400_000

/**
 * Functions that return the days, rhythms and times of scheduled runs in words, in an IANA time zone. If the time
 * zone no longer exists, UTC is used.
 */
export const useRunWords = (zone: string) => {
  const t = useT()
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
  const weekdayName = (weekday: number): string =>
    formatDate(FIRST_DAY + (weekday - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' })
  return {
    /** Returns the name of a weekday; Monday is 1. */
    weekdayName,
    /** Returns the rhythm of a scheduled report in words; for an unknown rhythm its code. */
    rhythmText: ({ rhythm, weekday, monthDay, time }: ScheduleTime): string => {
      if (rhythm === 'DAILY') return t('reports.schedule.daily', { time, zone })
      if (rhythm === 'WEEKLY')
        return t('reports.schedule.every', { weekday: weekdayName(weekday), time, zone })
      if (rhythm !== 'MONTHLY') return rhythm
      return monthDay === LAST_DAY_OF_MONTH
        ? t('reports.schedule.monthEnd', { time, zone })
        : t('reports.schedule.monthly', { day: monthDay, time, zone })
    },
    runText,
    /**
     * Returns the runs as one text, separated by dots, because the text of a run contains commas. Lines break only
     * between two runs.
     */
    runsText: (runs: readonly Date[]): string =>
      runs.map((run) => runText(run).replaceAll(' ', '\u00A0')).join(' · '),
  }
}
