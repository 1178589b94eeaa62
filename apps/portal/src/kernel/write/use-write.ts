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
   * The text of a toast after a refusal, shown in addition to the form's own notice. Without this text, only the form
   * shows the refusal.
   */
  readonly ko?: MessageKey | undefined
  readonly values?: Readonly<Record<string, string | number>> | undefined
  /** The button of the toast after a success, which leads to the next step. */
  readonly action?: ToastAction | undefined
}

export interface WriteOptions<Input, Output> {
  readonly call: WriteCall<Input, Output>
  /**
   * Returns the name of the draft to which an input belongs, for a component that sends several drafts. By default all
   * inputs belong to one draft, as in a form.
   */
  readonly draftOf?: ((input: Input) => string) | undefined
  readonly toasts?: WriteToasts | undefined
  readonly onDone?: ((output: Output, input: Input) => void) | undefined
  readonly onFailed?: ((failure: WriteFailure, input: Input) => void) | undefined
  /** Reads the data of the page again after each attempt, because even a failed call may have changed something. */
  readonly reread?: (() => void) | undefined
}

export interface Write<Input> extends WriteState {
  readonly send: (input: Input) => void
  /**
   * Forgets the idempotency key of a failed call. Call it after the page has removed a created record, so that the next
   * call can create another record.
   */
  readonly forget: () => void
}

/**
 * The write call of a form or a button. Only one call is in progress at a time. A draft keeps its idempotency key until
 * the write succeeds, so that a repeated call is not executed twice. Give the component a different `key` for each
 * draft. The form shows a refusal. A popup shows a lost response, a server error or a missing permission.
 * (FRA-15, FRA-20)
 */
export const useWrite = <Input, Output = unknown>(options: WriteOptions<Input, Output>): Write<Input> => {
  const { call, draftOf, toasts, onDone, onFailed, reread } = options
  const notify = useNotify()
  const [writer] = useState(() => createWriter<Input, Output>(() => crypto.randomUUID()))
  const state = useExternalStore(writer.state)
  // The code that shows the outcome is loaded in advance, because the network may be down when the outcome is known.
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
