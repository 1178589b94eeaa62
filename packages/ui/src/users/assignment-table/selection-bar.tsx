import { chakra } from '@chakra-ui/react'
import type { AssignmentTable } from '@remesa/domain/users'
import { Trash2 } from 'lucide'
import { useT } from '../../i18n'
import { Button, Checkbox, Icon } from '../../kernel'

interface SelectionBarProps {
  readonly table: Pick<AssignmentTable, 'selection' | 'selectedRows' | 'total'>
  readonly onToggleAll: () => void
  readonly onClear: () => void
  readonly onRemove: () => void
}

/** The bar that selects all rows that match the filters, on all pages, and removes the selected rows. */
export function SelectionBar({ table, onToggleAll, onClear, onRemove }: SelectionBarProps) {
  const t = useT()
  const { selection, selectedRows, total } = table
  const count = selectedRows.length
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      minH="11"
      px="4"
      borderTopWidth="1px"
      borderColor="border"
      bg={count > 0 ? 'brand.soft' : 'transparent'}
    >
      <Checkbox
        label={t('users.points.selectAll', { count: total })}
        value={selection === 'all'}
        isMixed={selection === 'some'}
        onChange={onToggleAll}
      />
      <chakra.span role="status" textStyle="sm" color="fg.muted">
        {count > 0 ? t('users.points.selected', { count, total }) : ''}
      </chakra.span>
      {count > 0 && (
        <chakra.div display="flex" gap="2" marginInlineStart="auto" py="1">
          <Button size="sm" onClick={onClear}>
            {t('users.points.clear')}
          </Button>
          <Button size="sm" variant="danger" icon={<Icon of={Trash2} size={16} />} onClick={onRemove}>
            {t('users.points.remove', { count })}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}
