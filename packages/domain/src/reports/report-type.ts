import type { PortalAbility, PortalSubject } from '../abilities'
import { decide } from '../kernel'
import { type ReportDecision, reportRefusal } from './decision'

/** A kind of report: its code in calls, and the subject that a user must be permitted to read. */
export interface ReportTypeFacts {
  readonly code: string
  readonly subject: PortalSubject
  readonly messageKey: string
  /**
   * The paths of the instants in its request, from the outermost name. Other texts of a request are not instants,
   * even if they look like one.
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

/** Code of a known type. */
export type ReportType = (typeof reportTypes)[number]['code']

/** Message of a type's name; `undefined` for an unknown code: show the code itself. (RPT-10) */
export const reportTypeKey = (code: string): string | undefined =>
  reportTypes.find((known) => known.code === code)?.messageKey

/** The types that a user is offered, in the order of the table: those with a readable subject. (RPT-11) */
export const offeredReportTypes = (ability: Pick<PortalAbility, 'can'>): readonly ReportType[] =>
  reportTypes.filter(({ subject }) => ability.can('read', subject)).map(({ code }) => code)

/**
 * Whether a report of a type may be requested, which also decides whether its list has the export button. A refusal
 * names the subject that would have to be readable. (RPT-12)
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
