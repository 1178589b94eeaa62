import { DepositsReportRequest } from '@remesa/domain/deposits'
import { EmployeeSearchReportRequest } from '@remesa/domain/firms'
import { type FieldsOf, named, pageOf } from '@remesa/domain/kernel'
import { AuditReportRequest } from '@remesa/domain/records'
import { ReportRecord, reportListSpec } from '@remesa/domain/reports'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { FileAnswer } from './file-answer'
import { listQuery } from './list-query'
import { orderReports } from './reports.orders.contract'
import { reportSchedules } from './reports.schedules.contract'
import { DoneAnswer, idText, RequestAnswer } from './wire-values'

const ofReport = z.object({ id: idText })

/** Media type of report files. */
export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Media type of report files as comma-separated values. */
export const CSV_TYPE = 'text/csv'

/** The first rows of a report's file as texts, the number of all rows, and the totals below them. */
export const ReportPreview = named<ReportPreview>().object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  total: z.int(),
  totals: z.optional(z.array(z.array(z.string()))),
})
export interface ReportPreview extends FieldsOf<typeof ReportPreview> {}

/** Calls that request, list, preview, download, remove and restore reports. */
export const reports = {
  list: defineEndpoint({
    summary: "The caller's reports, by default newest first; all reports for users who may read them.",
    method: 'GET',
    path: '/api/configuration/v1/report',
    access: needs('read', 'ReportsPage'),
    query: z.omit(listQuery(reportListSpec), { active: true }),
    response: pageOf(ReportRecord),
  }),
  download: defineEndpoint({
    summary:
      'The file of a report, as a spreadsheet or as comma-separated values. Refused while it is being made or after it has failed (409), and when it has expired (404).',
    method: 'GET',
    path: '/api/configuration/v1/report/download/:id',
    access: needs('read', 'ReportsPage'),
    errors: ['report-not-ready', 'report-failed', 'report-status-unknown'],
    file: [SPREADSHEET_TYPE, CSV_TYPE],
    params: ofReport,
    query: z.object({ format: z.optional(z.enum(['XLSX', 'CSV'])) }),
    response: FileAnswer,
  }),
  remove: defineEndpoint({
    summary: 'Removes a report with its file. Refused (409) unless the file is there.',
    method: 'DELETE',
    path: '/api/configuration/v1/report/:id',
    access: needs('read', 'ReportsPage'),
    errors: ['report-not-ready', 'report-failed', 'report-status-unknown'],
    params: ofReport,
    response: DoneAnswer,
  }),
  restore: defineEndpoint({
    summary: 'Takes the removal of a report back, within ten minutes. An extension of the specification.',
    method: 'POST',
    path: '/api/configuration/v1/report/restoration/:id',
    access: needs('read', 'ReportsPage'),
    params: ofReport,
    response: DoneAnswer,
  }),
  preview: defineEndpoint({
    summary: 'The first 20 rows of a report, with its totals. An extension of the specification.',
    method: 'GET',
    path: '/api/configuration/v1/report/preview/:id',
    access: needs('read', 'ReportsPage'),
    errors: ['report-not-ready', 'report-failed', 'report-status-unknown'],
    params: ofReport,
    response: ReportPreview,
  }),
  again: defineEndpoint({
    summary:
      'Requests a report with the filters of another one, such as one that failed or has expired. An extension of the specification.',
    method: 'POST',
    path: '/api/configuration/v1/report/again',
    access: needs('read', 'ReportsPage'),
    creates: true,
    errors: ['not-found', 'too-many-requests'],
    body: z.strictObject({ report: idText }),
    response: RequestAnswer,
  }),
  ...reportSchedules,
  ...orderReports,
  requestDeposits: defineEndpoint({
    summary:
      'Requests the report of the deposits at a service point, or at all of them, within days. An extension of the specification.',
    method: 'POST',
    path: '/api/configuration/v1/report/deposits',
    access: needs('read', 'ReportTypeDeposits'),
    creates: true,
    errors: ['not-found', 'too-many-requests'],
    body: DepositsReportRequest,
    response: RequestAnswer,
  }),
  requestAudit: defineEndpoint({
    summary:
      'Requests the report of the entries of the history that its list shows, for administrators who reach every country. An extension of the specification.',
    method: 'POST',
    path: '/api/configuration/v1/report/audit',
    access: needs('read', 'ReportTypeAudit'),
    creates: true,
    errors: ['too-many-requests'],
    body: AuditReportRequest,
    response: RequestAnswer,
  }),
  requestEmployeeSearches: defineEndpoint({
    summary: 'Requests the report of the searches for crew members by people of the named clients.',
    method: 'POST',
    path: '/api/configuration/v1/report/employee-search',
    access: needs('read', 'ReportTypeSearchEmployee'),
    creates: true,
    errors: ['not-found', 'too-many-requests'],
    body: EmployeeSearchReportRequest,
    response: RequestAnswer,
  }),
}

/** Only the calls about reports, for an API client that a screen creates when it first needs them. */
export const reportCalls = { reports }
export type ReportCalls = typeof reportCalls
