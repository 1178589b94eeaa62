import { chakra, useSlotRecipe } from '@chakra-ui/react'
import {
  type CancellationReason,
  type CustomerCurrency,
  type DetailedOrder,
  informedAmounts,
  type OrderRow,
  requestCard,
  requestTypeFacts,
  type WireSpan,
} from '@remesa/domain/orders'
import type { ReactNode } from 'react'
import { match, P } from 'ts-pattern'
import { useT } from '../../i18n'
import { DetailCard, Facts } from '../../kernel'
import { formatSpan, type MomentStyle, momentText } from '../order-times'
import { AssistanceContents } from './assistance-contents'
import type { DeliveryCatalogue } from './delivery-catalogue'
import { DeliveryContents } from './delivery-contents'
import { orderDetailRecipe, sectionsStyle } from './order-detail.recipe'
import { PickupContents } from './pickup-contents'
import { SupplyContents } from './supply-contents'

export interface OrderDetailViewProps {
  readonly order: DetailedOrder
  /** Names of the packs, notes and coins of a delivery. */
  readonly catalogue: DeliveryCatalogue
  /**
   * The same order as a row of the history, which contains the creation time; `undefined` if the history does not
   * contain it.
   */
  readonly row: OrderRow | undefined
  /** The cancellation reasons with their descriptions; an unknown code is shown as it is. */
  readonly reasons?: readonly CancellationReason[] | undefined
  /** Whether orders of this type have hours in this country, not only days. */
  readonly withHours: boolean
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  /** Currencies with their symbols. The code of a currency that is missing here is shown as the order contains it. */
  readonly currencies?: readonly Pick<CustomerCurrency, 'isoCode' | 'symbol'>[] | undefined
  /**
   * Whether the service point is agile. At an agile point the contents of the bags are declared, in place of an
   * amount in the request.
   */
  readonly isAgile?: boolean | undefined
  /** The card of the declared values. The card is first if it replaces the amount. */
  readonly declared?: ReactNode
  /** The card with the rating of the order. */
  readonly rating?: ReactNode
}

/** All details of an order, read-only. */
export function OrderDetailView(props: OrderDetailViewProps) {
  const { order, row, reasons, withHours, timeZone, declared, rating } = props
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const { detail } = order
  const request = requestCard(detail, row)
  const reason = reasons?.find(({ code }) => code === request.motive?.code)
  const { messageKey } = requestTypeFacts(order.type)
  const moment = ({ from, until }: WireSpan) => momentText(from, until, { t, timeZone, withHours })
  const isDeclaredFirst = order.type === 'pickup' && informedAmounts(order.detail) === undefined
  return (
    <chakra.div css={sectionsStyle}>
      {rating}
      {isDeclaredFirst && declared}
      <DetailCard heading={t.knows(messageKey) ? t(messageKey) : order.type}>
        <Contents {...props} />
        {detail.comments && (
          <>
            <chakra.h4 css={styles['subheading']}>{t('orders.detail.comments')}</chakra.h4>
            <chakra.p css={styles['value']}>{detail.comments}</chakra.p>
          </>
        )}
      </DetailCard>
      {!isDeclaredFirst && declared}
      <DetailCard heading={t('orders.detail.request')}>
        <Facts
          facts={[
            { term: t('orders.detail.applicant'), value: request.applicant ?? undefined },
            { term: t('orders.detail.created'), value: formatSpan(request.created, null, timeZone) },
            { term: t('orders.detail.serviceDate'), value: moment(request.service) },
            { term: t('orders.detail.planned'), value: moment(request.planned) },
            { term: t('orders.detail.real'), value: realText(request.real, { t, timeZone, withHours }) },
            { term: t('orders.detail.motive'), value: reason?.description ?? request.motive?.code },
            { term: t('orders.detail.observation'), value: request.motive?.observation ?? undefined },
          ]}
        />
      </DetailCard>
      <DetailCard heading={t('orders.detail.where')}>
        <Facts
          facts={[
            { term: t('orders.filters.client'), value: detail.entityDescription ?? undefined },
            { term: t('orders.filters.center'), value: detail.centerDescription ?? undefined },
            { term: t('orders.filters.servicePoint'), value: detail.servicePointDescription ?? undefined },
            { term: t('orders.detail.address'), value: detail.address ?? undefined },
          ]}
        />
      </DetailCard>
    </chakra.div>
  )
}

/**
 * The times at which the crew came and left. For an order with a day but no hours, only one time is shown, the same as
 * in the list. (ORD-121)
 */
const realText = ({ from, until }: WireSpan, style: MomentStyle): string | undefined =>
  style.withHours ? momentText(from, until, style) : formatSpan(until ?? from, null, style.timeZone)

function Contents({ order, row, catalogue, currencies = [], isAgile = false }: OrderDetailViewProps) {
  return match(order)
    .with({ type: 'pickup' }, ({ detail }) => (
      <PickupContents detail={detail} row={row} currencies={currencies} isAgile={isAgile} />
    ))
    .with({ type: P.union('delivery', 'delivery-exchange') }, ({ detail }) => (
      <DeliveryContents detail={detail} catalogue={catalogue} currencies={currencies} />
    ))
    .with({ type: 'assistance-service' }, ({ detail }) => <AssistanceContents detail={detail} />)
    .with({ type: 'supply-material-service' }, ({ detail }) => <SupplyContents detail={detail} />)
    .exhaustive()
}
