import { buildRateRequest, orderOutcomeKeys, type RatingDraft } from '@remesa/domain/orders'
import { servicePointTimeZone } from '@remesa/domain/service-points'
import { RateOrderDialog } from '@remesa/ui/orders'
import { useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { useWrite } from '../../kernel/write'
import type { OrderActionProps } from './order-action.types'

/** A dialog in which the user rates an order. Another order needs a new `key`. */
export function RateOrder({ isOpen, row, servicePoint, countryCode, onChanged, onClose }: OrderActionProps) {
  const api = useApi()
  const { user } = usePortal()
  const { send, ...write } = useWrite<RatingDraft>({
    call: (draft, options) =>
      api.orders.rate({ params: { countryCode }, body: buildRateRequest(row.serviceId, draft) }, options),
    toasts: orderOutcomeKeys.rateOrder,
    onDone: onClose,
    reread: onChanged,
  })
  return (
    <RateOrderDialog
      {...{ ...write, isOpen, onClose }}
      timeZone={servicePointTimeZone(servicePoint, user)}
      order={row}
      onSend={({ draft }) => send(draft)}
    />
  )
}
