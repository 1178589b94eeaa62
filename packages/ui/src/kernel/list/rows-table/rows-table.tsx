import { chakra } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../../i18n'
import { Button, IconButton } from '../../button/button'
import { Icon } from '../../icon/icon'
import { DataTable } from '../../table/data-table'
import type { DataColumn } from '../../table/data-table.types'
import { HiddenText } from '../../texts/hidden-text'
import { RowDialog } from './row-dialog'
import type { RowPlace, RowsTableProps } from './rows-table.types'

interface Opened {
  /** A number that is different each time the dialog opens, so that the form starts with the values of the opened row. */
  readonly serial: number
  readonly editing: number | undefined
  readonly isOpen: boolean
}

const closed: Opened = { serial: 0, editing: undefined, isOpen: false }

/**
 * An editable table. Rows are added and changed in a dialog, and removed at once. The caller holds the rows.
 * (ADM-TBL-01)
 */
export function RowsTable<Row, Draft extends object>(props: RowsTableProps<Row, Draft>) {
  const { title, heading = 'h3', columns, rows, nameOf, emptyText, addText, rules, fields, onChange } = props
  const t = useT()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState(closed)
  const [removed, setRemoved] = useState<{ readonly name: string; readonly index: number }>()
  const open = (editing: number | undefined) => {
    setRemoved(undefined)
    setOpened(({ serial }) => ({ serial: serial + 1, editing, isOpen: true }))
  }
  // After a row is removed, the focus moves to the next row or, if there is none, to the Add button.
  useEffect(() => {
    if (removed === undefined) return
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(removed.index, buttons.length - 1)]
    ;(next ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
  }, [removed])
  const place: RowPlace<Row> = { existing: rows, editing: opened.editing }
  return (
    <chakra.section ref={box} aria-labelledby={`${id}-title`} display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.h3
          as={heading}
          id={`${id}-title`}
          textStyle={heading === 'h2' ? 'lg' : 'md'}
          fontWeight="semibold"
        >
          {title}
        </chakra.h3>
        {onChange !== undefined && (
          <Button size="sm" data-add="" icon={<Icon of={Plus} size={16} />} onClick={() => open(undefined)}>
            {addText}
          </Button>
        )}
      </chakra.div>
      <chakra.div borderWidth="1px" borderColor="border" borderRadius="md" overflow="clip" bg="surface">
        <DataTable
          caption={title}
          density="compact"
          columns={columns.map(numberedColumn)}
          rows={rows.map((row, index) => ({ row, index }))}
          rowId={({ row, index }) => `${index} ${nameOf(row)}`}
          emptyText={emptyText}
          rowActions={
            onChange &&
            (({ row, index }) => (
              <>
                <IconButton
                  label={t('entries.change', { name: nameOf(row) })}
                  icon={<Icon of={Pencil} size={16} />}
                  onClick={() => open(index)}
                />
                <IconButton
                  data-remove=""
                  label={t('entries.remove', { name: nameOf(row) })}
                  icon={<Icon of={Trash2} size={16} />}
                  onClick={() => {
                    onChange({ rows: rules.remove(rows, index) })
                    setRemoved({ name: nameOf(row), index })
                  }}
                />
              </>
            ))
          }
        />
      </chakra.div>
      <HiddenText role="status">
        {removed === undefined ? '' : t('rows.removed', { name: removed.name })}
      </HiddenText>
      {onChange !== undefined && (
        <RowDialog
          key={opened.serial}
          isOpen={opened.isOpen}
          place={place}
          rules={rules}
          fields={fields}
          nameOf={nameOf}
          addText={addText}
          onSave={onChange}
          onClose={() => setOpened((last) => ({ ...last, isOpen: false }))}
        />
      )}
    </chakra.section>
  )
}

/** A row with its index as id, because the back end may send the same name twice. */
interface NumberedRow<Row> {
  readonly row: Row
  readonly index: number
}

const numberedColumn = <Row,>({
  cell,
  sortValue,
  cardTitle,
  ...column
}: DataColumn<Row>): DataColumn<NumberedRow<Row>> => ({
  ...column,
  cell: ({ row }) => cell(row),
  sortValue: sortValue && (({ row }) => sortValue(row)),
  cardTitle: cardTitle && (({ row }) => cardTitle(row)),
})
