import type { PortalAbility } from './derive-ability'
import { type ReportKind, reportTypeSubjects } from './role-grants'

/** Whether a list offers its export: the user may read its kind of report. (ABL-32) */
export const offersExport = (ability: Pick<PortalAbility, 'can'>, kind: ReportKind): boolean =>
  ability.can('read', reportTypeSubjects[kind])
