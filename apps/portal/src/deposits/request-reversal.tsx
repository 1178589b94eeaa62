import { depositCalls } from '@remesa/api-client/contract'
import type { DepositRecord } from '@remesa/domain/deposits'
import { ReversalDialog, type ReversalDraft } from '@remesa/ui/deposits'
import { useClientOf } from '../kernel/api'
import { useWrite } from '../kernel/write'

export interface RequestReversalProps {
  readonly isOpen: boolean
  readonly deposit: DepositRecord
  readonly onClose: () => void
  readonly reread: () => void
}

/** A dialog that requests the reversal of one deposit. Give the dialog a new `key` for each deposit. (DPS-57) */
export function RequestReversal({ isOpen, deposit, onClose, reread }: RequestReversalProps) {
  const { deposits } = useClientOf(depositCalls)
  const { send, isBusy, failure } = useWrite<ReversalDraft>({
    call: ({ reason }, options) =>
      deposits.requestReversal({ body: { sessionId: deposit.sessionId, reason } }, options),
    toasts: { ok: 'deposits.reversal.done' },
    onDone: onClose,
    reread,
  })
  return (
    <ReversalDialog {...{ isOpen, deposit, isBusy, failure, onClose }} onSend={({ draft }) => send(draft)} />
  )
}
