import { type OrderRow, offeredActions, orderKind } from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { isRowAction, type OrderRowHandlers } from '@remesa/ui/orders'
import { type ReactNode, useCallback } from 'react'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { type OrderKey, useOrdersUrl } from '../address'
import { useOrderDialogs } from './use-order-dialogs'

export interface RowActions {
  readonly actionsOf: (row: OrderRow) => OrderRowHandlers
  /** The dialog that an action has opened. */
  readonly dialog: ReactNode
}

type OpenOrder = (order: OrderKey, servicePoint: ServicePoint) => void

interface RowActionsOptions {
  readonly onDetails: OpenOrder
  readonly onRepeat: OpenOrder
  /**
   * Returns whether values are declared for an order, as far as this is known. If the function changes, all rows are
   * rendered again.
   */
  readonly isDeclared?: ((row: OrderRow) => boolean) | undefined
}

const nothing: OrderRowHandlers = { inRow: [], menu: [], rate: null, onAction: () => undefined }

/**
 * Opens, repeats, cancels and rates the orders of a list, and shows their ratings.
 *
 * @param pointOf the service point of a row. If the function changes, all rows are rendered again.
 */
export const useRowActions = (
  pointOf: (row: OrderRow) => ServicePoint | undefined,
  { onDetails, onRepeat, isDeclared }: RowActionsOptions,
): RowActions => {
  const now = useNow()
  const { ability, brand, config, user } = usePortal()
  const { open, dialog } = useOrderDialogs()
  const { openRepeat } = useOrdersUrl()

  const actionsOf = useCallback(
    (row: OrderRow): OrderRowHandlers => {
      const servicePoint = pointOf(row)
      if (servicePoint === undefined) return nothing
      const timeZone = servicePointTimeZone(servicePoint, user)
      const facts = { ability, config, now, brand, servicePoint, timeZone, isDeclared: isDeclared?.(row) }
      const { likely, inRow, menu } = offeredActions(row, facts)
      return {
        likely,
        inRow: inRow.filter(isRowAction),
        menu: menu.flatMap(({ action, reason }) => (isRowAction(action) ? [{ action, reason }] : [])),
        rate: row.serviceRate,
        onAction: (action) => {
          const [{ serviceId }, type] = [row, orderKind(row)]
          if (serviceId === null) return
          if (action === 'change') {
            if (type !== undefined)
              openRepeat({ type, serviceId }, { servicePointId: servicePoint.id }, { isReplacement: true })
          } else if (action !== 'details' && action !== 'repeat')
            open({ kind: action, row: { ...row, serviceId }, servicePoint })
          else if (type !== undefined)
            (action === 'details' ? onDetails : onRepeat)({ type, serviceId }, servicePoint)
        },
      }
    },
    [ability, config, user, now, brand, pointOf, open, openRepeat, onDetails, onRepeat, isDeclared],
  )

  return { actionsOf, dialog }
}
