import type { Viewer } from '../abilities'
import {
  describeList,
  filterNames,
  type ListColumn,
  type ListDescriptor,
  type ListState,
  toSearchParams,
} from '../kernel'
import { type ReportFilter, reportListSpec } from './report-list-spec'
import { offeredReportTypes } from './report-type'

/** A column of the list of reports. */
export type ReportColumn =
  | 'country'
  | 'username'
  | 'type'
  | 'filename'
  | 'status'
  | 'requestDate'
  | 'reportDate'
  | 'expirationDate'
  | 'actions'

type SortedColumn = ListColumn<ReportColumn> & {
  readonly sortBy?: (typeof reportListSpec.sortable)[number]
}

const columns: readonly SortedColumn[] = [
  { name: 'country', sortBy: 'country' },
  { name: 'username', sortBy: 'username' },
  { name: 'type', sortBy: 'type' },
  { name: 'filename', sortBy: 'filename' },
  { name: 'status', sortBy: 'status' },
  { name: 'requestDate', sortBy: 'requestDate' },
  { name: 'reportDate', sortBy: 'reportDate' },
  { name: 'expirationDate', sortBy: 'expirationDate' },
  { name: 'actions' },
]

/** The columns and filters about the user who requested a report. */
const ofOthers: readonly string[] = ['country', 'username', 'userType', 'countryId']

const shows = (name: ReportFilter | ReportColumn, { ability }: Viewer): boolean =>
  !ofOthers.includes(name) || ability.can('read', 'AllReports')

// The parameter `active` is not sent, because reports are neither active nor inactive.
const reportSearchParams = (
  state: ListState<ReportFilter>,
): Readonly<Record<string, string | number | boolean>> => {
  const { active, ...params } = toSearchParams(state)
  return params
}

/**
 * The list of reports. Columns (RPT-21) and filters (RPT-22) about the requesting user are visible only with the
 * permission AllReports, and the filter by status only with the permission Status. Filtering by a type that the user
 * may not request has no effect (RPT-23). The call does not send `active` (RPT-24). Nothing can be added to the list,
 * and there is no report about it.
 */
export const reportList: ListDescriptor<Viewer, ReportFilter, ReportColumn, undefined> = describeList({
  spec: () => reportListSpec,
  filters: (viewer) =>
    filterNames<ReportFilter>(reportListSpec).filter((name) =>
      name === 'status' ? viewer.ability.can('read', 'Status') : shows(name, viewer),
    ),
  columns: (viewer) => columns.filter(({ name }) => shows(name, viewer)),
  offers: () => ({ add: false, export: false, showInactive: false }),
  accepts: (name, value, { ability }) =>
    name !== 'reportType' || offeredReportTypes(ability).some((type) => type === value),
  searchParams: reportSearchParams,
  report: () => undefined,
})

/**
 * The countries in the country filter of reports: all countries with the permission Countries, otherwise only the
 * user's own. (RPT-25)
 */
export const reportCountries = <C extends { readonly id: number }>(
  countries: readonly C[],
  user: Pick<Viewer['user'], 'country'>,
  ability: Viewer['ability'],
): readonly C[] =>
  ability.can('read', 'Countries') ? countries : countries.filter(({ id }) => id === user.country.id)
