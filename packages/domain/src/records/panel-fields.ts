import type { AnyIssue } from '../kernel'

/** The fields of a record that can be edited in the panel beside the list of records. (REC-125) */
const panelFields = ['idSmartcash', 'limits', 'thirdcodes'] as const

/** Whether a field of a record's draft can be edited in the panel beside the list of records. (REC-125) */
export const isPanelField = (path: string): boolean =>
  panelFields.some((field) => path === field || path.startsWith(`${field}.`))

/**
 * Whether the panel beside the list of records can save a record. All issues must be at fields of the panel, where the
 * user can correct them. (REC-126)
 */
export const isSavedInPanel = (issues: readonly AnyIssue[]): boolean =>
  issues.every(({ path }) => isPanelField(path))
