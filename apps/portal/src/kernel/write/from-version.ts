import type { ApiError, CreateOptions, ErrorCode, VersionedOptions } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import type { WriteCall } from './writer'

/** A write of a record that has versions. */
export type VersionedCall<Input, Output, Current> = (
  input: Input,
  options: CreateOptions & VersionedOptions,
) => Promise<Result<Output, ApiError<ErrorCode, Current>>>

/** The version that a page shows, and what to do with a newer one. */
export interface ShownVersion<Current> {
  readonly version: string | undefined
  /** Someone else changed the record meanwhile: this is what it is now. */
  readonly onOvertaken: (current: Current) => void
}

/**
 * A write from the version that the page shows. One that was overtaken changes nothing and is no failure of the user: it
 * ends as if it had been cancelled, and the record as it is now is passed on. (RCF-5)
 */
export const fromVersion =
  <Input, Output, Current>(
    call: VersionedCall<Input, Output, Current>,
    { version, onOvertaken }: ShownVersion<Current>,
  ): WriteCall<Input, Output> =>
  async (input, options) => {
    const answer = await call(input, { ...options, version })
    if (answer.ok) return answer
    const { error } = answer
    if (error.kind !== 'rejected' || error.code !== 'record-changed' || error.current === undefined)
      return answer
    onOvertaken(error.current)
    const { endpoint, requestId } = error
    return { ok: false, error: { kind: 'aborted', endpoint, requestId } }
  }
