import type { Issue } from '@remesa/domain/kernel'

/** A user's progress with a form. Fields are identified by the paths of issues. */
export interface FormProgress {
  /** Fields that have lost the focus. */
  readonly left: ReadonlySet<string>
  /** Fields that were changed since the server's last refusal. */
  readonly changed: ReadonlySet<string>
  /** Number of attempts to send. */
  readonly attempts: number
}

export const noProgress: FormProgress = { left: new Set(), changed: new Set(), attempts: 0 }

export interface FormIssues {
  /** Issues of the current draft, in the order of its fields. */
  readonly issues: readonly Issue[]
  /** Issues from the server's last refusal, at fields of the draft. */
  readonly rejections: readonly Issue[]
  /** Whether nothing was entered in an optional form: passing through its fields is not a mistake. */
  readonly isUntouched: boolean
}

/**
 * The issues to show, one per field: the issues of fields that the user has left and, after an attempt to send, all
 * issues. The server's issues are shown until their field or its list changes.
 */
export const shownIssues = (
  { left, changed, attempts }: FormProgress,
  { issues, rejections, isUntouched }: FormIssues,
): readonly Issue[] => {
  const own = issues.filter(({ path }) => attempts > 0 || (!isUntouched && left.has(path)))
  const foreign = rejections.filter(({ path }) => !isWithin(path, changed))
  const seen = new Set<string>()
  return [...own, ...foreign].filter(({ path }) => {
    // Several issues can concern the whole form; a field shows one.
    if (path === '') return true
    if (seen.has(path)) return false
    seen.add(path)
    return true
  })
}

/** Whether a path is the path of one of the fields, or a path inside such a field. */
const isWithin = (path: string, fields: ReadonlySet<string>): boolean =>
  [...fields].some((field) => path === field || path.startsWith(`${field}.`))
