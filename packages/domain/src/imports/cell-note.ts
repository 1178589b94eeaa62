import type { AnyIssue } from '../kernel'

/** A note about one cell of an imported row. */
export interface CellNote<F extends string> {
  readonly field: F
  readonly issue: AnyIssue
  /** A valid text that could replace the text of the cell; `null` if there is none. */
  readonly fix: string | null
}
