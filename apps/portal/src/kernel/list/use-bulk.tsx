import type { ApiError } from '@remesa/api-client'
import { ok, type Result } from '@remesa/domain/kernel'
import {
  canSelectAll,
  emptySelection,
  isRowSelected,
  pageSelection,
  type RowSelection,
  selectedCount,
  togglePage,
  toggleRow,
  withRowsInSight,
} from '@remesa/domain/records'
import { Button, type ListSelection } from '@remesa/ui/kernel'
import { Fragment, type ReactNode, useState } from 'react'
import { useOpenedDialog } from '../loading'

/** The rows that an act is about. */
export interface ChosenRows<Row> {
  readonly count: number
  /** The selected rows as the list last showed them, or, of all that match, as they are now. */
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<Result<readonly Row[], ApiError>>
}

/** What an act's dialog gets. */
export interface BulkActProps<Row> {
  readonly isOpen: boolean
  readonly chosen: ChosenRows<Row>
  /** `isDone`: nothing of the selection is left to do. */
  readonly onClose: (detail: { readonly isDone: boolean }) => void
}

/** Something that can be done with many rows at once. */
export interface BulkAct<Row> {
  readonly label: string
  readonly dialog: (props: BulkActProps<Row>) => ReactNode
}

export interface BulkInput<Row> {
  /** Which rows are listed, whatever the page and the sorting. */
  readonly filterKey: string
  readonly rows: readonly Row[]
  readonly total: number
  readonly readAll: ChosenRows<Row>['read']
  readonly rowName: (row: Row) => string
  /** What the viewer may do. With none there are no boxes. */
  readonly acts: readonly BulkAct<Row>[]
}

interface KeptSelection<Row> {
  readonly filterKey: string
  readonly selection: RowSelection<Row>
}

/** The selection of a list, and the dialog of what is done with it. It goes with other filters. (REC-80, REC-81) */
export const useBulk = <Row extends { readonly id: number }>(
  input: BulkInput<Row>,
): { readonly selection: ListSelection<Row> | undefined; readonly dialog: ReactNode } => {
  const { filterKey, rows, total, readAll, rowName, acts } = input
  const [kept, setKept] = useState<KeptSelection<Row>>({ filterKey, selection: emptySelection })
  const { opened, open, close } = useOpenedDialog<{ act: number; chosen: ChosenRows<Row> }>()
  const selection = withRowsInSight<Row>(kept.filterKey === filterKey ? kept.selection : emptySelection, rows)
  const select = (next: RowSelection<Row>) => setKept({ filterKey, selection: next })
  const count = selectedCount(selection, { total })
  const chosen: ChosenRows<Row> = {
    count,
    read: selection.isAll ? readAll : async () => ok([...selection.rows.values()]),
  }
  return {
    selection:
      acts.length === 0
        ? undefined
        : {
            isSelected: (row) => isRowSelected(selection, row),
            rowName,
            onToggle: ({ row }) => select(toggleRow(selection, row, rows)),
            page: pageSelection(selection, rows),
            onTogglePage: () => select(togglePage(selection, rows)),
            count,
            isAll: selection.isAll,
            onAll: canSelectAll(selection, { total })
              ? () => select({ rows: new Map(), isAll: true })
              : undefined,
            onClear: () => select(emptySelection),
            actions: acts.map(({ label }, act) => (
              <Button key={label} size="sm" onClick={() => open({ act, chosen })}>
                {label}
              </Button>
            )),
          },
    // Each opening has a plan of its own.
    dialog: opened && (
      <Fragment key={opened.opening}>
        {acts[opened.subject.act]?.dialog({
          isOpen: opened.isOpen,
          chosen: opened.subject.chosen,
          onClose: ({ isDone }) => {
            close()
            if (isDone) select(emptySelection)
          },
        })}
      </Fragment>
    ),
  }
}
