import type { DeclaredValuesDecision, DeclaredValuesRefusal } from '@remesa/domain/declared-values'
import type { Issue } from '@remesa/domain/kernel'
import { useState } from 'react'

export interface DeclarationOptions<Draft> {
  readonly initial: Draft
  readonly isBusy: boolean
  readonly validate: (draft: Draft) => readonly Issue[]
  readonly canSave: (draft: Draft) => DeclaredValuesDecision
  readonly onSave: (detail: { readonly draft: Draft }) => void
}

export interface Declaration<Draft> {
  readonly draft: Draft
  readonly isChanged: boolean
  /** Why the last attempt to save sent nothing. */
  readonly refusals: readonly DeclaredValuesRefusal[]
  readonly dismissRefusals: () => void
  readonly change: (next: Draft) => void
  /**
   * Saves what was collected. If a form has mistakes, nothing is collected: the form shows its own, so the refusals
   * that they explain are left out.
   */
  readonly save: (
    collected: Draft | undefined,
    accountedFor: readonly DeclaredValuesRefusal['rule'][],
  ) => void
}

/** A record while it is put together: its lines, and why it can't be saved. */
export const useDeclaration = <Draft>(options: DeclarationOptions<Draft>): Declaration<Draft> => {
  const { initial, isBusy, validate, canSave, onSave } = options
  const [draft, setDraft] = useState(initial)
  const [refusals, setRefusals] = useState<readonly DeclaredValuesRefusal[]>([])
  const change = (next: Draft) => {
    setRefusals([])
    setDraft(next)
  }
  return {
    draft,
    isChanged: draft !== initial,
    refusals,
    dismissRefusals: () => setRefusals([]),
    change,
    save: (collected, accountedFor) => {
      if (isBusy) return
      const { allowed, reasons } = canSave(collected ?? draft)
      if (collected === undefined)
        return setRefusals(reasons.filter(({ rule }) => !accountedFor.includes(rule)))
      change(collected)
      setRefusals(reasons)
      if (allowed && validate(collected).length === 0) onSave({ draft: collected })
    },
  }
}
