import { chakra } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import { amountsByCurrency, type OrderRow } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Button, Notice } from '../../kernel'
import { requestedText } from '../order-times'
import { orderName } from '../order-words'

/** An existing order that is similar to the new order. */
export interface AlikeOrder {
  readonly row: OrderRow
  /** IANA zone in which the hours of the order are shown. */
  readonly timeZone: string
  /** Opens the existing order; `undefined` if it can't be opened. */
  readonly onOpen: (() => void) | undefined
}

/** A list of the existing orders that the new order may repeat by mistake. (ORD-181) */
export function AlikeOrders({ orders }: { readonly orders: readonly AlikeOrder[] }) {
  const t = useT()
  if (orders.length === 0) return null
  return (
    <Notice tone="warning" title={t('orders.confirm.alike', { count: orders.length })}>
      {orders.map(({ row, timeZone, onOpen }) => {
        const order = orderName(row) ?? ''
        const amounts = amountsByCurrency(row).map(({ amount, symbol }) => formatMoney(amount, symbol))
        return (
          <chakra.div
            key={row.serviceId ?? order}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
          >
            <span>
              {[order, ...amounts, requestedText(row, timeZone)]
                .filter((part) => part !== undefined && part !== '')
                .join(', ')}
            </span>
            {onOpen !== undefined && (
              <Button size="sm" onClick={onOpen}>
                {t('orders.confirm.alike.open', { order })}
              </Button>
            )}
          </chakra.div>
        )
      })}
    </Notice>
  )
}
