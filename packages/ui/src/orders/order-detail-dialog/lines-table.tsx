import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { formatAmount } from '@remesa/domain/kernel'
import { type DataColumn, DataTable } from '../../kernel'
import { type Numbered, numbered } from './numbered'
import { orderDetailRecipe } from './order-detail.recipe'

export interface LinesTableProps<Line> {
  /** Heading above the table and its name. */
  readonly caption: string
  readonly columns: readonly DataColumn<Numbered<Line>>[]
  readonly lines: readonly Line[]
}

/** What an order consists of, line by line. */
export function LinesTable<Line>({ caption, columns, lines }: LinesTableProps<Line>) {
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  return (
    <>
      <chakra.h5 css={styles['subheading']}>{caption}</chakra.h5>
      <chakra.div css={styles['lines']}>
        <DataTable caption={caption} columns={columns} rows={numbered(lines)} rowId={({ id }) => id} />
      </chakra.div>
    </>
  )
}

/** A number of pieces as amounts are written, without their decimals. */
export const piecesText = (quantity: number): string => formatAmount(quantity).replace(/,00$/, '')
