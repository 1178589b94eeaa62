import type { ApiError, CreateOptions } from '@remesa/api-client'
import { ok, type Result } from '@remesa/domain/kernel'
import type { WriteFailure } from '@remesa/ui/kernel'
import { createExternalStore, type ExternalStore } from '../state'
import { writeFailure } from './write-failure'

/** Sends an input. The options contain the key of its draft, and the flag that the caller shows refusals. */
export type WriteCall<Input, Output> = (
  input: Input,
  options: CreateOptions,
) => Promise<Result<Output, ApiError>>

export interface WriteState {
  readonly isBusy: boolean
  /** The failure of the last attempt, until the next one begins. */
  readonly failure: WriteFailure | undefined
}

export interface Writer<Input, Output> {
  readonly state: ExternalStore<WriteState>
  /**
   * Sends an input, unless another input is being sent. `undefined`: it was not sent, or its caller cancelled the
   * call.
   *
   * @param draft distinguishes drafts: a draft keeps its key until it succeeds.
   */
  readonly send: (
    input: Input,
    call: WriteCall<Input, Output>,
    draft?: string,
  ) => Promise<Result<Output, WriteFailure> | undefined>
  /** Ends the draft because its earlier effect is being removed: it is sent under a new key the next time. */
  readonly forget: () => void
}

/** Sends changes one at a time, and stores the failure of the last attempt. (FRA-20) */
export const createWriter = <Input, Output>(newKey: () => string): Writer<Input, Output> => {
  const state = createExternalStore<WriteState>({ isBusy: false, failure: undefined })
  let current: { readonly draft: string; readonly key: string } | undefined

  return {
    state,
    send: async (input, call, draft = '') => {
      // A second click may arrive before the first one has rendered anything.
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
