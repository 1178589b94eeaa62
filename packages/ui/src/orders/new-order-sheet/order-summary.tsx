import { chakra } from '@chakra-ui/react'
import { cleanText } from '@remesa/domain/kernel'
import { compositionOf, isDatedRequestType, type RequestType, requestTypeFacts } from '@remesa/domain/orders'
import { type Translate, useT } from '../../i18n'
import { Facts } from '../../kernel'
import { totalTexts } from '../composition-editor/composition-words'
import { useDateText } from '../use-date-text'
import { contentFacts, type OrderContents, pickupAmount } from './order-form'

/** The names of an order's client, subclient and service point. */
export interface OrderTarget {
  readonly client: string
  readonly center: string
  readonly servicePoint: string
}

export interface OrderSummaryProps extends OrderContents {
  readonly type: RequestType
  readonly target: OrderTarget
}

/** A summary of an order with all its details. */
export function OrderSummary(props: OrderSummaryProps) {
  const { type, target } = props
  const t = useT()
  const dateText = useDateText()
  const { messageKey } = requestTypeFacts(type)
  const when = whenText(dateText, props)
  return (
    <chakra.div display="grid" gap="4">
      {when !== undefined && (
        <chakra.p
          textStyle="3xl"
          fontWeight="bold"
          css={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {when}
        </chakra.p>
      )}
      <Facts
        facts={[
          { term: t('orders.form.requestType'), value: t.knows(messageKey) ? t(messageKey) : undefined },
          {
            term: t('orders.confirm.where'),
            value: `${target.servicePoint}\n${target.center}, ${target.client}`,
          },
          ...contentFacts(t, props),
          { term: t('orders.form.comments'), value: commentsOf(props) },
        ]}
      />
    </chakra.div>
  )
}

const whenText = (
  dateText: ReturnType<typeof useDateText>,
  { type, drafts, rulesOf }: OrderSummaryProps,
): string | undefined => {
  if (!isDatedRequestType(type)) return undefined
  const { serviceDate, from, until } = drafts[type]
  const day = dateText(serviceDate)
  return rulesOf(type).allowInterval ? `${day}, ${from}\u2013${until}` : day
}

/** The amount of an order for the text of the button that sends it; `undefined` if the order has no single amount. */
export const orderAmountText = (
  t: Translate,
  props: Pick<OrderSummaryProps, 'type' | 'drafts' | 'catalogues' | 'isAgile'>,
): string | undefined => {
  const { type, drafts, catalogues, isAgile } = props
  if (type === 'pickup') return isAgile ? undefined : pickupAmount(t, drafts[type], props)
  if (type !== 'delivery' && type !== 'delivery-exchange') return undefined
  const totals = totalTexts(compositionOf(drafts[type]), catalogues.currencies.items)
  return totals.length === 0 ? undefined : totals.join(' + ')
}

const commentsOf = ({ type, drafts }: OrderSummaryProps): string | undefined =>
  isDatedRequestType(type) ? cleanText(drafts[type].comments) || undefined : undefined
