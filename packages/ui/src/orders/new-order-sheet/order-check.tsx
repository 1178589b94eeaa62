import { chakra } from '@chakra-ui/react'
import { formatMoney, parseAmount } from '@remesa/domain/kernel'
import { isFarAboveUsual } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Notice } from '../../kernel'
import { type AlikeOrder, AlikeOrders } from './alike-orders'
import { type MoreDays, MoreDaysChoice } from './more-days'
import { OrderSummary, type OrderSummaryProps } from './order-summary'

/**
 * The summary of an order before it is sent. If an amount is far above the usual amounts, the summary asks whether
 * it is correct. (ORD-159)
 */
export function OrderCheck(
  props: OrderSummaryProps & {
    readonly alike?: readonly AlikeOrder[] | undefined
    readonly moreDays?: MoreDays | undefined
  },
) {
  return (
    <chakra.div display="grid" gap="5" pt="3">
      <AlikeOrders orders={props.alike ?? []} />
      <AmountQuestion {...props} />
      <OrderSummary {...props} />
      {props.moreDays && <MoreDaysChoice {...props.moreDays} />}
    </chakra.div>
  )
}

function AmountQuestion({ type, drafts, catalogues, isAgile, usualAmountsOf }: OrderSummaryProps) {
  const t = useT()
  if (type !== 'pickup' || isAgile) return null
  const { currencyId, totalAmount } = drafts[type]
  const currency = catalogues.currencies.items?.find((known) => known.currencyId === currencyId)
  const amount = parseAmount(totalAmount)
  const usual = currency && usualAmountsOf(type, currency.isoCode)
  if (currency === undefined || usual === undefined || !amount.ok) return null
  if (!isFarAboveUsual(amount.value, usual)) return null
  return (
    <Notice tone="warning" title={t('orders.confirm.farAbove')}>
      {t('orders.confirm.farAbove.text', { highest: formatMoney(usual.highest, currency.symbol) })}
    </Notice>
  )
}
