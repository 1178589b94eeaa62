import { chakra } from '@chakra-ui/react'
import { cleanText, formatMoney, parseAmount } from '@remesa/domain/kernel'
import {
  compositionOf,
  type DeliveryDraft,
  isDatedRequestType,
  lineAmount,
  type PickupDraft,
  type RequestType,
  requestTypeFacts,
} from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import { type Fact, Facts, packContents } from '../../kernel'
import { symbolOf, totalTexts } from '../composition-editor/composition-words'
import { useDateText } from '../use-date-text'
import type { OrderContents } from './order-form'

/** Names of the client, the subclient and the service point. */
export interface OrderTarget {
  readonly client: string
  readonly center: string
  readonly servicePoint: string
}

export interface OrderSummaryProps extends OrderContents {
  readonly type: RequestType
  readonly target: OrderTarget
}

/** A summary of an order with all its details: when, and what. */
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
          ...contents(t, props),
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

/** The amount of an order in the text of the button that sends it; `undefined` if the order has no single amount. */
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

const contents = (t: Translate, props: OrderSummaryProps): readonly Fact[] => {
  const { drafts } = props
  return match(props.type)
    .returnType<readonly Fact[]>()
    .with('pickup', (type) => [
      { term: t('orders.form.totalAmount'), value: pickupAmount(t, drafts[type], props) },
    ])
    .with('delivery', 'delivery-exchange', (type) => deliveryFacts(t, drafts[type], props))
    .with('assistance-service', (type) => [
      { term: t('orders.assistance.fault'), value: drafts[type].faultDescription },
    ])
    .with('supply-material-service', (type) => {
      const lines = drafts[type].supplies.map(
        ({ quantity, commodityDescription }) => `${quantity.trim()} \u00d7 ${commodityDescription}`,
      )
      return [{ term: t('orders.supply.list'), value: linesOf(lines) }]
    })
    .exhaustive()
}

const pickupAmount = (
  t: Translate,
  { currencyId, totalAmount }: PickupDraft,
  { isAgile, catalogues }: Pick<OrderSummaryProps, 'isAgile' | 'catalogues'>,
): string | undefined => {
  if (isAgile) return t('orders.confirm.agileAmount')
  const amount = parseAmount(totalAmount)
  const currency = catalogues.currencies.items?.find((known) => known.currencyId === currencyId)
  return amount.ok ? formatMoney(amount.value, currency?.symbol ?? '') : undefined
}

const deliveryFacts = (
  t: Translate,
  draft: DeliveryDraft,
  { catalogues }: OrderSummaryProps,
): readonly Fact[] => {
  const currencies = catalogues.currencies.items
  const symbol = symbolOf(draft.currencyIsoCode, currencies)
  const composition = compositionOf(draft)
  const pieces = composition.denominations
    .toSorted((one, other) => other.denomination.value - one.denomination.value)
    .map(({ denomination: { value }, quantity }) => {
      const worth = formatMoney(lineAmount(value, quantity), symbol)
      return `${quantity} \u00d7 ${formatMoney(value, symbol)} = ${worth}`
    })
  const packs = composition.packs.map(
    ({ pack, quantity }) => `${quantity} \u00d7 ${pack.description} (${packContents(pack)})`,
  )
  return [
    { term: t('orders.composition.loose'), value: linesOf(pieces) },
    { term: t('orders.composition.packs'), value: linesOf(packs) },
    {
      term: t('orders.composition.total'),
      value: <strong>{totalTexts(composition, currencies).join('\n')}</strong>,
    },
  ]
}

/** The lines as one text; `undefined` if the list is empty. */
const linesOf = (lines: readonly string[]): string | undefined =>
  lines.length === 0 ? undefined : lines.join('\n')
