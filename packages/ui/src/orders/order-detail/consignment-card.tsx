import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import {
  type ConsignmentDocument,
  type CustomerCurrency,
  commodityDescription,
  containerRows,
  type PickupDetail,
  transportedValues,
} from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Facts, numbered } from '../../kernel'
import { orderDetailRecipe } from './order-detail.recipe'

/** Currencies, each with its ISO code and its symbol. */
export type Symbols = readonly Pick<CustomerCurrency, 'isoCode' | 'symbol'>[]

type Carrier = Pick<PickupDetail, 'documents' | 'requestedAmounts' | 'agreementCommodities'>

/** The consignment notes of an order. */
export function Consignments({ detail, currencies }: Omit<ConsignmentProps, 'document'>) {
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  return (
    <chakra.ul css={styles['list']}>
      {numbered(detail.documents).map(({ id, line }) => (
        <Consignment key={id} document={line} detail={detail} currencies={currencies} />
      ))}
    </chakra.ul>
  )
}

interface ConsignmentProps {
  readonly document: ConsignmentDocument
  readonly detail: Carrier
  readonly currencies: Symbols
}

/** One consignment note: its values, and its sealed containers once the user opens them. */
function Consignment({ document, detail, currencies }: ConsignmentProps) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const symbols = new Map([
    ...currencies.map(({ isoCode, symbol }) => [isoCode, symbol] as const),
    ...detail.requestedAmounts.map((amount) => [amount.currencyIsoCode, amount.currencySymbol] as const),
  ])
  const values = transportedValues(document)
  const containers = containerRows(document)
  return (
    <chakra.li css={styles['document']}>
      <chakra.h5 css={styles['subheading']}>
        {t('orders.detail.document', { number: document.documentNumber })}
      </chakra.h5>
      {values.length > 0 && (
        <chakra.dl css={styles['facts']} aria-label={t('orders.detail.transported')}>
          {values.map(({ commodityCode, isCash, isoCode, amount }) => (
            <chakra.div key={`${commodityCode} ${isoCode}`} display="contents">
              <chakra.dt css={styles['term']}>
                {isCash
                  ? t('orders.detail.cash')
                  : (commodityDescription(commodityCode, detail) ??
                    t('orders.detail.commodity', { code: commodityCode }))}
              </chakra.dt>
              <chakra.dd css={styles['value']}>
                {formatMoney(amount, symbols.get(isoCode) ?? isoCode)}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
      {containers.length > 0 && (
        <details>
          <summary>{t('orders.detail.containers', { count: containers.length })}</summary>
          {numbered(containers).map(({ id, line: { containerCode, containerSeal } }) => (
            <Facts
              key={id}
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
