import { ok } from '@remesa/domain/kernel'
import type { FeatureHandlers } from '../request/context'
import { listOrderReportTypes } from './order-report-types'
import { listReports } from './report-list'
import { downloadReport, previewReport, removeReport, repeatReport, restoreReport } from './report-record'
import { createSchedule, endSchedule, listSchedules, pauseSchedule, runScheduleNow } from './report-schedules'
import { checkAuditRequest } from './request-audit'
import { checkDepositsRequest } from './request-deposits'
import { checkEmployeeSearchesRequest } from './request-employee-searches'
import { checkOrdersRequest } from './request-orders'
import { requestReport } from './request-report'
import { reportWords } from './words'

export const reportHandlers: FeatureHandlers<'reports'> = {
  list: async ({ query, context }) => ok(await listReports(context.db, query, context)),
  download: ({ params, query, context }) => downloadReport(context, params.id, query.format),
  preview: ({ params, context }) => previewReport(context, params.id),
  remove: ({ params, context }) => removeReport(context, params.id),
  restore: ({ params, context }) => restoreReport(context, params.id),
  again: ({ body, idempotencyKey, context }) => repeatReport(context, body.report, idempotencyKey),
  schedules: async ({ context }) => ok(await listSchedules(context)),
  schedule: ({ params, body, idempotencyKey, context }) =>
    createSchedule(context, params.id, { body, idempotencyKey }),
  pauseSchedule: ({ params, body, context }) => pauseSchedule(context, params.id, body),
  runSchedule: ({ body, idempotencyKey, context }) => runScheduleNow(context, body.schedule, idempotencyKey),
  endSchedule: ({ params, context }) => endSchedule(context, params.id),
  orderTypes: ({ context: { caller, locale } }) =>
    ok([...listOrderReportTypes(caller.config, reportWords[locale])]),
  requestOrders: ({ body, idempotencyKey, context }) =>
    requestReport(context, {
      type: 'ORDERS',
      request: body,
      idempotencyKey,
      endpoint: 'reports.requestOrders',
      check: (inner) => checkOrdersRequest(inner, body),
    }),
  requestDeposits: ({ body, idempotencyKey, context }) =>
    requestReport(context, {
      type: 'DEPOSITS',
      request: body,
      idempotencyKey,
      endpoint: 'reports.requestDeposits',
      check: (inner) => checkDepositsRequest(inner, body),
    }),
  requestAudit: ({ body, idempotencyKey, context }) =>
    requestReport(context, {
      type: 'AUDIT',
      request: body,
      idempotencyKey,
      endpoint: 'reports.requestAudit',
      check: async () => checkAuditRequest(body),
    }),
  requestEmployeeSearches: ({ body, idempotencyKey, context }) =>
    requestReport(context, {
      type: 'EMPLOYEE_SEARCH',
      request: body,
      idempotencyKey,
      endpoint: 'reports.requestEmployeeSearches',
      check: (inner) => checkEmployeeSearchesRequest(inner, body),
    }),
}
