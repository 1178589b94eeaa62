import type { RecordHistoryKind } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { type Fact, Icon, IconButton } from '@remesa/ui/kernel'
import { PanelRight } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { type RowPanel, rowControl } from '../kernel/keys'
import { lazyPart, useOpenedDialog } from '../kernel/loading'
import type { RecordPanelInput } from './record-panel'

const RecordPanel = lazyPart(async () => (await import('./record-panel')).RecordPanel)

/** The rows of a list in the format that the panel beside the list shows. */
export interface LookedRows<Row> {
  readonly kind: RecordHistoryKind
  readonly name: (row: Row) => string
  /** Values of a row that only the panel shows, in addition to the values of the columns. */
  readonly facts?: ((row: Row) => readonly Fact[]) | undefined
  /** The record of a row, its parent records, and the call that reads the whole record; absent for users. */
  readonly place?: ((row: Row) => RecordPanelInput['place']) | undefined
}

interface RowPanelInput<Row> {
  /** The props of the panel; `undefined` for a list without a panel. */
  readonly look: LookedRows<Row> | undefined
  readonly rows: readonly Row[]
  readonly factsOf: (row: Row) => readonly Fact[]
  readonly pathOf: ((row: Row) => string | undefined) | undefined
}

/**
 * The panel that shows one row beside a list, the shortcuts of the panel, and the button in each row that opens the
 * panel. A row stays in the panel even if the list no longer contains the row. (REC-123)
 */
export const useRowPanel = <Row extends { readonly id: number | string }>({
  look,
  rows,
  factsOf,
  pathOf,
}: RowPanelInput<Row>): {
  readonly keys: RowPanel | undefined
  readonly openId: string | undefined
  readonly onLook: (row: Row) => void
  readonly button: (row: Row) => ReactNode
  readonly panel: ReactNode
} => {
  const t = useT()
  const { opened, open: show, close: hide } = useOpenedDialog<Row>()
  const { guarded, editing } = usePanelEditing()
  const open = (row: Row) => guarded(() => show(row))
  const close = () => guarded(hide)
  const isOpen = opened?.isOpen === true
  const id = opened && String(opened.subject.id)
  const at = rows.findIndex((row) => String(row.id) === id)
  const shown = rows[at] ?? opened?.subject
  const showAt = (index: number) => {
    const row = rows[index]
    if (row === undefined) return undefined
    return () =>
      guarded(() => {
        show(row)
        rowControl(String(row.id))?.closest('[data-row-id]')?.scrollIntoView({ block: 'nearest' })
      })
  }
  const [onPrevious, onNext] = at === -1 ? [undefined, undefined] : [showAt(at - 1), showAt(at + 1)]
  const path = shown && pathOf?.(shown)
  return {
    keys: look && {
      onMove: isOpen ? (step) => (step === 1 ? onNext : onPrevious)?.() : undefined,
      onLook: (focused) => {
        const row = rows.find((each) => String(each.id) === focused)
        if (isOpen && focused === id) close()
        else if (row !== undefined) open(row)
      },
    },
    openId: isOpen ? id : undefined,
    onLook: open,
    button: (row) =>
      look && (
        <IconButton
          label={t('record-lists.look', { name: look.name(row) })}
          icon={<Icon of={PanelRight} size={16} />}
          {...(pathOf?.(row) === undefined ? { 'data-row-opener': '' } : {})}
          onClick={() => open(row)}
        />
      ),
    panel: look && shown && (
      <RecordPanel
        isOpen={isOpen}
        onClose={close}
        kind={look.kind}
        id={Number(shown.id)}
        title={look.name(shown)}
        facts={[...factsOf(shown), ...(look.facts?.(shown) ?? [])]}
        path={path}
        place={look.place?.(shown)}
        editing={editing}
        onPrevious={onPrevious}
        onNext={onNext}
        returnTo={() => rowControl(String(shown.id))}
      />
    ),
  }
}

/**
 * Whether the record in the panel is being edited, and a function that asks before an action would lose typed
 * values. (REC-125)
 */
const usePanelEditing = () => {
  const [isEdited, setEdited] = useState(false)
  const leaving = useRef<Parameters<RecordPanelInput['editing']['onLeaving']>[0]>(undefined)
  const editing: RecordPanelInput['editing'] = {
    isEdited,
    onBegin: () => setEdited(true),
    onEnd: () => setEdited(false),
    onLeaving: (leave) => {
      leaving.current = leave
    },
  }
  const guarded = (action: () => void) => {
    const leave = leaving.current ?? ((next) => next())
    leave(() => {
      setEdited(false)
      action()
    })
  }
  return { guarded, editing }
}
