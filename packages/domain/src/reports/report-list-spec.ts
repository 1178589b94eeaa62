import type { ListSpec } from '../kernel'
import { reportStatuses } from './report-status'
import { reportTypes } from './report-type'

/** The filters of the list of reports, in the order of the filter panel, and the sorting of the list. (RPT-20) */
export const reportListSpec = {
  filters: {
    status: { kind: 'choice', values: reportStatuses.map(({ code }) => code) },
    requestDate: { kind: 'day' },
    reportDate: { kind: 'day' },
    username: { kind: 'text', precise: 'usernamePrecise' },
    userType: { kind: 'text' },
    countryId: { kind: 'id' },
    reportType: { kind: 'choice', values: reportTypes.map(({ code }) => code) },
  },
  sortable: [
    'id',
    'country',
    'username',
    'type',
    'filename',
    'status',
    'requestDate',
    'reportDate',
    'expirationDate',
  ],
} as const satisfies ListSpec

/** A filter of the list of reports; the name of its query parameter. */
export type ReportFilter = keyof typeof reportListSpec.filters
