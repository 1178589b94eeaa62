import type { ApiError, CreateOptions, VersionedOptions } from '@remesa/api-client'
import type { CheckedRow, ImportFields, ImportRow, RowCheck } from '@remesa/domain/imports'
import type { Result, SaveResponse } from '@remesa/domain/kernel'
import type { ImportFieldName } from '@remesa/ui/imports'

/**
 * A request for data of another record, without which a row cannot be checked. Two needs with equal kind and key are
 * for the same data.
 */
export interface ReferenceNeed {
  readonly kind: string
  readonly key: string
}

/** The needs of one call of `read`. There is at least one need. */
export type Needs<Need> = readonly [Need, ...Need[]]

/** A kind of import, such as of service points: its fields, its rules, and its calls. */
export interface ImportKind<F extends ImportFieldName, Need extends ReferenceNeed, Body, Known> {
  readonly name: 'servicepoints' | 'users'
  readonly fields: ImportFields<F>
  /** The example row of the template file, in the order of the fields. */
  readonly example: readonly string[]
  readonly nothingKnown: Known
  readonly check: (row: ImportRow<F>, known: Known) => RowCheck<F, Need, Body>
  /**
   * Adds the problems that only a comparison of rows finds. Rows about the same record are found without this function.
   */
  readonly checkTogether?: (
    rows: readonly CheckedRow<F, Need, Body>[],
    known: Known,
  ) => readonly CheckedRow<F, Need, Body>[]
  /**
   * The largest number of needs that `read` can handle in one call, by the `kind` of the needs. If a kind of need is
   * absent, each of its needs is read in a call of its own.
   */
  readonly together?: Readonly<Record<string, number>>
  /** Reads the data for needs of one kind. Returns the known data with the new data added. */
  readonly read: (
    needs: Needs<Need>,
    options: { readonly signal: AbortSignal; readonly silent: true },
  ) => Promise<Result<(known: Known) => Known, ApiError>>
  /**
   * Writes one row. The row changes a record only if the record has not changed since it was read. The status 1 of the
   * response means that the row was saved. Any other status is a refusal, and `message` is its reason.
   */
  readonly write: (
    body: Body,
    options: CreateOptions & VersionedOptions,
  ) => Promise<Result<Pick<SaveResponse, 'status' | 'message'>, ApiError>>
  /** The name of a row in the report of the import. */
  readonly nameOf: (row: ImportRow<F>) => string
  /** The read calls whose cached responses are out of date after an import. */
  readonly stale: readonly { readonly id: string }[]
}
