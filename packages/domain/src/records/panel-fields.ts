import type { Issue } from '../kernel'

/** The fields of a record that can be edited in the panel beside the list of records. (REC-125) */
const panelFields = ['idSmartcash', 'limits', 'thirdcodes'] as const

/** Whether a field of a record's draft can be edited in the panel beside the list of records. (REC-125) */
export const isPanelField = (path: string): boolean =>
  panelFields.some((field) => path === field || path.startsWith(`${field}.`))

/**
 * Whether the panel beside the list can save a record or show why not, because every issue is at a field of the panel.
 * (REC-126)
 */
export const isSavedInPanel = (issues: readonly Issue[]): boolean =>
  issues.every(({ path }) => isPanelField(path))
