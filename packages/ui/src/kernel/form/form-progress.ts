import type { Issue } from '@remesa/domain/kernel'

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
  readonly issues: readonly Issue[]
  /** Issues from the server's last refusal, at the fields of the draft. */
  readonly rejections: readonly Issue[]
  /** Whether the form is optional and nothing was entered. In this case empty fields show no issue. */
  readonly isUntouched: boolean
}

/**
 * The issues that the form shows, at most one per field: before an attempt to send, the issues of fields that the
 * user has left; after an attempt, all issues. The server's issues are shown until their field or list changes.
 */
export const shownIssues = (
  { left, changed, attempts }: FormProgress,
  { issues, rejections, isUntouched }: FormIssues,
): readonly Issue[] => {
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

/** Whether a path is the path of one of the given fields, or leads to a value inside one of them. */
const isWithin = (path: string, fields: ReadonlySet<string>): boolean =>
  [...fields].some((field) => path === field || path.startsWith(`${field}.`))
