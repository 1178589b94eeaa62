import {
  asksCancellationReasons,
  buildCancelRequest,
  type CancellationDraft,
  canRepeat,
  orderKind,
  orderOutcomeKeys,
  requestTypes,
} from '@remesa/domain/orders'
import { servicePointTimeZone } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { CancelOrderDialog, orderName } from '@remesa/ui/orders'
import { catalogueFromQuery, useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { useWrite } from '../../kernel/write'
import { useOrdersUrl } from '../address'
import { useCancellationReasons } from '../queries'
import type { OrderActionProps } from './order-action.types'

/** A dialog that cancels an order. Another order needs a new `key`. */
export function CancelOrder(props: OrderActionProps) {
  const { isOpen, row, servicePoint, countryCode, onChanged, onClose } = props
  const t = useT()
  const api = useApi()
  const { ability, config, user } = usePortal()
  const { openRepeat } = useOrdersUrl()
  const kind = orderKind(row)
  const again = kind !== undefined &&
    canRepeat(row, { ability, servicePoint }).allowed && {
      text: t('orders.action.repeat'),
      onAction: () =>
        openRepeat({ type: kind, serviceId: row.serviceId }, { servicePointId: servicePoint.id }),
    }
  const reasons = useCancellationReasons(countryCode, {
    isEnabled: isOpen && asksCancellationReasons(config),
  })
  const { send, ...write } = useWrite<CancellationDraft>({
    call: (draft, options) => {
      const facts = requestTypes.find(({ type }) => type === kind)
      if (facts === undefined) throw new Error('[orders] an order of an unknown kind can not be cancelled')
      const params = { countryCode, type: facts.cancelPath, serviceId: row.serviceId }
      return api.orders.cancel({ params, body: buildCancelRequest(draft) }, options)
    },
    toasts: {
      ...orderOutcomeKeys.cancelOrder,
      values: { order: orderName(row) ?? '' },
      action: again || undefined,
    },
    onDone: onClose,
    reread: onChanged,
  })
  return (
    <CancelOrderDialog
      {...{ ...write, isOpen, onClose }}
      timeZone={servicePointTimeZone(servicePoint, user)}
      order={row}
      reasons={catalogueFromQuery(reasons, reasons.data?.cancellationReasons)}
      onSend={({ draft }) => send(draft)}
    />
  )
}
