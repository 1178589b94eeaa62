import {
  asksCancellationReasons,
  buildCancelRequest,
  type CancellationDraft,
  type OrderRow,
  orderKind,
  orderOutcomeKeys,
  requestTypes,
} from '@remesa/domain/orders'
import { CancelOrderDialog } from '@remesa/ui/orders'
import { useApi } from '../../kernel/api'
import { useNotify } from '../../kernel/notices'
import { usePortal } from '../../kernel/state'
import { useOrderCall } from '../../kernel/write'
import { hasPopup } from '../new-order'
import { useCancellationReasons } from '../queries'

export interface OrderActionProps {
  readonly isOpen: boolean
  readonly row: OrderRow & { readonly serviceId: string }
  readonly countryCode: string
  /** What the history shows may no longer be so. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Cancels the order of one row. Mount another, by key, for the next one. */
export function CancelOrder({ isOpen, row, countryCode, onChanged, onClose }: OrderActionProps) {
  const api = useApi()
  const { config, timeZone } = usePortal()
  const notify = useNotify()
  const reasons = useCancellationReasons(countryCode, { isAsked: isOpen && asksCancellationReasons(config) })
  const { isBusy, failure, send } = useOrderCall<CancellationDraft>({
    call: (draft) => {
      const facts = requestTypes.find(({ type }) => type === orderKind(row))
      if (facts === undefined)
        throw new Error('[orders] an order of an unknown kind has no call to cancel it')
      return api.orders.cancel({
        params: { countryCode, type: facts.cancelPath, serviceId: row.serviceId },
        body: buildCancelRequest(draft),
      })
    },
    onDone: () => {
      notify({ tone: 'success', key: orderOutcomeKeys.cancelOrder.ok })
      onClose()
      onChanged()
    },
    onFailed: (error) => {
      if (error.kind === 'aborted') return
      if (!hasPopup(error)) notify({ tone: 'warning', key: orderOutcomeKeys.cancelOrder.ko })
      onChanged()
    },
  })
  return (
    <CancelOrderDialog
      isOpen={isOpen}
      order={row}
      reasons={reasons.data?.cancellationReasons}
      onRetryReasons={
        reasons.isError && reasons.data === undefined ? () => void reasons.refetch() : undefined
      }
      isBusy={isBusy}
      failure={failure}
      onSend={({ draft }) => send(draft)}
      onClose={onClose}
      timeZone={timeZone}
    />
  )
}
