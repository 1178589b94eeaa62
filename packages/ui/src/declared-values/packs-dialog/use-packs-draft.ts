import {
  buildDeclaredPack,
  canSaveDeclaredPacks,
  changeDeclaredPacksDraft,
  type DeclaredPackDraft,
  type DeclaredPacksChange,
  type DeclaredPacksDraft,
  type DeclaredValuesRefusal,
  emptyDeclaredPackDraft,
  validateDeclaredPack,
  validateDeclaredPacks,
} from '@remesa/domain/declared-values'
import { useRef, useState } from 'react'
import { packCount } from '../declared-words'
import { type EntryForm, useEntryForm } from '../record-dialog/entry-form'
import type { PacksDialogProps } from './packs-dialog'

export interface PacksDraftState {
  readonly draft: DeclaredPacksDraft
  readonly entry: EntryForm<DeclaredPackDraft>
  readonly isDirty: boolean
  /** Why the last attempt to save sent nothing. */
  readonly refusals: readonly DeclaredValuesRefusal[]
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
  const entry = useEntryForm<DeclaredPackDraft>({
    defaultValues: empty,
    validate: (entered) => validateDeclaredPack(entered, { ...facts, existing: draft.packs }),
    onEntered: (entered) => {
      add(entered)
      entry.focus('packCode')
    },
  })
  const { form, isTyped } = entry

  const change = (what: DeclaredPacksChange): DeclaredPacksDraft => {
    const next = changeDeclaredPacksDraft(draft, what)
    setRefusals([])
    setDraft(next)
    return next
  }
  const add = (entered: DeclaredPackDraft): DeclaredPacksDraft => {
    entry.empty({ ...empty, currencyCode: entered.currencyCode })
    return change({ type: 'add-pack', pack: buildDeclaredPack(entered) })
  }

  const save = async (): Promise<void> => {
    // A second press can come before the form has been judged.
    if (isBusy || isSaving.current) return
    isSaving.current = true
    const asks = isTyped || draft.packs.length === 0
    const entered = asks ? await entry.judged() : undefined
    isSaving.current = false
    if (asks && entered === undefined) {
      // A form with mistakes speaks for itself; that nothing was entered has to be said.
      setRefusals(isTyped ? [] : canSaveDeclaredPacks(draft, facts).reasons)
      return
    }
    const next = entered === undefined ? draft : add(entered)
    const { allowed, reasons } = canSaveDeclaredPacks(next, facts)
    setRefusals(reasons)
    if (allowed && validateDeclaredPacks(next).length === 0) onSave({ draft: next })
  }

  return {
    draft,
    entry,
    isDirty: draft !== initial || isTyped,
    refusals,
    takeBack: (index) => {
      const line = draft.packs[index]
      if (line === undefined) return
      change({ type: 'remove-pack', index })
      form.setValue('packCode', line.pc, { shouldDirty: true })
      form.setValue('currencyCode', line.cic, { shouldDirty: true })
      form.setValue('quantity', packCount(line).replaceAll('.', ''), { shouldDirty: true })
      entry.focus('quantity')
    },
    remove: (index) => {
      change({ type: 'remove-pack', index })
      entry.focus('packCode')
    },
    save,
  }
}
