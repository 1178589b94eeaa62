import {
  buildDeclaredContainer,
  buildDeclaredValue,
  canSaveDeclaredRecord,
  changeDeclaredRecordDraft,
  codesBeside,
  type DeclaredContainerDraft,
  type DeclaredRecordChange,
  type DeclaredRecordDraft,
  type DeclaredValueDraft,
  type DeclaredValuesRefusal,
  emptyDeclaredContainerDraft,
  emptyDeclaredValueDraft,
  validateDeclaredContainer,
  validateDeclaredRecord,
  validateDeclaredValue,
} from '@remesa/domain/declared-values'
import { formatAmount } from '@remesa/domain/kernel'
import { useRef, useState } from 'react'
import { type EntryForm, useEntryForm } from './entry-form'
import type { RecordDialogProps } from './record-dialog.types'

export interface RecordDraftState {
  readonly draft: DeclaredRecordDraft
  readonly values: EntryForm<DeclaredValueDraft>
  readonly containers: EntryForm<DeclaredContainerDraft>
  readonly isDirty: boolean
  /** Why the last attempt to save sent nothing. */
  readonly refusals: readonly DeclaredValuesRefusal[]
  readonly dismissRefusals: () => void
  readonly takeBackValue: (index: number) => void
  readonly takeBackContainer: (index: number) => void
  readonly remove: (change: DeclaredRecordChange) => void
  readonly save: () => Promise<void>
}

type Input = Pick<RecordDialogProps, 'initial' | 'facts' | 'isBusy' | 'onSave'>

/** A record while it is put together: the lines that it has, and the line that is being filled in. */
export const useRecordDraft = ({ initial, facts, isBusy, onSave }: Input): RecordDraftState => {
  const [draft, setDraft] = useState(initial)
  const [refusals, setRefusals] = useState<readonly DeclaredValuesRefusal[]>([])
  const isSaving = useRef(false)
  const { mode, answer } = facts
  const existing = codesBeside(draft, answer)
  const emptyValue = emptyDeclaredValueDraft(facts)
  const values = useEntryForm<DeclaredValueDraft>({
    defaultValues: emptyValue,
    validate: (entered) => validateDeclaredValue(entered, { ...facts, existing }),
    onEntered: (entered) => {
      addValue(entered, draft)
      focusValue()
    },
  })
  const containers = useEntryForm<DeclaredContainerDraft>({
    defaultValues: emptyDeclaredContainerDraft(),
    validate: (entered) => validateDeclaredContainer(entered, { ...facts, existing }),
    onEntered: (entered) => {
      addContainer(entered, draft)
      containers.focus('code')
    },
  })

  const focusValue = () => values.focus(mode === '0' ? 'code' : 'commodityCode')
  const change = (from: DeclaredRecordDraft, what: DeclaredRecordChange): DeclaredRecordDraft => {
    const next = changeDeclaredRecordDraft(from, what)
    setRefusals([])
    setDraft(next)
    return next
  }
  const addValue = (entered: DeclaredValueDraft, from: DeclaredRecordDraft): DeclaredRecordDraft => {
    const { codeKind, commodityCode, currencyCode } = entered
    // What comes next is often of the same kind.
    values.empty({ ...emptyValue, codeKind, commodityCode, currencyCode })
    return change(from, { type: 'add-value', value: buildDeclaredValue(entered, facts) })
  }
  const addContainer = (entered: DeclaredContainerDraft, from: DeclaredRecordDraft): DeclaredRecordDraft => {
    containers.empty({ ...emptyDeclaredContainerDraft(), codeKind: entered.codeKind })
    return change(from, { type: 'add-container', container: buildDeclaredContainer(entered) })
  }

  /** Takes along what stands in the forms, as if their own buttons had been pressed; nothing where that is not valid. */
  const collected = async (): Promise<DeclaredRecordDraft | undefined> => {
    const asksContainer = mode === '1' && (containers.isTyped || draft.containers.length === 0)
    const asksValue = values.isTyped || draft.values.length === 0
    const value = asksValue ? await values.judged() : undefined
    // The upper form is judged last: the focus goes to the first thing that is wrong.
    const container = asksContainer ? await containers.judged() : undefined
    if ((asksValue && value === undefined) || (asksContainer && container === undefined)) return undefined
    const withContainer = container === undefined ? draft : addContainer(container, draft)
    return value === undefined ? withContainer : addValue(value, withContainer)
  }

  const save = async (): Promise<void> => {
    // A second press can come before the forms have been judged.
    if (isBusy || isSaving.current) return
    isSaving.current = true
    const next = await collected()
    isSaving.current = false
    const { allowed, reasons } = canSaveDeclaredRecord(next ?? draft, facts)
    // A form with mistakes speaks for itself; that nothing was entered has to be said.
    const spokenFor = [
      'seal-required',
      ...(values.isTyped ? ['no-values'] : []),
      ...(containers.isTyped ? ['no-containers'] : []),
    ]
    setRefusals(next === undefined ? reasons.filter(({ rule }) => !spokenFor.includes(rule)) : reasons)
    if (next === undefined || !allowed) return
    if (validateDeclaredRecord(next, facts).length === 0) onSave({ draft: next })
  }

  return {
    draft,
    values,
    containers,
    isDirty: draft !== initial || values.isTyped || containers.isTyped,
    refusals,
    dismissRefusals: () => setRefusals([]),
    takeBackValue: (index) => {
      const line = draft.values[index]
      if (line === undefined) return
      change(draft, { type: 'remove-value', index })
      const { setValue } = values.form
      setValue('codeKind', line.bc === null ? 'seal' : 'bag', TYPED)
      setValue('code', line.bc ?? line.sc ?? '', TYPED)
      setValue('commodityCode', line.ctc, TYPED)
      setValue('currencyCode', line.cic, TYPED)
      setValue('amount', formatAmount(line.am), TYPED)
      focusValue()
    },
    takeBackContainer: (index) => {
      const line = draft.containers[index]
      if (line === undefined) return
      change(draft, { type: 'remove-container', index })
      const { setValue } = containers.form
      setValue('codeKind', line.bc === null ? 'seal' : 'bag', TYPED)
      setValue('code', line.bc ?? line.sc ?? '', TYPED)
      containers.focus('code')
    },
    remove: (what) => {
      change(draft, what)
      if (what.type === 'remove-container') containers.focus('code')
      else focusValue()
    },
    save,
  }
}

/** As if a person had typed it. */
const TYPED = { shouldDirty: true } as const
