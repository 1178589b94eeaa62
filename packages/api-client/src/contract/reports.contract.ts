import { EmployeeSearchReportRequest } from '@remesa/domain/firms'
import { pageOf } from '@remesa/domain/kernel'
import { ReportRecord, reportListSpec } from '@remesa/domain/reports'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'
import { FileAnswer } from './file-answer'
import { listQuery } from './list-query'
import { orderReports } from './reports.orders.contract'
import { idText } from './wire-values'

const ofReport = z.object({ id: idText })

/** Media type of report files. */
export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

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
      'The spreadsheet of a report. Refused while it is being made or after it has failed (409), and when it has expired (404).',
    method: 'GET',
    path: '/api/configuration/v1/report/download/:id',
    access: needs('read', 'ReportsPage'),
    errors: ['report-not-ready', 'report-failed', 'report-status-unknown'],
    file: [SPREADSHEET_TYPE],
    params: ofReport,
    response: FileAnswer,
  }),
  remove: defineEndpoint({
    summary: 'Removes a report with its file. Refused (409) unless the file is there.',
    method: 'DELETE',
    path: '/api/configuration/v1/report/:id',
    access: needs('read', 'ReportsPage'),
    errors: ['report-not-ready', 'report-failed', 'report-status-unknown'],
    params: ofReport,
    response: z.unknown(),
  }),
  ...orderReports,
  requestEmployeeSearches: defineEndpoint({
    summary: 'Requests the report of the searches for crew members by people of the named clients.',
    method: 'POST',
    path: '/api/configuration/v1/report/employee-search',
    access: needs('read', 'ReportTypeSearchEmployee'),
    creates: true,
    errors: ['not-found', 'too-many-requests'],
    body: EmployeeSearchReportRequest,
    response: z.unknown(),
  }),
}

/** Only the calls of reports, for a client that is created when a screen first needs them. */
export const reportCalls = { reports }
export type ReportCalls = typeof reportCalls
