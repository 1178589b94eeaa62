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

/** The rows that a bulk action applies to. */
export interface ChosenRows<Row> {
  readonly count: number
  /**
   * Reads the selected rows. If rows were selected one by one, these are the rows as the list showed them last. If
   * all matching rows were selected, these are all rows that match now.
   */
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<Result<readonly Row[], ApiError>>
}

/** Props of the dialog of a bulk action. */
export interface BulkActionProps<Row> {
  readonly isOpen: boolean
  readonly chosen: ChosenRows<Row>
  /** Called when the dialog closes. `isDone` tells whether the action is done for all rows of the selection. */
  readonly onClose: (detail: { readonly isDone: boolean }) => void
}

/** An action on the selected rows of a list. */
export interface BulkAction<Row> {
  readonly label: string
  readonly dialog: (props: BulkActionProps<Row>) => ReactNode
}

export interface BulkInput<Row> {
  /** A text that changes whenever the filters change, but not when the page number or the sorting changes. */
  readonly filterKey: string
  readonly rows: readonly Row[]
  readonly total: number
  readonly readAll: ChosenRows<Row>['read']
  readonly rowName: (row: Row) => string
  /** Actions that the viewer may perform. Without actions the rows have no checkboxes. */
  readonly actions: readonly BulkAction<Row>[]
}

interface KeptSelection<Row> {
  readonly filterKey: string
  readonly selection: RowSelection<Row>
}

/**
 * The selection of rows in a list, and the dialog of an action on the selected rows. A change of filters clears the
 * selection. (REC-80, REC-81)
 */
export const useBulk = <Row extends { readonly id: number }>(
  input: BulkInput<Row>,
): { readonly selection: ListSelection<Row> | undefined; readonly dialog: ReactNode } => {
  const { filterKey, rows, total, readAll, rowName, actions } = input
  const [kept, setKept] = useState<KeptSelection<Row>>({ filterKey, selection: emptySelection })
  const { opened, open, close } = useOpenedDialog<{ action: number; chosen: ChosenRows<Row> }>()
  const selection = withRowsInSight<Row>(kept.filterKey === filterKey ? kept.selection : emptySelection, rows)
  const select = (next: RowSelection<Row>) => setKept({ filterKey, selection: next })
  const count = selectedCount(selection, { total })
  const chosen: ChosenRows<Row> = {
    count,
    read: selection.isAll ? readAll : async () => ok([...selection.rows.values()]),
  }
  return {
    selection:
      actions.length === 0
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
            actions: actions.map(({ label }, action) => (
              <Button key={label} size="sm" onClick={() => open({ action, chosen })}>
                {label}
              </Button>
            )),
          },
    // Each opening of the dialog has a new key, so that the dialog reads the selected rows again.
    dialog: opened && (
      <Fragment key={opened.opening}>
        {actions[opened.subject.action]?.dialog({
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
