import type { OrderAction, OrderRow } from '@remesa/domain/orders'
import { QrCode, ScanBarcode, Star } from 'lucide'
import { match, P } from 'ts-pattern'
import { useT } from '../../i18n'
import { Button, Icon } from '../../kernel'
import { type OrderRowHandlers, RowActions } from '../order-tables/row-actions'
import { orderName, orderTypeText } from '../order-words'

/**
 * The actions of a visit: the most likely action as a button with a text, then the icon buttons and the menu. There
 * is no action to declare values, because values are declared in the details of the order.
 */
export function VisitActions({ row, ...handlers }: OrderRowHandlers & { readonly row: OrderRow }) {
  const t = useT()
  const order = orderName(row) ?? orderTypeText(t, row)
  const { likely, inRow, onAction } = handlers
  return (
    <>
      {match<OrderAction | undefined>(likely)
        .with('qr', () => (
          <Button size="sm" icon={<Icon of={QrCode} size={16} />} onClick={() => onAction('details')}>
            {t('orders.visit.qr')}
          </Button>
        ))
        .with('declare', () => (
          <Button size="sm" icon={<Icon of={ScanBarcode} size={16} />} onClick={() => onAction('details')}>
            {t('orders.visit.declare')}
          </Button>
        ))
        .with('rate', () => (
          <Button
            size="sm"
            aria-label={t('orders.rating.action', { order })}
            icon={<Icon of={Star} size={16} />}
            onClick={() => onAction('rate')}
          >
            {t('orders.action.rate')}
          </Button>
        ))
        .with('details', 'rating', 'change', 'cancel', 'repeat', P.nullish, () => null)
        .exhaustive()}
      <RowActions
        row={row}
        {...handlers}
        // The icon buttons do not include "repeat", which is in the menu, and not "rate" if it is the button with a
        // text.
        inRow={inRow.filter((action) => action !== 'repeat' && !(action === 'rate' && likely === 'rate'))}
      />
    </>
  )
}
