import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { SupplyDetail } from '@remesa/domain/orders'
import { useMemo } from 'react'
import { type Translate, useT } from '../../i18n'
import { type LinesColumn, LinesTable, piecesText } from '../../kernel'
import { orderDetailRecipe } from './order-detail.recipe'

type SupplyLine = SupplyDetail['supplies'][number]

/** The articles of an order for operating material. */
export function SupplyContents({ detail }: { readonly detail: SupplyDetail }) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const columns = useMemo(() => columnsOf(t), [t])
  if (detail.supplies.length === 0) {
    return <chakra.p css={styles['note']}>{t('orders.detail.supplies.none')}</chakra.p>
  }
  return (
    <LinesTable
      heading="h4"
      caption={t('orders.detail.supplies')}
      columns={columns}
      lines={detail.supplies}
    />
  )
}

const columnsOf = (t: Translate): readonly LinesColumn<SupplyLine>[] => [
  { header: t('orders.detail.commodityType'), cell: (line) => line.commodityTypeDescription },
  { header: t('orders.detail.article'), isName: true, cell: (line) => line.commodityDescription },
  { header: t('orders.detail.quantity'), isNumber: true, cell: (line) => piecesText(line.quantity) },
]
