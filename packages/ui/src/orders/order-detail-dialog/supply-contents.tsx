import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { SupplyDetail } from '@remesa/domain/orders'
import { useMemo } from 'react'
import { type Translate, useT } from '../../i18n'
import type { DataColumn } from '../../kernel'
import { LinesTable, piecesText } from './lines-table'
import type { Numbered } from './numbered'
import { orderDetailRecipe } from './order-detail.recipe'

type SupplyLine = SupplyDetail['supplies'][number]

/** The operating material that was asked for. */
export function SupplyContents({ detail }: { readonly detail: SupplyDetail }) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const columns = useMemo(() => columnsOf(t), [t])
  if (detail.supplies.length === 0) {
    return <chakra.p css={styles['note']}>{t('orders.detail.supplies.none')}</chakra.p>
  }
  return <LinesTable caption={t('orders.detail.supplies')} columns={columns} lines={detail.supplies} />
}

const columnsOf = (t: Translate): readonly DataColumn<Numbered<SupplyLine>>[] => [
  {
    id: 'type',
    header: t('orders.detail.commodityType'),
    cell: ({ line }) => line.commodityTypeDescription,
  },
  {
    id: 'article',
    header: t('orders.detail.article'),
    isRowHeader: true,
    cell: ({ line }) => line.commodityDescription,
  },
  {
    id: 'quantity',
    header: t('orders.detail.quantity'),
    align: 'end',
    cell: ({ line }) => piecesText(line.quantity),
  },
]
