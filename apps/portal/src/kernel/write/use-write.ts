import type { MessageKey } from '@remesa/ui/i18n'
import type { ToastAction, WriteFailure } from '@remesa/ui/kernel'
import { useEffect, useState } from 'react'
import { preloadNotices, useNotify } from '../notices'
import { useExternalStore } from '../state'
import { hasFailedToast } from './write-failure'
import { createWriter, type WriteCall, type WriteState } from './writer'

export interface WriteToasts {
  readonly ok?: MessageKey | undefined
  /**
   * The text of a toast after a refusal, in addition to the form's own notice. Without it only the form shows the
   * refusal.
   */
  readonly ko?: MessageKey | undefined
  readonly values?: Readonly<Record<string, string | number>> | undefined
  /** The next step after success. */
  readonly action?: ToastAction | undefined
}

export interface WriteOptions<Input, Output> {
  readonly call: WriteCall<Input, Output>
  /** Distinguishes drafts if a component sends several. Without it all inputs are one draft, as in a form. */
  readonly draftOf?: ((input: Input) => string) | undefined
  readonly toasts?: WriteToasts | undefined
  readonly onDone?: ((output: Output, input: Input) => void) | undefined
  readonly onFailed?: ((failure: WriteFailure, input: Input) => void) | undefined
  /** Refreshes the page, after success and failure alike, since something may have changed. */
  readonly reread?: (() => void) | undefined
}

export interface Write<Input> extends WriteState {
  readonly send: (input: Input) => void
  /** Call it after the page has removed a created record, so that the next call gets a new key. */
  readonly forget: () => void
}

/**
 * A write of a form or a button: one at a time, with an idempotency key that is the same for a draft until the
 * write succeeds, so that a repetition after a lost answer has no second effect. Give the component a key per
 * draft. The form shows a refusal; a popup shows that no answer came, that the server failed or that the user may
 * not write. (FRA-15, FRA-20)
 */
export const useWrite = <Input, Output = unknown>(options: WriteOptions<Input, Output>): Write<Input> => {
  const { call, draftOf, toasts, onDone, onFailed, reread } = options
  const notify = useNotify()
  const [writer] = useState(() => createWriter<Input, Output>(() => crypto.randomUUID()))
  const state = useExternalStore(writer.state)
  // The code that shows the outcome is loaded before the network may go down.
  useEffect(preloadNotices, [])

  const send = async (input: Input): Promise<void> => {
    const answer = await writer.send(input, call, draftOf?.(input))
    if (answer === undefined) return
    if (answer.ok) {
      if (toasts?.ok !== undefined)
        notify({ tone: 'success', key: toasts.ok, values: toasts.values ?? {}, action: toasts.action })
      onDone?.(answer.value, input)
    } else {
      if (toasts?.ko !== undefined && hasFailedToast(answer.error))
        notify({ tone: 'warning', key: toasts.ko })
      onFailed?.(answer.error, input)
    }
    reread?.()
  }
  return { ...state, send: (input) => void send(input), forget: writer.forget }
}
