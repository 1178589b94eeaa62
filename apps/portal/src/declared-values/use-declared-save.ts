import type { ApiError, CreateOptions } from '@remesa/api-client'
import type { DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import type { Result } from '@remesa/domain/kernel'
import type { MessageKey } from '@remesa/ui/i18n'
import { useState } from 'react'
import { mayBeDone, useWrite } from '../kernel/write'
import type { DeclaredDialogProps } from './declared-dialog-props'

export interface DeclaredSaveInput<Draft> extends DeclaredDialogProps {
  readonly savedKey: MessageKey
  /**
   * Sends a draft.
   * @param answer the declared values against which the draft is validated.
   */
  readonly call: (
    draft: Draft,
    answer: DeclaredValuesAnswer,
    options: CreateOptions,
  ) => Promise<Result<unknown, ApiError>>
}

/**
 * Saves the draft of a dialog about declared values. At first the draft is validated against the values that were
 * declared when the dialog opened. After a refusal the draft is validated against the values that are declared by then.
 * After a lost response the draft is validated as before, so that the repeated call is identical to the first call and
 * has the same idempotency key.
 */
export const useDeclaredSave = <Draft>(input: DeclaredSaveInput<Draft>) => {
  const { order, onReread, onClose } = input
  const [answer, setAnswer] = useState(input.answer)
  const { isBusy, failure, send } = useWrite<Draft>({
    call: (draft, options) => input.call(draft, answer, options),
    toasts: { ok: input.savedKey, values: { order: order.serviceCode } },
    onDone: () => {
      onClose()
      input.onChanged()
    },
    onFailed: (failed) => {
      void onReread().then((fresh) => fresh && !mayBeDone(failed) && setAnswer(fresh))
    },
  })
  return { answer, isBusy, failure, onSave: ({ draft }: { readonly draft: Draft }) => send(draft) }
}
