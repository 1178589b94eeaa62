import type { ApiError, CreateOptions, ErrorCode, VersionedOptions } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import type { WriteCall } from './writer'

/** A write call for a record that has versions. */
export type VersionedCall<Input, Output, Current> = (
  input: Input,
  options: CreateOptions & VersionedOptions,
) => Promise<Result<Output, ApiError<ErrorCode, Current>>>

/** The version of a record that a page shows, and the handler for a conflict. */
export interface ShownVersion<Current> {
  readonly version: string | undefined
  /** Called with the current record if another user has changed it. */
  readonly onConflict: (current: Current) => void
}

/**
 * A write call that names the version of the record on the page. If another user has changed the record, nothing is
 * written and no failure is shown. The write ends like a cancelled write, and `onConflict` is called with the
 * current record. (RCF-5)
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
