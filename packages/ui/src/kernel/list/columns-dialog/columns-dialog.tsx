import { chakra } from '@chakra-ui/react'
import { moveColumn, toggleColumn } from '@remesa/domain/kernel'
import { ArrowDown, ArrowUp } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n'
import { Button, IconButton } from '../../button/button'
import { Dialog } from '../../dialog/dialog'
import { Checkbox } from '../../fields/checkbox'
import { Switch } from '../../fields/switch'
import { Icon } from '../../icon/icon'
import type { TableDensity } from '../../table/data-table.types'
import { HiddenText } from '../../texts/hidden-text'

/** The view settings of a list: its columns and the height of its rows. */
export interface ListLook {
  /** Names of the shown columns, in the order in which they are shown. */
  readonly columns: readonly string[]
  readonly density: TableDensity
}

export interface ColumnsDialogProps extends ListLook {
  readonly isOpen: boolean
  /** Every column of the list, shown or not, in the default order. */
  readonly all: readonly { readonly name: string; readonly label: string }[]
  /** Called with the columns and the row height after each change. The list has to show them at once. */
  readonly onChange: (look: ListLook) => void
  readonly onClose: () => void
}

/**
 * A dialog that shows, hides and orders the columns of a list, and sets the height of its rows. The list behind the
 * dialog changes at once. (KRN-72, KRN-73)
 */
export function ColumnsDialog({ isOpen, all, columns, density, onChange, onClose }: ColumnsDialogProps) {
  const t = useT()
  const [moved, setMoved] = useState('')
  const list = useRef<HTMLUListElement>(null)
  // When a row moves, the focused control in the row loses the focus, so the control that was pressed is remembered.
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    if (pressed.current === undefined) return
    const control = list.current?.querySelector<HTMLElement>(
      `[data-control="${pressed.current}"] :is(input, button)`,
    )
    if (control !== document.activeElement) control?.focus()
  })
  const names = all.map(({ name }) => name)
  const labelOf = (name: string) => all.find((column) => column.name === name)?.label ?? name
  const change = (next: readonly string[], control: string) => {
    pressed.current = control
    onChange({ columns: next, density })
  }
  const step = (name: string, by: -1 | 1) => {
    const next = moveColumn(columns, name, by)
    change(next, `${name}.${by}`)
    setMoved(
      t('list.columns.moved', { name: labelOf(name), place: next.indexOf(name) + 1, count: next.length }),
    )
  }
  const rows = [...columns, ...names.filter((name) => !columns.includes(name))]
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('list.columns')}
      description={t('list.columns.text')}
      footer={
        <>
          <Button onClick={() => onChange({ columns: names, density: 'compact' })}>
            {t('list.columns.reset')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <chakra.ul ref={list} listStyleType="none" display="grid" gap="1" marginBottom="4">
        {rows.map((name) => {
          const at = columns.indexOf(name)
          const isOnly = at === 0 && columns.length === 1
          return (
            <chakra.li key={name} display="flex" alignItems="center" gap="2" minH="9">
              <chakra.span data-control={name} flex="1" minW="0">
                <Checkbox
                  label={labelOf(name)}
                  value={at !== -1}
                  onChange={() => change(toggleColumn(names, columns, name), name)}
                />
              </chakra.span>
              {at !== -1 && !isOnly && (
                <>
                  <span data-control={`${name}.-1`}>
                    <IconButton
                      label={t('list.columns.up', { name: labelOf(name) })}
                      icon={<Icon of={ArrowUp} size={16} />}
                      {...(at === 0 ? { 'aria-disabled': true } : { onClick: () => step(name, -1) })}
                    />
                  </span>
                  <span data-control={`${name}.1`}>
                    <IconButton
                      label={t('list.columns.down', { name: labelOf(name) })}
                      icon={<Icon of={ArrowDown} size={16} />}
                      {...(at === columns.length - 1
                        ? { 'aria-disabled': true }
                        : { onClick: () => step(name, 1) })}
                    />
                  </span>
                </>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
      <Switch
        label={t('list.columns.normal')}
        value={density === 'normal'}
        onChange={({ value }) => onChange({ columns, density: value ? 'normal' : 'compact' })}
      />
      <HiddenText role="status">{moved}</HiddenText>
    </Dialog>
  )
}
