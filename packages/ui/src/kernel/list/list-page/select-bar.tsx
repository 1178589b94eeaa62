import { chakra } from '@chakra-ui/react'
import { useT } from '../../../i18n'
import { Button } from '../../button/button'
import { Checkbox } from '../../fields/checkbox'
import type { DataColumn } from '../../table/data-table.types'
import type { ListSelection } from './list-page.types'

export interface SelectBarProps<Row> {
  readonly selection: ListSelection<Row>
  /** Number of rows on all pages that match the filters. */
  readonly total: number
}

/** Height of the bar: one line with the checkbox and the buttons, and the border below it. */
const BAR_HEIGHT = 'calc({sizes.11} + 1px)'

/**
 * A bar that selects the rows of the page, or all rows that match the filters. It shows the number of selected rows,
 * and the actions for the selected rows.
 */
export function SelectBar<Row>({ selection, total }: SelectBarProps<Row>) {
  const { page, count, isAll, onAll, onClear, onTogglePage, actions, offered } = selection
  const t = useT()
  return (
    <chakra.div
      role="group"
      aria-label={t('list.select.bar')}
      display="flex"
      // While no row is selected, the bar has one line, so that the rows do not move when a button appears.
      flexWrap={count > 0 ? 'wrap' : 'nowrap'}
      alignItems="center"
      columnGap={{ base: '2', xl: '4' }}
      rowGap="1"
      minH={BAR_HEIGHT}
      px="4"
      pt={{ base: '0', lg: '1.5' }}
      pb={{ base: count > 0 ? '2' : '0', lg: '1.5' }}
      // The checkbox of the bar is exactly above the checkboxes of the rows, whether its label is shown or hidden.
      css={{ '& > label': { marginInlineStart: count > 0 ? '-3' : { base: '1px', lg: '-5px' } } }}
      borderBottomWidth="1px"
      borderColor="border"
      bg={count > 0 ? 'brand.soft' : 'transparent'}
    >
      <Checkbox
        // The number of selected rows replaces the label, so that the bar needs only one line.
        isLabelHidden={count > 0}
        label={t('list.select.page')}
        value={page === 'all'}
        isMixed={page === 'some'}
        onChange={onTogglePage}
      />
      <chakra.span role="status" textStyle="sm" color="fg.muted">
        {count > 0 ? t(isAll ? 'list.select.isAll' : 'list.select.count', { count }) : ''}
      </chakra.span>
      {count === 0 && offered && <chakra.div marginInlineStart="auto">{offered}</chakra.div>}
      {count > 0 && (
        <>
          {onAll !== undefined && (
            <Button size="sm" onClick={onAll}>
              {t('list.select.all', { count: total })}
            </Button>
          )}
          <Button size="sm" onClick={onClear}>
            {t('list.select.clear')}
          </Button>
          <chakra.div display="flex" flexWrap="wrap" gap="2" marginInlineStart={{ md: 'auto' }}>
            {actions}
          </chakra.div>
        </>
      )}
    </chakra.div>
  )
}

/** An empty bar while the rows load, so that the rows do not move when the bar appears. */
export const SelectBarPlace = () => (
  <chakra.div minH={BAR_HEIGHT} borderBottomWidth="1px" borderColor="border" />
)

/** The column of checkboxes, with one checkbox for each row. */
export const useSelectColumn = <Row,>(
  selection: ListSelection<Row> | undefined,
): readonly DataColumn<Row>[] => {
  const t = useT()
  if (selection === undefined) return []
  const { isSelected, rowName, onToggle } = selection
  return [
    {
      id: 'select',
      header: t('list.select'),
      isBox: true,
      cell: (row) => (
        <Checkbox
          isLabelHidden
          label={t('list.select.row', { name: rowName(row) })}
          value={isSelected(row)}
          onChange={() => onToggle({ row })}
        />
      ),
    },
  ]
}
