import { buildRateRequest, orderOutcomeKeys, type RatingDraft } from '@remesa/domain/orders'
import { RateOrderDialog } from '@remesa/ui/orders'
import { useState } from 'react'
import { useApi } from '../../kernel/api'
import { useNotify } from '../../kernel/notices'
import { usePortal } from '../../kernel/state'
import { useOrderCall } from '../../kernel/write'
import { hasPopup } from '../new-order'
import type { OrderActionProps } from './cancel-order'

/** Rates the order of one row. Mount another, by key, for the next one. */
export function RateOrder({ isOpen, row, countryCode, onChanged, onClose }: OrderActionProps) {
  const api = useApi()
  const { timeZone } = usePortal()
  const notify = useNotify()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { isBusy, failure, send } = useOrderCall<RatingDraft>({
    call: (draft) =>
      api.orders.rate(
        { params: { countryCode }, body: buildRateRequest(row.serviceId, draft) },
        { idempotencyKey },
      ),
    onDone: () => {
      notify({ tone: 'success', key: orderOutcomeKeys.rateOrder.ok })
      onClose()
      onChanged()
    },
    onFailed: (error) => {
      if (error.kind === 'aborted') return
      if (!hasPopup(error)) notify({ tone: 'warning', key: orderOutcomeKeys.rateOrder.ko })
      onChanged()
    },
  })
  return (
    <RateOrderDialog
      isOpen={isOpen}
      order={row}
      isBusy={isBusy}
      failure={failure}
      onSend={({ draft }) => send(draft)}
      onClose={onClose}
      timeZone={timeZone}
    />
  )
}
