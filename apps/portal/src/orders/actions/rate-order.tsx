import { buildRateRequest, orderOutcomeKeys, type RatingDraft } from '@remesa/domain/orders'
import { RateOrderDialog } from '@remesa/ui/orders'
import { useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { useWrite } from '../../kernel/write'
import type { OrderActionProps } from './order-action.types'

/** Rates the order of one row. Mount a new one, by key, for the next order. */
export function RateOrder({ isOpen, row, countryCode, onChanged, onClose }: OrderActionProps) {
  const api = useApi()
  const { timeZone } = usePortal()
  const { send, ...write } = useWrite<RatingDraft>({
    call: (draft, options) =>
      api.orders.rate({ params: { countryCode }, body: buildRateRequest(row.serviceId, draft) }, options),
    toasts: orderOutcomeKeys.rateOrder,
    onDone: onClose,
    reread: onChanged,
  })
  return (
    <RateOrderDialog
      {...{ ...write, isOpen, onClose, timeZone }}
      order={row}
      onSend={({ draft }) => send(draft)}
    />
  )
}
