import { type OrderRow, orderCountryCode, rowActions } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { OrderRowHandlers } from '@remesa/ui/orders'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { lazyDialog, useOpenedDialog } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
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
  readonly actionsOf: (row: OrderRow) => Pick<OrderRowHandlers, 'rate' | 'rating' | 'cancel'>
  /** The dialog opened by an action. */
  readonly dialog: ReactNode
}

/** Cancels and rates the orders of one service point, and shows their ratings. */
export const useRowActions = (servicePoint: ServicePoint): RowActionsOfPoint => {
  const api = useApi()
  const now = useNow()
  const cache = useQueryClient()
  const { reread } = useReread(servicePoint)
  const { ability, brand, config, user } = usePortal()
  const { opened, open, close } = useOpenedDialog<RowDialog>()

  const actionsOf = useCallback(
    (row: OrderRow): ReturnType<RowActionsOfPoint['actionsOf']> => {
      const opener = (kind: RowDialog['kind']) => () => {
        const { serviceId } = row
        if (serviceId !== null) open({ kind, row: { ...row, serviceId } })
      }
      const { rate, rating, cancel } = rowActions(row, { ability, config, now, brand })
      return {
        rate: { onClick: opener('rate'), refusals: rate.reasons },
        rating: rating.allowed ? { rate: rating.rate, onClick: opener('rating') } : undefined,
        cancel: { onClick: opener('cancel'), refusals: cancel.reasons },
      }
    },
    [ability, config, now, brand, open],
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
