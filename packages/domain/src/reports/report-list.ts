import type { PortalAbility } from '../abilities'
import { type ListSpec, type ListState, toSearchParams } from '../kernel'
import { reportStatuses } from './report-status'
import { offeredReportTypes, reportTypes } from './report-type'

/** What the list of reports can be filtered and sorted by. (RPT-20) */
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

/** Filters of the list, in their order. Each name is also the query parameter. */
export const reportFilterNames = [
  'status',
  'requestDate',
  'reportDate',
  'username',
  'userType',
  'countryId',
  'reportType',
] as const satisfies readonly (keyof typeof reportListSpec.filters)[]

/** Name of a filter. */
export type ReportFilter = (typeof reportFilterNames)[number]

/** Columns of the list, in their order; all but `actions` bear the name that the back end sorts by. */
export const reportColumnNames = [
  'country',
  'username',
  'type',
  'filename',
  'status',
  'requestDate',
  'reportDate',
  'expirationDate',
  'actions',
] as const

/** Name of a column. */
export type ReportColumn = (typeof reportColumnNames)[number]

type Asking = Pick<PortalAbility, 'can'>

/** Columns and filters that tell whose report it is. */
const ofOthers: readonly string[] = ['country', 'username', 'userType', 'countryId']

const shows = (name: string, ability: Asking): boolean =>
  ofOthers.includes(name) ? ability.can('read', 'AllReports') : true

/** The columns that a user sees: country and user name only with AllReports. (RPT-21) */
export const reportColumns = (ability: Asking): readonly ReportColumn[] =>
  reportColumnNames.filter((column) => shows(column, ability))

/** The filters that a user sees: user name, user type and country only with AllReports, status only with Status. (RPT-22) */
export const reportFilters = (ability: Asking): readonly ReportFilter[] =>
  reportFilterNames.filter((filter) =>
    filter === 'status' ? ability.can('read', 'Status') : shows(filter, ability),
  )

/**
 * The part of a list's state that a user may have: a filter that is not shown is not applied, a type that is not
 * offered is not asked for, and what can't be seen is not sorted by, whatever the address says. (RPT-23)
 */
export const permittedReportState = (
  state: ListState<ReportFilter>,
  ability: Asking,
): ListState<ReportFilter> => {
  const types: readonly string[] = offeredReportTypes(ability)
  const kept = reportFilters(ability).flatMap((name): [ReportFilter, string][] => {
    const value = state.filters[name]
    if (value === undefined || (name === 'reportType' && !types.includes(value))) return []
    return [[name, value]]
  })
  return {
    ...state,
    orderBy: shows(state.orderBy, ability) ? state.orderBy : 'id',
    filters: Object.fromEntries(kept),
    precise: kept.some(([name]) => name === 'username') ? state.precise : [],
  }
}

/** What the list call sends: as every list, but for `active`, because reports are neither active nor inactive. (RPT-24) */
export const reportSearchParams = (
  state: ListState<ReportFilter>,
): Readonly<Record<string, string | number | boolean>> => {
  const { active, ...params } = toSearchParams(state)
  return params
}

/** The countries that the filter offers: all with Countries, else the user's own. (RPT-25) */
export const reportCountries = <C extends { readonly id: number }>(
  countries: readonly C[],
  user: { readonly country: { readonly id: number } },
  ability: Asking,
): readonly C[] =>
  ability.can('read', 'Countries') ? countries : countries.filter(({ id }) => id === user.country.id)
