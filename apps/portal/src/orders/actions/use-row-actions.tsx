import { type OrderRow, orderActs, orderKind } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { isRowAct, type OrderRowHandlers } from '@remesa/ui/orders'
import { type ReactNode, useCallback } from 'react'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import type { OrderKey } from '../address'
import { useOrderDialogs } from './use-order-dialogs'

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
  const now = useNow()
  const { ability, brand, config } = usePortal()
  const { open, dialog } = useOrderDialogs(servicePoint)

  const actionsOf = useCallback(
    (row: OrderRow): OrderRowHandlers => {
      const { likely, inRow, menu } = orderActs(row, { ability, config, now, brand, servicePoint })
      return {
        likely,
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

  return { actionsOf, dialog }
}
