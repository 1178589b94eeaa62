import { isValidZone } from '@remesa/domain/kernel'
import { LAST_DAY_OF_MONTH, type ScheduleTime } from '@remesa/domain/reports'
import { useIntl } from 'react-intl'
import { useT } from '../i18n'

/** A Monday. */
const FIRST_DAY = Date.UTC(2026, 10, 23)
const DAY_MS = 86_400_000

/**
 * Functions that return days, rhythms and instants of scheduled runs in words, in an IANA zone; in UTC if the zone does
 * not exist any more.
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
    /** The name of a day of the week, counted from Monday as 1. */
    weekdayName,
    /** The rhythm of a scheduled report in words; the code of an unknown rhythm. */
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
    /** The runs as one text, divided by dots because a run contains commas. Lines break only between two runs. */
    runsText: (runs: readonly Date[]): string =>
      runs.map((run) => runText(run).replaceAll(' ', '\u00A0')).join(' · '),
  }
}
