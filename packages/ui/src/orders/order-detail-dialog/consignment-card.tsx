import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import { type ConsignmentDocument, type PickupDetail, transportedValues } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Facts } from './detail-card'
import { orderDetailRecipe } from './order-detail.recipe'

export interface ConsignmentProps {
  readonly document: ConsignmentDocument
  /** Names of commodities other than cash, by code. */
  readonly commodities: PickupDetail['agreementCommodities']
  /** Symbol of a currency; the ISO code where none is known. */
  readonly symbolOf: (isoCode: string) => string
}

/** One consignment note: the values that travelled under it and, opened on demand, its sealed containers. */
export function Consignment({ document, commodities, symbolOf }: ConsignmentProps) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const values = transportedValues(document).map(({ commodityCode, isCash, isoCode, amount }) => ({
    term: isCash ? t('orders.detail.cash') : commodityName(commodityCode),
    value: formatMoney(amount, symbolOf(isoCode)),
    key: `${commodityCode} ${isoCode}`,
  }))

  function commodityName(code: string): string {
    return (
      commodities.find((commodity) => commodity.code === code)?.description ??
      t('orders.detail.commodity', { code })
    )
  }

  return (
    <chakra.li css={styles['document']}>
      <chakra.h4 css={styles['subheading']}>
        {t('orders.detail.document', { number: document.documentNumber })}
      </chakra.h4>
      {values.length > 0 && (
        <chakra.dl css={styles['facts']} aria-label={t('orders.detail.transported')}>
          {values.map(({ key, term, value }) => (
            <chakra.div key={key} display="contents">
              <chakra.dt css={styles['term']}>{term}</chakra.dt>
              <chakra.dd css={styles['value']}>{value}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
      {document.container.length > 0 && (
        <details>
          <summary>{t('orders.detail.containers', { count: document.container.length })}</summary>
          {document.container.map(({ containerCode, containerSeal }) => (
            <Facts
              key={JSON.stringify([containerCode, containerSeal])}
              facts={[
                { term: t('orders.detail.seal'), value: containerSeal ?? undefined },
                { term: t('orders.detail.lump'), value: containerCode ?? undefined },
              ]}
            />
          ))}
        </details>
      )}
    </chakra.li>
  )
}
