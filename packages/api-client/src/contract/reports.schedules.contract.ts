import { ReportSchedule, ReportScheduleRequest } from '@remesa/domain/reports'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { DoneAnswer, idText, RequestAnswer } from './wire-values'

const withId = z.object({ id: idText })

/** Calls about scheduled reports: an extension of the specification. */
export const reportSchedules = {
  schedules: defineEndpoint({
    summary:
      "The caller's own scheduled reports, the earliest first; those of all users for users who may read their reports.",
    method: 'GET',
    path: '/api/configuration/v1/report/schedule',
    access: needs('read', 'ReportsPage'),
    response: z.array(ReportSchedule),
  }),
  schedule: defineEndpoint({
    summary:
      'Makes a report every day, week or month, with the filters of one that there is and its days moved along; every week without a rhythm.',
    method: 'POST',
    path: '/api/configuration/v1/report/weekly/:id',
    access: needs('read', 'ReportsPage'),
    creates: true,
    errors: ['reports.schedules-full'],
    params: withId,
    body: ReportScheduleRequest,
    response: RequestAnswer,
  }),
  pauseSchedule: defineEndpoint({
    summary:
      'Lets a scheduled report rest, or makes it again. One that has stopped starts again with the right to it.',
    method: 'PATCH',
    path: '/api/configuration/v1/report/schedule/:id',
    access: needs('read', 'ReportsPage'),
    params: withId,
    body: z.strictObject({ isPaused: z.boolean() }),
    response: DoneAnswer,
  }),
  runSchedule: defineEndpoint({
    summary:
      'Requests a scheduled report at once, for the caller and with its days moved along to now. Its next run stays as it is.',
    method: 'POST',
    path: '/api/configuration/v1/report/schedule/run',
    access: needs('read', 'ReportsPage'),
    creates: true,
    errors: ['not-found', 'report-failed', 'too-many-requests'],
    body: z.strictObject({ schedule: idText }),
    response: RequestAnswer,
  }),
  endSchedule: defineEndpoint({
    summary: 'Ends a scheduled report. Its reports stay.',
    method: 'DELETE',
    path: '/api/configuration/v1/report/schedule/:id',
    access: needs('read', 'ReportsPage'),
    params: withId,
    response: DoneAnswer,
  }),
}
