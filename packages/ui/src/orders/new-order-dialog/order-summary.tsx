import { chakra } from '@chakra-ui/react'
import { formatDay, formatMoney, parseAmount } from '@remesa/domain/kernel'
import {
  type CustomerCurrency,
  type PickupDraft,
  requestTypeFacts,
  type ServiceWindowRules,
} from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Facts } from '../order-detail-dialog/detail-card'

/** Names of where an order is for. */
export interface OrderTarget {
  readonly client: string
  readonly center: string
  readonly servicePoint: string
}

export interface PickupSummaryProps {
  readonly draft: PickupDraft
  readonly target: OrderTarget
  readonly rules: Pick<ServiceWindowRules, 'allowInterval'>
  readonly isAgile: boolean
  readonly currencies: readonly CustomerCurrency[] | undefined
}

/** A pickup as it is about to be sent, number by number, for a last look. */
export function PickupSummary({ draft, target, rules, isAgile, currencies }: PickupSummaryProps) {
  const t = useT()
  const { messageKey } = requestTypeFacts('pickup')
  const day = formatDay(draft.serviceDate)
  const currency = currencies?.find(({ currencyId }) => currencyId === draft.currencyId)
  const amount = parseAmount(draft.totalAmount)
  return (
    <chakra.div bg="bg.subtle" borderWidth="1px" borderColor="border" borderRadius="md" p="4" mt="4">
      <Facts
        facts={[
          { term: t('orders.form.requestType'), value: t.knows(messageKey) ? t(messageKey) : undefined },
          {
            term: t('orders.confirm.where'),
            value: `${target.servicePoint}\n${target.center}, ${target.client}`,
          },
          {
            term: t('orders.confirm.when'),
            value: rules.allowInterval
              ? t('orders.confirm.interval', { day, from: draft.from, until: draft.until })
              : day,
          },
          {
            term: t('orders.form.totalAmount'),
            value: isAgile
              ? t('orders.confirm.agileAmount')
              : amount.ok
                ? formatMoney(amount.value, currency?.symbol ?? '')
                : undefined,
          },
          { term: t('orders.form.comments'), value: draft.comments.trim() || undefined },
        ]}
      />
    </chakra.div>
  )
}
