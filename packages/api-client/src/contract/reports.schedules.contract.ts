import { ReportSchedule, ReportScheduleRequest } from '@remesa/domain/reports'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { DoneAnswer, idText, RequestAnswer } from './wire-values'

const withId = z.object({ id: idText })

/** Calls about weekly reports: an extension of the specification. */
export const reportSchedules = {
  schedules: defineEndpoint({
    summary:
      "The caller's own weekly reports, the earliest first; those of all users for users who may read their reports.",
    method: 'GET',
    path: '/api/configuration/v1/report/schedule',
    access: needs('read', 'ReportsPage'),
    response: z.array(ReportSchedule),
  }),
  schedule: defineEndpoint({
    summary: 'Makes a report every week, with the filters of one that there is and its days moved along.',
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
      'Lets a report of every week rest, or makes it again. One that has stopped starts again with the right to it.',
    method: 'PATCH',
    path: '/api/configuration/v1/report/schedule/:id',
    access: needs('read', 'ReportsPage'),
    params: withId,
    body: z.strictObject({ isPaused: z.boolean() }),
    response: DoneAnswer,
  }),
  endSchedule: defineEndpoint({
    summary: 'Ends a report of every week. Its reports stay.',
    method: 'DELETE',
    path: '/api/configuration/v1/report/schedule/:id',
    access: needs('read', 'ReportsPage'),
    params: withId,
    response: DoneAnswer,
  }),
}
