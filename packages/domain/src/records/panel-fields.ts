import type { Issue } from '../kernel'

/** The fields that are edited in the panel beside a list of records. (REC-125) */
const panelFields = ['idSmartcash', 'limits', 'thirdcodes'] as const

/** Whether a path of a record's draft is edited in the panel beside a list. (REC-125) */
export const isPanelField = (path: string): boolean =>
  panelFields.some((field) => path === field || path.startsWith(`${field}.`))

/**
 * Whether a record can be saved from the panel beside a list: no field that is only on its page has an issue.
 * (REC-126)
 */
export const isSavedInPanel = (issues: readonly Issue[]): boolean =>
  issues.every(({ path }) => isPanelField(path))
