import { chakra, Table } from '@chakra-ui/react'
import { X } from 'lucide'
import type { ClipboardEvent, FocusEvent, MouseEvent, ReactNode } from 'react'
import { useT } from '../../i18n'
import { IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import { HiddenText } from '../texts/hidden-text'
import { visuallyHidden } from '../texts/visually-hidden'
import { entryGridRecipe } from './entry-grid.recipe'
import { goToNextCell } from './next-cell'

/** A column of a grid of fields. */
export interface GridColumn<Row> {
  readonly id: string
  readonly header: string
  /** Width of the column, in CSS. Columns without a width share the remaining space. */
  readonly width?: string | undefined
  readonly align?: 'end' | undefined
  /**
   * Renders the field of a row in this column.
   * @param label name of the field with its column and line; hide it visually.
   */
  readonly cell: (row: Row, label: string) => ReactNode
}

/** The position of a field in the grid: its row and column. */
export interface GridPlace {
  readonly id: number
  readonly column: string
}

export interface EntryGridProps<Row> {
  readonly caption: string
  readonly columns: readonly GridColumn<Row>[]
  /** The rows of the grid. The last row is empty and can't be removed. */
  readonly rows: readonly Row[]
  /** Returns the name of a row: `Seal S-1`. If it is `''`, the row is named by its line number. */
  readonly nameOf: (row: Row) => string
  readonly onRemove: (detail: { readonly id: number }) => void
  /**
   * Called when text is pasted into a field. Returns whether the function has used the text; if not, the text is
   * pasted into the field.
   */
  readonly onPaste?: ((detail: GridPlace & { readonly text: string }) => boolean) | undefined
  /** Called when a field gets the focus. */
  readonly onVisit?: ((place: GridPlace) => void) | undefined
  /** A line below the rows, such as the total of the rows. */
  readonly footer?: ReactNode
}

/**
 * A table of fields for lines that are typed, scanned or pasted. Enter moves the focus to the next text field, or to
 * the next choice without a value, so that a scanner needs no other key. If the grid is too narrow, each row is a
 * card with labels.
 */
export function EntryGrid<Row extends { readonly id: number }>(props: EntryGridProps<Row>) {
  const { caption, columns, rows, footer, onPaste, onVisit } = props
  const t = useT()
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target)
    if (place !== undefined && onPaste?.({ ...place, text: event.clipboardData.getData('text/plain') }))
      event.preventDefault()
  }
  const visit = ({ target }: FocusEvent) => {
    const place = placeOf(target)
    if (place !== undefined) onVisit?.(place)
  }
  return (
    <chakra.div
      containerType="inline-size"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      bg="surface"
      overflow="clip"
    >
      <Table.Root recipe={entryGridRecipe} onKeyDown={goToNextCell} onPaste={paste} onFocus={visit}>
        <chakra.caption css={visuallyHidden}>{caption}</chakra.caption>
        <Table.Header>
          <tr>
            <Table.ColumnHeader scope="col">
              <HiddenText>{t('entries.line')}</HiddenText>
            </Table.ColumnHeader>
            {columns.map(({ id, header, width, align }) => (
              <Table.ColumnHeader key={id} scope="col" style={{ width }} data-align={align}>
                {header}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader scope="col">
              <HiddenText>{t('table.actions')}</HiddenText>
            </Table.ColumnHeader>
          </tr>
        </Table.Header>
        <Table.Body>
          {rows.map((row, index) => (
            <Line key={row.id} {...props} row={row} number={index + 1} isUnused={index === rows.length - 1} />
          ))}
        </Table.Body>
        {footer !== undefined && (
          <Table.Footer>
            <Table.Row>
              <Table.Cell data-foot="" colSpan={columns.length + 2}>
                {footer}
              </Table.Cell>
            </Table.Row>
          </Table.Footer>
        )}
      </Table.Root>
    </chakra.div>
  )
}

interface LineProps<Row> extends EntryGridProps<Row> {
  readonly row: Row
  /** Number of the row, from 1. */
  readonly number: number
  readonly isUnused: boolean
}

function Line<Row extends { readonly id: number }>(props: LineProps<Row>) {
  const { row, number, isUnused, columns, nameOf, onRemove } = props
  const t = useT()
  const remove = ({ currentTarget }: MouseEvent) => {
    const below = currentTarget.closest('tr')?.nextElementSibling
    below?.querySelector<HTMLElement>('input, select')?.focus()
    onRemove({ id: row.id })
  }
  return (
    <Table.Row data-line={row.id} {...(isUnused ? { 'data-unused': '' } : {})}>
      <Table.Cell as="th" scope="row" data-number="">
        <span data-word="">{t('entries.line')} </span>
        {number}
      </Table.Cell>
      {columns.map(({ id, header, cell }, index) => (
        <Table.Cell
          key={id}
          data-column={id}
          data-label={header}
          {...(index === 0 ? { 'data-first': '' } : {})}
        >
          {cell(row, t('entries.cell', { field: header, number }))}
        </Table.Cell>
      ))}
      <Table.Cell data-actions="">
        {!isUnused && (
          <IconButton
            label={t('entries.remove', { name: nameOf(row) || t('entries.numbered', { number }) })}
            icon={<Icon of={X} size={16} />}
            onClick={remove}
          />
        )}
      </Table.Cell>
    </Table.Row>
  )
}

/** Row and column of the field in the grid that contains an element. */
const placeOf = (target: EventTarget): GridPlace | undefined => {
  if (!(target instanceof Element)) return undefined
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column']
  const id = target.closest<HTMLElement>('[data-line]')?.dataset['line']
  return column === undefined || id === undefined ? undefined : { id: Number(id), column }
}
