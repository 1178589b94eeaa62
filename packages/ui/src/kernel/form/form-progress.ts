import type { Issue } from '@remesa/domain/kernel'

/** How far a person has come with a form. Fields go by the paths that issues name. */
export interface FormProgress {
  /** Fields that were left once. */
  readonly left: ReadonlySet<string>
  /** Fields that were changed since the server's last refusal. */
  readonly changed: ReadonlySet<string>
  /** How often sending was tried. */
  readonly attempts: number
}

export const noProgress: FormProgress = { left: new Set(), changed: new Set(), attempts: 0 }

export interface FormIssues {
  /** What the domain finds wrong with the draft as it stands, in the order of its fields. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt, at fields of the draft. */
  readonly rejections: readonly Issue[]
  /** Nothing was entered in a form that nobody has to fill in: passing through its fields is no mistake. */
  readonly isUntouched: boolean
}

/**
 * The issues that a person should see by now, one per field: those of fields that were left, all of them once sending was
 * tried, and the server's until their field, or the list that it is in, is changed.
 */
export const shownIssues = (
  { left, changed, attempts }: FormProgress,
  { issues, rejections, isUntouched }: FormIssues,
): readonly Issue[] => {
  const own = issues.filter(({ path }) => attempts > 0 || (!isUntouched && left.has(path)))
  const foreign = rejections.filter(({ path }) => !isWithin(path, changed))
  const seen = new Set<string>()
  return [...own, ...foreign].filter(({ path }) => {
    // Several things can be wrong with the whole form; a field has room for one.
    if (path === '') return true
    if (seen.has(path)) return false
    seen.add(path)
    return true
  })
}

/** Whether a path is one of the fields or lies within one of them. */
const isWithin = (path: string, fields: ReadonlySet<string>): boolean =>
  [...fields].some((field) => path === field || path.startsWith(`${field}.`))
