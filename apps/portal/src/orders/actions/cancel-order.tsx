import {
  asksCancellationReasons,
  buildCancelRequest,
  type CancellationDraft,
  orderKind,
  orderOutcomeKeys,
  requestTypes,
} from '@remesa/domain/orders'
import { CancelOrderDialog, orderName } from '@remesa/ui/orders'
import { catalogueFromQuery, useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { useWrite } from '../../kernel/write'
import { useCancellationReasons } from '../queries'
import type { OrderActionProps } from './order-action.types'

/** Cancels the order of one row. Mount a new one, by key, for the next order. */
export function CancelOrder({ isOpen, row, countryCode, onChanged, onClose }: OrderActionProps) {
  const api = useApi()
  const { config, timeZone } = usePortal()
  const reasons = useCancellationReasons(countryCode, {
    isEnabled: isOpen && asksCancellationReasons(config),
  })
  const { send, ...write } = useWrite<CancellationDraft>({
    call: (draft, options) => {
      const facts = requestTypes.find(({ type }) => type === orderKind(row))
      if (facts === undefined) throw new Error('[orders] an order of an unknown kind can not be cancelled')
      const params = { countryCode, type: facts.cancelPath, serviceId: row.serviceId }
      return api.orders.cancel({ params, body: buildCancelRequest(draft) }, options)
    },
    toasts: { ...orderOutcomeKeys.cancelOrder, values: { order: orderName(row) ?? '' } },
    onDone: onClose,
    reread: onChanged,
  })
  return (
    <CancelOrderDialog
      {...{ ...write, isOpen, onClose, timeZone }}
      order={row}
      reasons={catalogueFromQuery(reasons, reasons.data?.cancellationReasons)}
      onSend={({ draft }) => send(draft)}
    />
  )
}
