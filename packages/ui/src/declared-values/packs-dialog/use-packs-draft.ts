import {
  buildDeclaredPack,
  changeDeclaredPacksDraft,
  type DeclaredPackDraft,
  type DeclaredPacksChange,
  type DeclaredPacksDraft,
  type DeclaredValuesRefusal,
  declaredPacksSendability,
  emptyDeclaredPackDraft,
  validateDeclaredPack,
  validateDeclaredPacks,
} from '@remesa/domain/declared-values'
import { useRef, useState } from 'react'
import { type DraftFormState, useDraftForm } from '../../kernel'
import { packCount } from '../declared-words'
import { submitted } from '../record-dialog/entry-form'
import type { PacksDialogProps } from './packs-dialog'

export interface PacksDraftState {
  readonly draft: DeclaredPacksDraft
  readonly form: DraftFormState<DeclaredPackDraft>
  readonly isDirty: boolean
  /** Why the last attempt to save sent nothing. */
  readonly refusals: readonly DeclaredValuesRefusal[]
  readonly add: (entered: DeclaredPackDraft) => void
  readonly takeBack: (index: number) => void
  readonly remove: (index: number) => void
  readonly save: () => Promise<void>
}

type Input = Pick<PacksDialogProps, 'initial' | 'facts' | 'isBusy' | 'onSave'>

/** A record of packs while it is put together: the packs that it has, and those that are being filled in. */
export const usePacksDraft = ({ initial, facts, isBusy, onSave }: Input): PacksDraftState => {
  const [draft, setDraft] = useState(initial)
  const [refusals, setRefusals] = useState<readonly DeclaredValuesRefusal[]>([])
  const isSaving = useRef(false)
  const empty = emptyDeclaredPackDraft(facts)
  const form = useDraftForm<DeclaredPackDraft>({
    defaultValues: empty,
    validate: (entered) => validateDeclaredPack(entered, { ...facts, existing: draft.packs }),
  })
  const isTyped = form.formState.isDirty

  const change = (what: DeclaredPacksChange): DeclaredPacksDraft => {
    const next = changeDeclaredPacksDraft(draft, what)
    setRefusals([])
    setDraft(next)
    return next
  }
  const add = (entered: DeclaredPackDraft): DeclaredPacksDraft => {
    form.reset({ ...empty, currencyCode: entered.currencyCode })
    return change({ type: 'add-pack', pack: buildDeclaredPack(entered) })
  }

  const save = async (): Promise<void> => {
    // A second press can come before the form has been judged.
    if (isBusy || isSaving.current) return
    isSaving.current = true
    const asks = isTyped || draft.packs.length === 0
    const entered = asks ? await submitted(form) : undefined
    isSaving.current = false
    if (asks && entered === undefined) {
      setRefusals(declaredPacksSendability(draft, facts).reasons)
      return
    }
    const next = entered === undefined ? draft : add(entered)
    const { allowed, reasons } = declaredPacksSendability(next, facts)
    setRefusals(reasons)
    if (allowed && validateDeclaredPacks(next).length === 0) onSave({ draft: next })
  }

  return {
    draft,
    form,
    isDirty: draft !== initial || isTyped,
    refusals,
    add: (entered) => {
      add(entered)
      form.setFocus('packCode')
    },
    takeBack: (index) => {
      const line = draft.packs[index]
      if (line === undefined) return
      change({ type: 'remove-pack', index })
      form.setValue('packCode', line.pc, { shouldDirty: true })
      form.setValue('currencyCode', line.cic, { shouldDirty: true })
      form.setValue('quantity', packCount(line).replaceAll('.', ''), { shouldDirty: true })
      form.setFocus('quantity')
    },
    remove: (index) => {
      change({ type: 'remove-pack', index })
      form.setFocus('packCode')
    },
    save,
  }
}
