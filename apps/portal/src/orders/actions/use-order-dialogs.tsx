import { type OrderRow, orderCountryCode } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../kernel/api'
import { lazyDialog, useOpenedDialog } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
import { ORDER_DETAILS, UPCOMING_ORDERS, useReread } from '../queries'

const dialogs = {
  cancel: lazyDialog(async () => (await import('./cancel-order')).CancelOrder),
  rate: lazyDialog(async () => (await import('./rate-order')).RateOrder),
  rating: lazyDialog(async () => (await import('./given-rating')).GivenRating),
} as const

/** A dialog about one order: its kind, the order, and the order's service point. */
export interface OrderDialog {
  readonly kind: keyof typeof dialogs
  readonly row: OrderRow & { readonly serviceId: string }
  readonly servicePoint: ServicePoint
}

export interface OrderDialogs {
  readonly open: (dialog: OrderDialog) => void
  /** The dialog that is open or was open last. */
  readonly dialog: ReactNode
}

/** The dialogs about an order, used by the lists and by the detail of an order. */
export const useOrderDialogs = (): OrderDialogs => {
  const api = useApi()
  const cache = useQueryClient()
  const { reread } = useReread()
  const { user } = usePortal()
  const { opened, open, close } = useOpenedDialog<OrderDialog>()
  const Dialog = opened && dialogs[opened.subject.kind]
  return {
    open,
    dialog: Dialog && (
      <Dialog
        key={opened.opening}
        isOpen={opened.isOpen}
        row={opened.subject.row}
        servicePoint={opened.subject.servicePoint}
        countryCode={orderCountryCode(opened.subject.servicePoint, user)}
        onChanged={() => {
          // A failure opens no popup, because the dialog has already shown the outcome of its call.
          void reread(opened.subject.servicePoint)
          void cache.invalidateQueries({ queryKey: [api.orders.rating.id] })
          void cache.invalidateQueries({ queryKey: ORDER_DETAILS })
          void cache.invalidateQueries({ queryKey: UPCOMING_ORDERS })
        }}
        onClose={close}
      />
    ),
  }
}
