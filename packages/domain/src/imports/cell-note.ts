import type { Issue } from '../kernel'

/** A note about one cell. */
export interface CellNote<F extends string> {
  readonly field: F
  readonly issue: Issue
  /** A text that would be valid; `null` if no such text is known. */
  readonly fix: string | null
}
