import { type CheckedRow, rowState } from '@remesa/domain/imports'
import { memo, useId } from 'react'
import { issueText, useT } from '../../i18n'
import { Button, StateTag } from '../../kernel'
import type { ImportFieldName } from '../import-fields'
import { RowCell } from './row-cell'

export interface RowLineProps<F extends ImportFieldName> {
  readonly fields: readonly F[]
  readonly row: CheckedRow<F, unknown, unknown>
  /**
   * Called when the focus enters the row. A row that is not rendered again keeps earlier versions of all callbacks.
   * This is safe, because each callback works for all rows.
   */
  readonly onFocus: (detail: { readonly line: number }) => void
  readonly onEdit: (detail: { readonly line: number; readonly field: F; readonly text: string }) => void
  readonly onLeaveOut: (detail: { readonly line: number; readonly isLeftOut: boolean }) => void
}

function Line<F extends ImportFieldName>({ fields, row, onFocus, onEdit, onLeaveOut }: RowLineProps<F>) {
  const t = useT()
  const id = useId()
  const { line, cells, aside } = row.row
  const isLeftOut = aside === 'left-out'
  const note = aside === undefined ? firstNote(fields, row) : undefined
  return (
    <tr onFocus={() => onFocus({ line })}>
      <th scope="row" aria-labelledby={id}>
        <span data-part="line" id={id}>
          <span>{line}</span>
          <StateTag label={t(`imports.state.${stateName(row)}`)} tone={toneOf(row)} />
        </span>
        {note !== undefined && (
          <button
            type="button"
            data-part="first"
            onClick={({ currentTarget }) =>
              currentTarget.closest('tr')?.querySelector<HTMLElement>(`[data-field="${note.field}"]`)?.focus()
            }
          >
            {t('imports.firstNote', {
              field: t(`imports.field.${note.field}`),
              text: issueText(t, note.issue),
            })}
          </button>
        )}
      </th>
      <td>
        {aside !== 'written' && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t(isLeftOut ? 'imports.takeInRow' : 'imports.leaveOutRow', { row: line })}
            onClick={() => onLeaveOut({ line, isLeftOut: !isLeftOut })}
          >
            {t(isLeftOut ? 'imports.takeIn' : 'imports.leaveOut')}
          </Button>
        )}
      </td>
      {fields.map((field) => (
        <td key={field}>
          <span data-part="field">{t(`imports.field.${field}`)}</span>
          <RowCell
            line={line}
            field={field}
            text={cells[field] ?? ''}
            problem={row.problems.find((note) => note.field === field)}
            remark={row.remarks.find((note) => note.field === field)}
            before={
              row.effect.kind === 'change'
                ? row.effect.changes.find((change) => change.field === field)?.before
                : undefined
            }
            isFixed={aside === 'written'}
            onEdit={({ text }) => onEdit({ line, field, text })}
          />
        </td>
      ))}
    </tr>
  )
}

/**
 * The text beside the number of a row. It is the row's first problem in the order of the columns, else its first
 * remark. It is needed because the cell with the problem may be scrolled out of view.
 */
const firstNote = <F extends ImportFieldName>(
  fields: readonly F[],
  { problems, remarks }: CheckedRow<F, unknown, unknown>,
) => {
  const notes = problems.length > 0 ? problems : remarks
  return fields.flatMap((field) => notes.filter((note) => note.field === field))[0] ?? notes[0]
}

/**
 * Whether a row would look the same as before. In this case the row is not rendered again. Each check creates new
 * objects for all rows of a file, although nearly all rows are unchanged.
 */
const looksTheSame = (before: RowLineProps<ImportFieldName>, after: RowLineProps<ImportFieldName>): boolean =>
  before.row.row === after.row.row &&
  stateName(before.row) === stateName(after.row) &&
  before.fields.join() === after.fields.join() &&
  notesOf(before.row) === notesOf(after.row)

const notesOf = ({ problems, remarks, effect }: CheckedRow<string, unknown, unknown>): string =>
  JSON.stringify([problems, remarks, effect])

/** One row of an import with its state and its cells. It is rendered again only if something in it has changed. */
// The conversion is needed because `memo` loses the generic signature of the component.
export const RowLine = memo(Line, looksTheSame as never) as typeof Line

/** The tone of a row's state: `danger` for a problem, `warning` for a remark, `success` for a written row. */
const toneOf = (row: CheckedRow<string, unknown, unknown>) => {
  const state = rowState(row)
  if (state === 'problem') return 'danger'
  if (state === 'remark') return 'warning'
  return state === 'written' ? 'success' : 'neutral'
}

/**
 * The name of the state that is shown beside the number of a row. In the state `good` it is the effect that writing the
 * row will have.
 */
const stateName = (row: CheckedRow<string, unknown, unknown>) => {
  const state = rowState(row)
  return state === 'good' ? row.effect.kind : state
}
