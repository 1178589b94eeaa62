import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import { amountsByCurrency, type OrderRow, type PickupDetail } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { formatSpan, momentText } from '../order-times'
import { Consignment } from './consignment-card'
import { DetailCard, Facts } from './detail-card'
import { orderDetailRecipe } from './order-detail.recipe'

export interface PickupDetailViewProps {
  readonly detail: PickupDetail
  /** The same order in the history, which knows when it was created. `undefined` when the history does not show it. */
  readonly row: OrderRow | undefined
  /** Whether the country agrees on hours for pickups, not on days alone. */
  readonly withHours: boolean
  /** IANA zone in which times are shown. */
  readonly timeZone: string
}

/** All that is known of a pickup: where, when and what. Read-only. */
export function PickupDetailView({ detail, row, withHours, timeZone }: PickupDetailViewProps) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const moment = { t, timeZone, withHours }
  const amounts = amountsByCurrency(detail)
  const symbols = new Map(amounts.map(({ isoCode, symbol }) => [isoCode, symbol]))

  return (
    <chakra.div css={styles['root']}>
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
      <DetailCard heading={t('orders.detail.request')}>
        <Facts
          facts={[
            { term: t('orders.detail.applicant'), value: detail.applicant ?? detail.userName ?? undefined },
            {
              term: t('orders.detail.created'),
              value: formatSpan(row?.requestedTime ?? detail.requestedTime, null, timeZone),
            },
            {
              term: t('orders.detail.serviceDate'),
              value: momentText(
                detail.requestInitialTime ?? detail.serviceDate,
                detail.requestFinalTime,
                moment,
              ),
            },
            {
              term: t('orders.detail.planned'),
              value: momentText(detail.plannedInitialTime, detail.plannedFinalTime, moment),
            },
            {
              term: t('orders.detail.real'),
              value: momentText(detail.realInitialTime, detail.realFinalTime, moment),
            },
            ...(detail.motiveCode
              ? [
                  { term: t('orders.detail.motive'), value: detail.motiveCode },
                  { term: t('orders.detail.observation'), value: detail.observation ?? undefined },
                ]
              : []),
          ]}
        />
      </DetailCard>
      <DetailCard heading={t('orders.detail.pickup')} wide>
        <chakra.h4 css={styles['subheading']}>{t('orders.detail.requestedAmounts')}</chakra.h4>
        {amounts.length === 0 ? (
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
          <chakra.ul css={styles['list']}>
            {detail.documents.map((document) => (
              <Consignment
                key={document.documentNumber}
                document={document}
                commodities={detail.agreementCommodities}
                symbolOf={(isoCode) => symbols.get(isoCode) ?? isoCode}
              />
            ))}
          </chakra.ul>
        )}
        {detail.comments && (
          <>
            <chakra.h4 css={styles['subheading']}>{t('orders.detail.comments')}</chakra.h4>
            <chakra.p css={styles['value']}>{detail.comments}</chakra.p>
          </>
        )}
      </DetailCard>
    </chakra.div>
  )
}
