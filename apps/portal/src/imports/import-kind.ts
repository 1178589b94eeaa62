import type { ApiError, CreateOptions, VersionedOptions } from '@remesa/api-client'
import type { CheckedRow, ImportFields, ImportRow, RowCheck } from '@remesa/domain/imports'
import type { Result, SaveResponse } from '@remesa/domain/kernel'
import type { ImportFieldName } from '@remesa/ui/imports'

/** Data of another record that a row needs. Two needs with the same kind and key are the same need. */
export interface ReferenceNeed {
  readonly kind: string
  readonly key: string
}

/** Needs that are read together, at least one. */
export type Needs<Need> = readonly [Need, ...Need[]]

/** A kind of import: its fields, its rules, and its calls. */
export interface ImportKind<F extends ImportFieldName, Need extends ReferenceNeed, Body, Known> {
  readonly name: 'servicepoints' | 'users'
  readonly fields: ImportFields<F>
  /** The example row of a template, in the order of the fields. */
  readonly example: readonly string[]
  readonly nothingKnown: Known
  readonly check: (row: ImportRow<F>, known: Known) => RowCheck<F, Need, Body>
  /** Checks the rows against each other, beyond repetitions. */
  readonly checkTogether?: (
    rows: readonly CheckedRow<F, Need, Body>[],
    known: Known,
  ) => readonly CheckedRow<F, Need, Body>[]
  /** Number of needs of a kind that one call answers, if more than one. */
  readonly together?: Readonly<Record<string, number>>
  /** Reads the data for needs of one kind, and adds it to the known data. */
  readonly read: (
    needs: Needs<Need>,
    options: { readonly signal: AbortSignal; readonly silent: true },
  ) => Promise<Result<(known: Known) => Known, ApiError>>
  /**
   * Writes one row. A change is done only from the version that was read. Any status but 1 is a refusal in the
   * server's words.
   */
  readonly write: (
    body: Body,
    options: CreateOptions & VersionedOptions,
  ) => Promise<Result<Pick<SaveResponse, 'status' | 'message'>, ApiError>>
  /** The name of a row in a report. */
  readonly nameOf: (row: ImportRow<F>) => string
  /** The calls whose answers are out of date after a run. */
  readonly stale: readonly { readonly id: string }[]
}
