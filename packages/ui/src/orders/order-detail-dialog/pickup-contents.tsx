import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import { informedAmounts, type PickupDetail } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Facts } from '../../kernel'
import { Consignments } from './consignment-card'
import { orderDetailRecipe } from './order-detail.recipe'

/** What a pickup was requested for, and what the crew collected. */
export function PickupContents({ detail }: { readonly detail: PickupDetail }) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const amounts = informedAmounts(detail)
  return (
    <>
      <chakra.h4 css={styles['subheading']}>{t('orders.detail.requestedAmounts')}</chakra.h4>
      {amounts === undefined ? (
        <chakra.p css={styles['note']}>{t('orders.detail.uninformedAmount')}</chakra.p>
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
        <chakra.p css={styles['note']}>{t('orders.detail.documents.none')}</chakra.p>
      ) : (
        <Consignments detail={detail} />
      )}
    </>
  )
}
