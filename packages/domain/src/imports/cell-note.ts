import type { Issue } from '../kernel'

/** A note about one cell. */
export interface CellNote<F extends string> {
  readonly field: F
  readonly issue: Issue
  /** A text that would be valid; `null` where none is known. */
  readonly fix: string | null
}
