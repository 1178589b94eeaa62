import type { PortalAbility } from './derive-ability'
import { type ReportKind, reportTypeSubjects } from './role-grants'

/**
 * Whether a list offers its export to a user: the user may read the kind of report that the export creates. (ABL-32)
 */
export const offersExport = (ability: Pick<PortalAbility, 'can'>, kind: ReportKind): boolean =>
  ability.can('read', reportTypeSubjects[kind])
