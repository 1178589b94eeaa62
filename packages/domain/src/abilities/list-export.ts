import type { PortalAbility } from './derive-ability'
import { type ReportKind, reportTypeSubjects } from './role-grants'

/**
 * Whether a user can export a list. The user must have permission to read reports of the kind that the export creates.
 * (ABL-32)
 */
export const offersExport = (ability: Pick<PortalAbility, 'can'>, kind: ReportKind): boolean =>
  ability.can('read', reportTypeSubjects[kind])
