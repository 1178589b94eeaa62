import type { AnyIssue } from '@remesa/domain/kernel'

/** A user's progress with a form. Each field is identified by the path of its issues. */
export interface FormProgress {
  /** Fields that the focus has left. */
  readonly left: ReadonlySet<string>
  /** Fields that were changed since the server's last refusal. */
  readonly changed: ReadonlySet<string>
  /** Number of attempts to send the form. */
  readonly attempts: number
}

export const noProgress: FormProgress = { left: new Set(), changed: new Set(), attempts: 0 }

export interface FormIssues {
  /** Issues of the current draft, in the order of its fields. */
  readonly issues: readonly AnyIssue[]
  /** Issues from the server's last refusal, at the fields of the draft. */
  readonly rejections: readonly AnyIssue[]
  /** Whether the form is optional and nothing was entered. In this case empty fields show no issue. */
  readonly isUntouched: boolean
}

/**
 * The issues that a form shows, at most one for each field. Before an attempt to send the form, only the fields that
 * the user has left show their issues; after an attempt, all fields do. An issue of the server is shown until its field
 * or list changes.
 */
export const shownIssues = (
  { left, changed, attempts }: FormProgress,
  { issues, rejections, isUntouched }: FormIssues,
): readonly AnyIssue[] => {
  const own = issues.filter(({ path }) => attempts > 0 || (!isUntouched && left.has(path)))
  const foreign = rejections.filter(({ path }) => !isWithin(path, changed))
  const seen = new Set<string>()
  return [...own, ...foreign].filter(({ path }) => {
    // Several issues can concern the whole form, so all of them are shown; a field shows only one.
    if (path === '') return true
    if (seen.has(path)) return false
    seen.add(path)
    return true
  })
}

/** Whether a path is the path of a given field, or the path of a value inside a given field. */
const isWithin = (path: string, fields: ReadonlySet<string>): boolean =>
  [...fields].some((field) => path === field || path.startsWith(`${field}.`))
