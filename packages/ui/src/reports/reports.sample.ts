import type { ReportRecord, ReportSchedule } from '@remesa/domain/reports'

/** A report that is completed and has a file. */
export const readyReport: ReportRecord = {
  id: '41',
  type: 'ORDERS',
  filename: 'orders-2026-11-23.xlsx',
  status: 'UPLOADED',
  requestDate: '2026-11-23T08:40:00Z',
  reportDate: '2026-11-23T08:41:00Z',
  expirationDate: '2026-11-30T08:41:00Z',
  user: null,
}

/** A schedule that creates a report every Monday at six in Madrid. */
export const weeklySchedule: ReportSchedule = {
  id: 1,
  type: 'ORDERS',
  rhythm: 'WEEKLY',
  weekday: 1,
  monthDay: 1,
  time: '06:00',
  timeZone: 'Europe/Madrid',
  state: 'ACTIVE',
  stoppedAt: null,
  user: null,
}

/**
 * Schedules that have stopped: one because its user lost the right to the report, and one because its report could not
 * be requested.
 */
export const stoppedSchedules: readonly ReportSchedule[] = [
  { ...weeklySchedule, id: 3, type: 'USERS', state: 'STOPPED', stoppedAt: '2026-11-16T05:00:00Z' },
  {
    ...weeklySchedule,
    id: 4,
    type: 'CLIENT',
    state: 'FAILED',
    timeZone: 'Atlantic/Canary',
    stoppedAt: '2026-11-16T06:00:00Z',
    user: { username: 'ana.ruiz@bazar.example', countryCode: 'ES' },
  },
]
