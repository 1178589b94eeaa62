import { type OrderRow, orderActs, orderKind } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { isRowAct, type OrderRowHandlers } from '@remesa/ui/orders'
import { type ReactNode, useCallback } from 'react'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import type { OrderKey } from '../address'
import { useOrderDialogs } from './use-order-dialogs'

export interface RowActions {
  readonly actionsOf: (row: OrderRow) => OrderRowHandlers
  /** The dialog opened by an action. */
  readonly dialog: ReactNode
}

type OpenOrder = (order: OrderKey, servicePoint: ServicePoint) => void

interface RowActionsOptions {
  readonly onDetails: OpenOrder
  readonly onRepeat: OpenOrder
  /** Whether values are known to be declared for an order; a new function rerenders all rows. */
  readonly isDeclared?: ((row: OrderRow) => boolean) | undefined
}

const nothing: OrderRowHandlers = { inRow: [], menu: [], rate: null, onAct: () => undefined }

/**
 * Opens, repeats, cancels and rates the orders of a list, and shows their ratings.
 *
 * @param pointOf the service point of a row; a new function rerenders all rows.
 */
export const useRowActions = (
  pointOf: (row: OrderRow) => ServicePoint | undefined,
  { onDetails, onRepeat, isDeclared }: RowActionsOptions,
): RowActions => {
  const now = useNow()
  const { ability, brand, config } = usePortal()
  const { open, dialog } = useOrderDialogs()

  const actionsOf = useCallback(
    (row: OrderRow): OrderRowHandlers => {
      const servicePoint = pointOf(row)
      if (servicePoint === undefined) return nothing
      const facts = { ability, config, now, brand, servicePoint, isDeclared: isDeclared?.(row) }
      const { likely, inRow, menu } = orderActs(row, facts)
      return {
        likely,
        inRow: inRow.filter(isRowAct),
        menu: menu.flatMap(({ act, reason }) => (isRowAct(act) ? [{ act, reason }] : [])),
        rate: row.serviceRate,
        onAct: (act) => {
          const [{ serviceId }, type] = [row, orderKind(row)]
          if (serviceId === null) return
          if (act !== 'details' && act !== 'repeat')
            open({ kind: act, row: { ...row, serviceId }, servicePoint })
          else if (type !== undefined)
            (act === 'details' ? onDetails : onRepeat)({ type, serviceId }, servicePoint)
        },
      }
    },
    [ability, config, now, brand, pointOf, open, onDetails, onRepeat, isDeclared],
  )

  return { actionsOf, dialog }
}
