import {
  buildDeclaredContainer,
  buildDeclaredValue,
  changeDeclaredRecordDraft,
  codesBeside,
  type DeclaredContainerDraft,
  type DeclaredRecordChange,
  type DeclaredRecordDraft,
  type DeclaredValueDraft,
  type DeclaredValuesRefusal,
  declaredRecordSendability,
  emptyDeclaredContainerDraft,
  emptyDeclaredValueDraft,
  validateDeclaredContainer,
  validateDeclaredRecord,
  validateDeclaredValue,
} from '@remesa/domain/declared-values'
import { formatAmount } from '@remesa/domain/kernel'
import { useRef, useState } from 'react'
import { type DraftFormState, useDraftForm } from '../../kernel'
import { submitted } from './entry-form'
import type { RecordDialogProps } from './record-dialog.types'

export interface RecordDraftState {
  readonly draft: DeclaredRecordDraft
  readonly valueForm: DraftFormState<DeclaredValueDraft>
  readonly containerForm: DraftFormState<DeclaredContainerDraft>
  readonly isDirty: boolean
  /** Why the last attempt to save sent nothing. */
  readonly refusals: readonly DeclaredValuesRefusal[]
  readonly dismissRefusals: () => void
  readonly addValue: (entered: DeclaredValueDraft) => void
  readonly addContainer: (entered: DeclaredContainerDraft) => void
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
  const valueForm = useDraftForm<DeclaredValueDraft>({
    defaultValues: emptyValue,
    validate: (entered) => validateDeclaredValue(entered, { ...facts, existing }),
  })
  const containerForm = useDraftForm<DeclaredContainerDraft>({
    defaultValues: emptyDeclaredContainerDraft(),
    validate: (entered) => validateDeclaredContainer(entered, { ...facts, existing }),
  })
  const [isValueTyped, isContainerTyped] = [valueForm.formState.isDirty, containerForm.formState.isDirty]

  const change = (from: DeclaredRecordDraft, what: DeclaredRecordChange): DeclaredRecordDraft => {
    const next = changeDeclaredRecordDraft(from, what)
    setRefusals([])
    setDraft(next)
    return next
  }
  const addValue = (entered: DeclaredValueDraft, from = draft): DeclaredRecordDraft => {
    const { codeKind, commodityCode, currencyCode } = entered
    // What comes next is often of the same kind.
    valueForm.reset({ ...emptyValue, codeKind, commodityCode, currencyCode })
    return change(from, { type: 'add-value', value: buildDeclaredValue(entered, facts) })
  }
  const addContainer = (entered: DeclaredContainerDraft, from = draft): DeclaredRecordDraft => {
    containerForm.reset({ ...emptyDeclaredContainerDraft(), codeKind: entered.codeKind })
    return change(from, { type: 'add-container', container: buildDeclaredContainer(entered) })
  }

  /** Takes along what stands in the forms, as if their own buttons had been pressed; nothing where that is not valid. */
  const collected = async (): Promise<DeclaredRecordDraft | undefined> => {
    const asksContainer = mode === '1' && (isContainerTyped || draft.containers.length === 0)
    const asksValue = isValueTyped || draft.values.length === 0
    const value = asksValue ? await submitted(valueForm) : undefined
    // The upper form is judged last: the focus goes to the first thing that is wrong.
    const container = asksContainer ? await submitted(containerForm) : undefined
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
    const { allowed, reasons } = declaredRecordSendability(next ?? draft, { ...facts, mode })
    // A form with mistakes speaks for itself; that a list is empty has to be said.
    const said = next === undefined ? reasons.filter(({ rule }) => rule !== 'seal-required') : reasons
    setRefusals(said)
    if (next === undefined || !allowed) return
    if (validateDeclaredRecord(next, facts).length === 0) onSave({ draft: next })
  }

  return {
    draft,
    valueForm,
    containerForm,
    isDirty: draft !== initial || isValueTyped || isContainerTyped,
    refusals,
    dismissRefusals: () => setRefusals([]),
    addValue: (entered) => {
      addValue(entered)
      valueForm.setFocus(mode === '0' ? 'code' : 'commodityCode')
    },
    addContainer: (entered) => {
      addContainer(entered)
      containerForm.setFocus('code')
    },
    takeBackValue: (index) => {
      const line = draft.values[index]
      if (line === undefined) return
      change(draft, { type: 'remove-value', index })
      const set = { shouldDirty: true }
      valueForm.setValue('codeKind', line.bc === null ? 'seal' : 'bag', set)
      valueForm.setValue('code', line.bc ?? line.sc ?? '', set)
      valueForm.setValue('commodityCode', line.ctc, set)
      valueForm.setValue('currencyCode', line.cic, set)
      valueForm.setValue('amount', formatAmount(line.am), set)
      valueForm.setFocus(mode === '0' ? 'code' : 'commodityCode')
    },
    takeBackContainer: (index) => {
      const line = draft.containers[index]
      if (line === undefined) return
      change(draft, { type: 'remove-container', index })
      containerForm.setValue('codeKind', line.bc === null ? 'seal' : 'bag', { shouldDirty: true })
      containerForm.setValue('code', line.bc ?? line.sc ?? '', { shouldDirty: true })
      containerForm.setFocus('code')
    },
    remove: (what) => {
      change(draft, what)
      if (what.type === 'remove-container') containerForm.setFocus('code')
      else valueForm.setFocus(mode === '0' ? 'code' : 'commodityCode')
    },
    save,
  }
}
