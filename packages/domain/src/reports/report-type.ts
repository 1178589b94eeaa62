import type { PortalAbility, PortalSubject } from '../abilities'
import { decide } from '../kernel'
import { type ReportDecision, reportRefusal } from './decision'

/** A report type: its code in calls, and the permission subject that a user must be allowed to read. */
export interface ReportTypeFacts {
  readonly code: string
  readonly subject: PortalSubject
  readonly messageKey: string
  /**
   * The paths of the instants in the request of this report type; each path begins at the outermost property. Other
   * texts in the request are not instants, even if they look like one.
   */
  readonly instants: readonly (readonly string[])[]
}

/** The table of report types. (RPT-10) */
export const reportTypes = [
  type('USERS', 'ReportTypeUsers'),
  type('ORDERS', 'ReportTypeOrders', [['lowerLimitSearch'], ['upperLimitSearch']]),
  type('EMPLOYEE_SEARCH', 'ReportTypeSearchEmployee', [
    ['employeeSearchReportFilterDTO', 'dateFrom'],
    ['employeeSearchReportFilterDTO', 'dateTo'],
  ]),
  type('SUBCLIENT', 'ReportTypeSubclient'),
  type('SERVICE_POINT', 'ReportTypeServicepoint'),
  type('CLIENT', 'ReportTypeClient'),
  type('DEPOSITS', 'ReportTypeDeposits', [['dateFrom'], ['dateTo']]),
  type('AUDIT', 'ReportTypeAudit', [['dateFrom'], ['dateTo']]),
] as const satisfies readonly ReportTypeFacts[]

/** The code of a known report type. */
export type ReportType = (typeof reportTypes)[number]['code']

/** Message key of the name of a report type; `undefined` for an unknown code, which is shown as it is. (RPT-10) */
export const reportTypeKey = (code: string): string | undefined =>
  reportTypes.find((known) => known.code === code)?.messageKey

/**
 * The report types that a user may request, in the order of the table. The user must be allowed to read the subject of
 * the type. (RPT-11)
 */
export const offeredReportTypes = (ability: Pick<PortalAbility, 'can'>): readonly ReportType[] =>
  reportTypes.filter(({ subject }) => ability.can('read', subject)).map(({ code }) => code)

/**
 * Whether a user may request a report of a type. If not, the list with the same data has no export button, and the
 * refusal contains the subject that the user is not allowed to read. (RPT-12)
 */
export const canRequestReport = (wanted: ReportType, ability: Pick<PortalAbility, 'can'>): ReportDecision =>
  decide(
    reportTypes
      .filter(({ code }) => code === wanted)
      .map(({ subject }) => !ability.can('read', subject) && reportRefusal('type-not-offered', { subject })),
  )

function type<C extends string, S extends PortalSubject>(
  code: C,
  subject: S,
  instants: ReportTypeFacts['instants'] = [],
) {
  return { code, subject, messageKey: `reports.type.${code}`, instants } as const
}
