import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import { informedAmounts, type OrderRow, orderStatus, type PickupDetail } from '@remesa/domain/orders'
import { type MessageKey, useT } from '../../i18n'
import { Facts } from '../../kernel'
import { Consignments, type Symbols } from './consignment-card'
import { orderDetailRecipe } from './order-detail.recipe'

export interface PickupContentsProps {
  readonly detail: PickupDetail
  /** The same order as a row of the history, which is the only source of its status. */
  readonly row: OrderRow | undefined
  readonly currencies: Symbols
  /**
   * Whether the service point is agile. At an agile point the contents of the bags are declared, so no amount is
   * required.
   */
  readonly isAgile: boolean
}

/** The contents of a pickup: the requested amount, and the values that the crew collected. */
export function PickupContents({ detail, row, currencies, isAgile }: PickupContentsProps) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const amounts = informedAmounts(detail)
  return (
    <>
      <chakra.h4 css={styles['subheading']}>{t('orders.detail.requestedAmounts')}</chakra.h4>
      {amounts === undefined ? (
        <chakra.p css={styles['note']}>
          {t(isAgile ? 'orders.detail.amount.declared' : 'orders.detail.uninformedAmount')}
        </chakra.p>
      ) : (
        <Facts
          facts={amounts.map(({ isoCode, symbol, amount }) => ({
            term: isoCode,
            value: formatMoney(amount, symbol),
          }))}
        />
      )}
      <chakra.h4 css={styles['subheading']}>{t('orders.detail.documents')}</chakra.h4>
      {detail.documents.length === 0 ? (
        <chakra.p css={styles['note']}>{t(noDocuments(row))}</chakra.p>
      ) : (
        <Consignments detail={detail} currencies={currencies} />
      )}
    </>
  )
}

/**
 * The text for an order without documents. It says whether the order can get documents later, which depends on the
 * state of the order.
 */
const noDocuments = (row: OrderRow | undefined): MessageKey => {
  const tone = row && orderStatus(row.serviceStatusCode).tone
  if (tone === 'cancelled') return 'orders.detail.documents.cancelled'
  return tone === 'done' ? 'orders.detail.documents.done' : 'orders.detail.documents.none'
}
