import type { ApiError } from '@remesa/api-client'
import type { DeclaredValuesAnswer } from '@remesa/domain/declared-values'
import type { Result } from '@remesa/domain/kernel'
import type { MessageKey } from '@remesa/ui/i18n'
import { useState } from 'react'
import { useNotify } from '../kernel/notices'
import { useOrderCall } from '../kernel/write'
import type { DeclaredDialogProps } from './declared-dialog-props'

export interface DeclaredSaveInput<Draft> extends DeclaredDialogProps {
  readonly savedKey: MessageKey
  readonly call: (
    draft: Draft,
    facts: { readonly answer: DeclaredValuesAnswer; readonly idempotencyKey: string },
  ) => Promise<Result<unknown, ApiError>>
}

/**
 * Saves what a dialog has put together. It is held against what was declared when the dialog opened: after an answer that
 * got lost, the same is sent again under the same key, though it may be there by now. A refusal reads everything anew.
 */
export const useDeclaredSave = <Draft>(input: DeclaredSaveInput<Draft>) => {
  const { order, onReread, onChanged, onClose } = input
  const notify = useNotify()
  const [answer, setAnswer] = useState(input.answer)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [isUnsure, setUnsure] = useState(false)
  const { isBusy, failure, send } = useOrderCall<Draft>({
    call: (draft) => input.call(draft, { answer, idempotencyKey }),
    onDone: () => {
      notify({ tone: 'success', key: input.savedKey, values: { order: order.serviceCode } })
      onClose()
      onChanged()
    },
    onFailed: (error) => {
      if (error.kind !== 'rejected') return setUnsure(true)
      void onReread().then((fresh) => fresh && setAnswer(fresh))
    },
  })
  return {
    answer,
    isBusy,
    failure,
    save: ({ draft }: { readonly draft: Draft }) => send(draft),
    close: () => {
      onClose()
      if (isUnsure) onChanged()
    },
  }
}
