import type { DeclaredRow } from '@remesa/domain/declared-values'
import type { FieldKind } from '../i18n'
import { type FormState, useField } from '../kernel'

/** The rows of one grid, with the form to which the grid belongs. */
export interface RowsForm<Draft> {
  readonly form: FormState
  /** Path of the rows in the draft, for example `values`. */
  readonly list: string
  /** Ids of the rows in which the user entered something. */
  readonly entered: readonly number[]
  readonly edit: (id: number, patch: Partial<Draft>) => void
}

/**
 * Returns the rows of one grid with its form. When the user edits a field, the server's issues at that field are
 * removed.
 */
export const rowsForm = <Draft extends object>({
  form,
  list,
  entered,
  onEdit,
}: Omit<RowsForm<Draft>, 'entered' | 'edit'> & {
  readonly entered: readonly { readonly id: number }[]
  readonly onEdit: (edit: {
    readonly type: 'edit'
    readonly id: number
    readonly patch: Partial<Draft>
  }) => void
}): RowsForm<Draft> => ({
  form,
  list,
  entered: entered.map(({ id }) => id),
  edit: (id, patch) => {
    for (const name of Object.keys(patch)) form.touch(`${list}.${id}.${name}`)
    onEdit({ type: 'edit', id, patch })
  },
})

/** The props of every cell: its row, the form of its grid, and its accessible name. */
export interface CellProps<Draft> {
  readonly rows: RowsForm<Draft>
  readonly row: DeclaredRow<Draft, unknown>
  readonly label: string
}

/**
 * Props of a field in a row of a grid. After the focus has left a field, the field shows no issue if its row is
 * empty.
 *
 * @param kind the kind of the field's value, by default `text`. It decides the text for a missing value.
 */
export const useCell = <Draft>(
  { rows, row, label }: CellProps<Draft>,
  name: keyof Draft & string,
  kind?: FieldKind,
) => {
  const { form, list, entered } = rows
  const { onBlur, ...field } = useField(form, { path: `${list}.${row.id}.${name}`, label, kind })
  return {
    ...field,
    label,
    isLabelHidden: true,
    onBlur: () => {
      if (entered.includes(row.id)) onBlur()
    },
  }
}
