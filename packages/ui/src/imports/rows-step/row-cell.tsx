import type { CellNote } from '@remesa/domain/imports'
import { cleanText } from '@remesa/domain/kernel'
import { useId, useRef, useState } from 'react'
import { issueText, useT } from '../../i18n'
import type { ImportFieldName } from '../import-fields'

export interface RowCellProps<F extends ImportFieldName> {
  readonly line: number
  readonly field: F
  readonly text: string
  readonly problem: CellNote<F> | undefined
  readonly remark: CellNote<F> | undefined
  /** The value of the field before the import, if the row changes this value. */
  readonly before: string | boolean | undefined
  /** Whether the row was already written and is therefore read-only. */
  readonly isFixed: boolean
  /** Called with the changed text when the focus leaves the cell or Enter is pressed. */
  readonly onEdit: (detail: { readonly text: string }) => void
}

/** A cell whose text can be changed, with its problem and, if known, a text that would be accepted. */
export function RowCell<F extends ImportFieldName>(props: RowCellProps<F>) {
  const { line, field, text, problem, remark, before, isFixed, onEdit } = props
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(text)
  const sent = useRef<string>(undefined)
  // The typed text is shown until the checked row contains it, because the user may type more before all rows are
  // checked.
  if (known !== text) {
    setKnown(text)
    if (typed !== undefined && cleanText(typed) === text) setTyped(undefined)
  }
  const note = problem ?? remark
  const commit = () => {
    if (typed === undefined || sent.current === typed) return
    if (cleanText(typed) === text) return setTyped(undefined)
    sent.current = typed
    onEdit({ text: typed })
  }
  const type = (next: string | undefined) => {
    sent.current = undefined
    setTyped(next)
  }
  function wasText(value: string | boolean): string {
    if (value === '') return t('imports.wasEmpty')
    if (typeof value === 'string') return t('imports.was', { value })
    return t('imports.was', { value: t(value ? 'imports.yes' : 'imports.no') })
  }
  function tell() {
    if (note !== undefined)
      return { text: issueText(t, note.issue), tone: problem === undefined ? 'remark' : 'problem' }
    return before === undefined ? undefined : { text: wasText(before), tone: 'before' }
  }
  const told = tell()
  // These are plain elements with the style of the table. The page has hundreds of cells, and Chakra would compute a
  // style for each cell.
  return (
    <div>
      <input
        value={typed ?? text}
        readOnly={isFixed}
        autoComplete="off"
        data-field={field}
        aria-label={t('imports.cell', { field: t(`imports.field.${field}`), row: line })}
        {...(problem === undefined ? {} : { 'aria-invalid': true as const })}
        {...(told === undefined ? {} : { 'aria-describedby': id })}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') type(undefined)
        }}
      />
      {told !== undefined && (
        <div id={id} data-note={told.tone}>
          {told.text}
        </div>
      )}
      {note?.fix != null && (
        <button
          type="button"
          data-part="fix"
          onClick={() => {
            type(undefined)
            onEdit({ text: note.fix ?? '' })
          }}
        >
          {t('imports.use', { text: note.fix })}
        </button>
      )}
    </div>
  )
}
