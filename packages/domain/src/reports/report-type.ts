import type { PortalAbility, PortalSubject } from '../abilities'
import { decide } from '../kernel'
import { type ReportDecision, reportRefusal } from './decision'

/** A kind of report: its code on the wire, and the subject that one has to be able to read for it. */
export interface ReportTypeFacts {
  readonly code: string
  readonly subject: PortalSubject
  readonly messageKey: string
}

/** The one table of report types. (RPT-10) */
export const reportTypes = [
  type('USERS', 'ReportTypeUsers'),
  type('ORDERS', 'ReportTypeOrders'),
  type('EMPLOYEE_SEARCH', 'ReportTypeSearchEmployee'),
  type('SUBCLIENT', 'ReportTypeSubclient'),
  type('SERVICE_POINT', 'ReportTypeServicepoint'),
  type('CLIENT', 'ReportTypeClient'),
] as const satisfies readonly ReportTypeFacts[]

/** Code of a type that is known. */
export type ReportType = (typeof reportTypes)[number]['code']

/** Message of a type's name; `undefined` for a code that is not known: show the code itself. (RPT-10) */
export const reportTypeKey = (code: string): string | undefined =>
  reportTypes.find((known) => known.code === code)?.messageKey

/** The types that a user is offered, in the order of the table: those whose subject can be read. (RPT-11) */
export const offeredReportTypes = (ability: Pick<PortalAbility, 'can'>): readonly ReportType[] =>
  reportTypes.filter(({ subject }) => ability.can('read', subject)).map(({ code }) => code)

/**
 * Whether a report of a type may be asked for, which is also whether the export button of its list shows. A refusal
 * names the subject that would have to be readable. (RPT-12)
 */
export const canRequestReport = (wanted: ReportType, ability: Pick<PortalAbility, 'can'>): ReportDecision =>
  decide(
    reportTypes
      .filter(({ code }) => code === wanted)
      .map(({ subject }) => !ability.can('read', subject) && reportRefusal('type-not-offered', { subject })),
  )

function type<C extends string, S extends PortalSubject>(code: C, subject: S) {
  return { code, subject, messageKey: `reports.type.${code}` } as const
}
