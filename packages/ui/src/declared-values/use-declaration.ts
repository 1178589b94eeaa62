import type { DeclaredValuesDecision, DeclaredValuesRefusal } from '@remesa/domain/declared-values'
import type { AnyIssue } from '@remesa/domain/kernel'
import { useState } from 'react'
import { type FormState, useFormState, type WriteFailure } from '../kernel'

export interface DeclarationOptions<Rows, Draft> {
  readonly initial: () => Rows
  readonly isBusy: boolean
  readonly failure: WriteFailure | undefined
  readonly validate: (rows: Rows) => readonly AnyIssue[]
  /** Builds the draft of the record from the rows, whether or not the rows are valid. */
  readonly read: (rows: Rows) => Draft
  readonly canSave: (draft: Draft) => DeclaredValuesDecision
  /** Returns the server's issues with the paths of fields in the form, in place of paths in the request. */
  readonly rejectionsAt: (issues: readonly AnyIssue[], sent: Rows) => readonly AnyIssue[]
  readonly onSave: (detail: { readonly draft: Draft }) => void
}

export interface Declaration<Rows, Draft> {
  readonly rows: Rows
  readonly draft: Draft
  readonly form: FormState
  readonly isDirty: boolean
  /** The reasons why the last attempt to save sent no request; empty if a request was sent. */
  readonly refusals: readonly DeclaredValuesRefusal[]
  readonly dismissRefusals: () => void
  /**
   * The failure of the last attempt to save. A failure about certain rows is removed as soon as the user changes the
   * rows.
   */
  readonly failure: WriteFailure | undefined
  readonly change: (rows: Rows) => void
  readonly save: () => void
}

/** The state of a form for declared values: its rows, their issues, and the reasons why it cannot be saved. */
export const useDeclaration = <Rows extends object, Draft>(
  options: DeclarationOptions<Rows, Draft>,
): Declaration<Rows, Draft> => {
  const { initial, isBusy, failure, validate, read, canSave, rejectionsAt, onSave } = options
  const [start] = useState(initial)
  const [rows, setRows] = useState(start)
  const [sent, setSent] = useState(start)
  const [refusals, setRefusals] = useState<readonly DeclaredValuesRefusal[]>([])
  const outcome = () => ({ failure, rows, rejections: rejectionsAt(issuesOf(failure), sent) })
  const [attempt, setAttempt] = useState(outcome)
  if (attempt.failure !== failure) setAttempt(outcome())

  const draft = read(rows)
  const isSame = (other: Rows) => JSON.stringify(read(other)) === JSON.stringify(draft)
  const issues = validate(rows)
  const form = useFormState({ issues, rejections: attempt.rejections })
  const isExplained = attempt.rejections.length === 0 || attempt.rows === rows
  return {
    rows,
    draft,
    form,
    isDirty: !isSame(start),
    refusals,
    dismissRefusals: () => setRefusals([]),
    failure: isExplained ? failure : undefined,
    change: (next) => {
      // When the focus leaves an amount, the amount is reformatted. This does not count as a change of the record.
      if (!isSame(next)) setRefusals([])
      // When all rows are valid, the form is reset. A row that is added later shows its issues only after the focus
      // has left its fields.
      if (form.isAttempted && issues.length === 0 && attempt.rejections.length === 0) form.restart()
      setRows(next)
    },
    save: () => {
      if (isBusy) return
      const { allowed, reasons } = canSave(draft)
      const isValid = form.attempt()
      setRefusals(isValid ? reasons : reasons.filter(({ rule }) => rule !== 'seal-required'))
      if (!isValid || !allowed) return
      setSent(rows)
      onSave({ draft })
    },
  }
}

const issuesOf = (failure: WriteFailure | undefined): readonly AnyIssue[] =>
  failure?.kind === 'refused' ? failure.issues : []
