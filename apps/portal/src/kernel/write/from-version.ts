import type { ApiError, CreateOptions, ErrorCode, VersionedOptions } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import type { WriteCall } from './writer'

/** A write of a record that has versions. */
export type VersionedCall<Input, Output, Current> = (
  input: Input,
  options: CreateOptions & VersionedOptions,
) => Promise<Result<Output, ApiError<ErrorCode, Current>>>

/** The version that a page shows, and the handler of a newer one. */
export interface ShownVersion<Current> {
  readonly version: string | undefined
  /** Called with the current record if another user has changed it. */
  readonly onConflict: (current: Current) => void
}

/**
 * A write from the version that the page shows. A write in conflict changes nothing and shows no failure: it ends
 * as if cancelled, and `onConflict` gets the current record. (RCF-5)
 */
export const fromVersion =
  <Input, Output, Current>(
    call: VersionedCall<Input, Output, Current>,
    { version, onConflict }: ShownVersion<Current>,
  ): WriteCall<Input, Output> =>
  async (input, options) => {
    const answer = await call(input, { ...options, version })
    if (answer.ok) return answer
    const { error } = answer
    if (error.kind !== 'rejected' || error.code !== 'record-changed' || error.current === undefined)
      return answer
    onConflict(error.current)
    const { endpoint, requestId } = error
    return { ok: false, error: { kind: 'aborted', endpoint, requestId } }
  }
