import type { ApiError, CreateOptions, VersionedOptions } from '@remesa/api-client'
import type { CheckedRow, ImportFields, ImportRow, RowCheck } from '@remesa/domain/imports'
import type { Result, SaveResponse } from '@remesa/domain/kernel'
import type { ImportFieldName } from '@remesa/ui/imports'

/** Something that has to be known of other records; two needs with one kind and key are one. */
export interface ReferenceNeed {
  readonly kind: string
  readonly key: string
}

/** Needs that are read together: at least one. */
export type Needs<Need> = readonly [Need, ...Need[]]

/** What is imported: its fields, its rules, and the calls behind them. */
export interface ImportKind<F extends ImportFieldName, Need extends ReferenceNeed, Body, Known> {
  readonly name: 'servicepoints' | 'users'
  readonly fields: ImportFields<F>
  /** The row of a template, in the order of the fields. */
  readonly example: readonly string[]
  readonly nothingKnown: Known
  readonly check: (row: ImportRow<F>, known: Known) => RowCheck<F, Need, Body>
  /** What the rows say of each other, beyond repetitions. */
  readonly checkTogether?: (
    rows: readonly CheckedRow<F, Need, Body>[],
    known: Known,
  ) => readonly CheckedRow<F, Need, Body>[]
  /** How many needs of a kind one call answers, where it is more than one. */
  readonly together?: Readonly<Record<string, number>>
  /** Reads what needs of one kind ask for, and adds it to what is known. */
  readonly read: (
    needs: Needs<Need>,
    options: { readonly signal: AbortSignal; readonly silent: true },
  ) => Promise<Result<(known: Known) => Known, ApiError>>
  /** Writes one row; a change counts only from the version that was read. Any status but 1 is a refusal in the server's words. */
  readonly write: (
    body: Body,
    options: CreateOptions & VersionedOptions,
  ) => Promise<Result<Pick<SaveResponse, 'status' | 'message'>, ApiError>>
  /** The name of a row in a report. */
  readonly nameOf: (row: ImportRow<F>) => string
  /** The calls whose answers are out of date after a run. */
  readonly stale: readonly { readonly id: string }[]
}
