import { latestCancellation, type OrderRow, offeredActions, orderKind } from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { OrderActionsBar, orderName } from '@remesa/ui/orders'
import { match } from 'ts-pattern'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { useOrderDialogs } from '../actions'
import { useOrdersUrl } from '../address'

export interface OpenOrderActionsProps {
  readonly row: OrderRow & { readonly serviceId: string }
  readonly servicePoint: ServicePoint
  /** Whether values are declared for the order; `undefined` while this is unknown. */
  readonly isDeclared: boolean | undefined
  readonly onShowCodes: () => void
  readonly onDeclare: () => void
  readonly onRepeat: () => void
}

/** The buttons for actions on the open order, and the dialogs that they open. */
export function OpenOrderActions({ row, servicePoint, isDeclared, ...on }: OpenOrderActionsProps) {
  const now = useNow()
  const { ability, brand, config, user } = usePortal()
  const { open, dialog } = useOrderDialogs()
  const { openRepeat } = useOrdersUrl()
  const timeZone = servicePointTimeZone(servicePoint, user)
  const actions = offeredActions(row, { ability, config, now, brand, servicePoint, timeZone, isDeclared })
  return (
    <>
      <OrderActionsBar
        order={orderName(row) ?? ''}
        actions={actions}
        latestCancellation={latestCancellation(row)}
        timeZone={timeZone}
        onAction={(action) =>
          match(action)
            .with('qr', on.onShowCodes)
            .with('declare', on.onDeclare)
            .with('rate', 'rating', 'cancel', (kind) => open({ kind, row, servicePoint }))
            .with('repeat', on.onRepeat)
            .with('change', () => {
              const [type, { serviceId }] = [orderKind(row), row]
              if (type === undefined) return
              openRepeat({ type, serviceId }, { servicePointId: servicePoint.id }, { isReplacement: true })
            })
            .with('details', () => undefined)
            .exhaustive()
        }
      />
      {dialog}
    </>
  )
}
