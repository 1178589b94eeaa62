import { type OrderRow, orderCountryCode, rowActions } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { OrderRowHandlers } from '@remesa/ui/orders'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, startTransition, useCallback, useState } from 'react'
import { useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { lazyDialog } from '../../kernel/loading'
import { preloadNotices } from '../../kernel/notices'
import { usePortal } from '../../kernel/state'
import { ORDER_DETAILS, useReread } from '../queries'

const CancelOrder = lazyDialog(async () => {
  preloadNotices()
  return (await import('./cancel-order')).CancelOrder
})
const RateOrder = lazyDialog(async () => {
  preloadNotices()
  return (await import('./rate-order')).RateOrder
})
const GivenRating = lazyDialog(async () => (await import('./given-rating')).GivenRating)

const dialogs = { cancel: CancelOrder, rate: RateOrder, rating: GivenRating } as const

interface OpenedDialog {
  readonly kind: keyof typeof dialogs
  readonly row: OrderRow & { readonly serviceId: string }
  /** Each opening has a form and a key of its own. */
  readonly opening: number
  readonly isOpen: boolean
}

export interface RowActionsOfPoint {
  readonly actionsOf: (row: OrderRow) => Pick<OrderRowHandlers, 'rate' | 'rating' | 'cancel'>
  /** The dialog that an action has opened. */
  readonly dialog: ReactNode
}

/** Cancelling and rating the orders of one service point, and looking at their ratings. */
export const useRowActions = (servicePoint: ServicePoint): RowActionsOfPoint => {
  const api = useApi()
  const now = useNow()
  const cache = useQueryClient()
  const { reread } = useReread(servicePoint)
  const { ability, brand, config, user } = usePortal()
  const [opened, setOpened] = useState<OpenedDialog>()

  const actionsOf = useCallback(
    (row: OrderRow): ReturnType<RowActionsOfPoint['actionsOf']> => {
      const opener = (kind: OpenedDialog['kind']) => () => {
        const { serviceId } = row
        if (serviceId === null) return
        // The press is answered by a paint before the dialog is drawn.
        startTransition(() =>
          setOpened((last) => ({
            kind,
            row: { ...row, serviceId },
            opening: (last?.opening ?? 0) + 1,
            isOpen: true,
          })),
        )
      }
      const { rate, rating, cancel } = rowActions(row, { ability, config, now, brand })
      return {
        rate: { onClick: opener('rate'), refusals: rate.reasons },
        rating: rating.allowed ? { rate: rating.rate, onClick: opener('rating') } : undefined,
        cancel: { onClick: opener('cancel'), refusals: cancel.reasons },
      }
    },
    [ability, config, now, brand],
  )

  const Dialog = opened && dialogs[opened.kind]
  return {
    actionsOf,
    dialog: Dialog && (
      <Suspense fallback={null}>
        <Dialog
          key={opened.opening}
          isOpen={opened.isOpen}
          row={opened.row}
          countryCode={orderCountryCode(servicePoint, user)}
          onChanged={() => {
            // The dialog has told what became of its call: a second message would say it twice.
            void reread()
            void cache.invalidateQueries({ queryKey: [api.orders.rating.id] })
            void cache.invalidateQueries({ queryKey: ORDER_DETAILS })
          }}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      </Suspense>
    ),
  }
}
