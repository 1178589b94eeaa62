import type { ApiError, CreateOptions } from '@remesa/api-client'
import { ok, type Result } from '@remesa/domain/kernel'
import type { WriteFailure } from '@remesa/ui/kernel'
import { createExternalStore, type ExternalStore } from '../state'
import { writeFailure } from './write-failure'

/**
 * Sends an input. The options contain the idempotency key of the draft, and state that the caller, not the host, shows
 * a refusal to the user.
 */
export type WriteCall<Input, Output> = (
  input: Input,
  options: CreateOptions,
) => Promise<Result<Output, ApiError>>

export interface WriteState {
  readonly isBusy: boolean
  /** The failure of the last attempt; `undefined` once the next attempt begins. */
  readonly failure: WriteFailure | undefined
}

export interface Writer<Input, Output> {
  readonly state: ExternalStore<WriteState>
  /**
   * Sends an input, unless another input is being sent. The value is `undefined` if the input was not sent or the
   * call was cancelled.
   *
   * @param draft identifies the draft. A draft has the same idempotency key until it was sent successfully.
   */
  readonly send: (
    input: Input,
    call: WriteCall<Input, Output>,
    draft?: string,
  ) => Promise<Result<Output, WriteFailure> | undefined>
  /**
   * Forgets the idempotency key of a failed call, so that the next call has a new key. Call it after the created record
   * was removed; with the old key, the back end would not create another record.
   */
  readonly forget: () => void
}

/** Sends write calls one at a time, and stores the failure of the last attempt. (FRA-20) */
export const createWriter = <Input, Output>(newKey: () => string): Writer<Input, Output> => {
  const state = createExternalStore<WriteState>({ isBusy: false, failure: undefined })
  let current: { readonly draft: string; readonly key: string } | undefined

  return {
    state,
    send: async (input, call, draft = '') => {
      // The user may click twice before the page shows that the first click has sent the input, so the second click
      // is ignored.
      if (state.get().isBusy) return undefined
      if (current?.draft !== draft) current = { draft, key: newKey() }
      state.set({ isBusy: true, failure: undefined })
      const answer = await call(input, { idempotencyKey: current.key, refusalShownBy: 'caller' })
      const failure = answer.ok ? undefined : writeFailure(answer.error)
      if (answer.ok) current = undefined
      state.set({ isBusy: false, failure })
      if (answer.ok) return ok(answer.value)
      return failure && { ok: false, error: failure }
    },
    forget: () => {
      current = undefined
    },
  }
}
