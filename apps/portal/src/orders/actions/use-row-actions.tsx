import { type OrderRow, orderActs, orderCountryCode, orderKind } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { isRowAct, type OrderRowHandlers } from '@remesa/ui/orders'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { lazyDialog, useOpenedDialog } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
import type { OrderKey } from '../address'
import { ORDER_DETAILS, useReread } from '../queries'

const dialogs = {
  cancel: lazyDialog(async () => (await import('./cancel-order')).CancelOrder),
  rate: lazyDialog(async () => (await import('./rate-order')).RateOrder),
  rating: lazyDialog(async () => (await import('./given-rating')).GivenRating),
} as const

interface RowDialog {
  readonly kind: keyof typeof dialogs
  readonly row: OrderRow & { readonly serviceId: string }
}

export interface RowActionsOfPoint {
  readonly actionsOf: (row: OrderRow) => OrderRowHandlers
  /** The dialog opened by an action. */
  readonly dialog: ReactNode
}

/** Opens, repeats, cancels and rates the orders of one service point, and shows their ratings. */
export const useRowActions = (
  servicePoint: ServicePoint,
  { onDetails, onRepeat }: Readonly<Record<'onDetails' | 'onRepeat', (order: OrderKey) => void>>,
): RowActionsOfPoint => {
  const api = useApi()
  const now = useNow()
  const cache = useQueryClient()
  const { reread } = useReread(servicePoint)
  const { ability, brand, config, user } = usePortal()
  const { opened, open, close } = useOpenedDialog<RowDialog>()

  const actionsOf = useCallback(
    (row: OrderRow): OrderRowHandlers => {
      const { inRow, menu } = orderActs(row, { ability, config, now, brand, servicePoint })
      return {
        inRow: inRow.filter(isRowAct),
        menu: menu.flatMap(({ act, reason }) => (isRowAct(act) ? [{ act, reason }] : [])),
        rate: row.serviceRate,
        onAct: (act) => {
          const [{ serviceId }, type] = [row, orderKind(row)]
          if (serviceId === null) return
          if (act !== 'details' && act !== 'repeat') open({ kind: act, row: { ...row, serviceId } })
          else if (type !== undefined) (act === 'details' ? onDetails : onRepeat)({ type, serviceId })
        },
      }
    },
    [ability, config, now, brand, servicePoint, open, onDetails, onRepeat],
  )

  const Dialog = opened && dialogs[opened.subject.kind]
  return {
    actionsOf,
    dialog: Dialog && (
      <Dialog
        key={opened.opening}
        isOpen={opened.isOpen}
        row={opened.subject.row}
        countryCode={orderCountryCode(servicePoint, user)}
        onChanged={() => {
          // The dialog has shown the outcome of its call: a second message would repeat it.
          void reread()
          void cache.invalidateQueries({ queryKey: [api.orders.rating.id] })
          void cache.invalidateQueries({ queryKey: ORDER_DETAILS })
        }}
        onClose={close}
      />
    ),
  }
}
