import {
  buildDeclaredPack,
  canSaveDeclaredPacks,
  changeDeclaredPacksDraft,
  type DeclaredPack,
  type DeclaredPackDraft,
  type DeclaredPacksChange,
  type DeclaredPacksDraft,
  declaredPackDraftOf,
  emptyDeclaredPackDraft,
  isDeclaredPackEntered,
  nextDeclaredPackDraft,
  validateDeclaredPack,
  validateDeclaredPacks,
} from '@remesa/domain/declared-values'
import { type LinesEntry, useEntry } from '../../kernel'
import { type Declaration, useDeclaration } from '../use-declaration'
import type { PacksDialogProps } from './packs-dialog.types'

export interface PacksDraftState extends Omit<Declaration<DeclaredPacksDraft>, 'change' | 'save'> {
  readonly entry: LinesEntry<DeclaredPackDraft, DeclaredPack>
  readonly isDirty: boolean
  readonly save: () => void
}

type Input = Pick<PacksDialogProps, 'initial' | 'facts' | 'isBusy' | 'onSave'>

/** A record of packs while it is put together, and the packs being filled in. */
export const usePacksDraft = ({ facts, ...input }: Input): PacksDraftState => {
  const { change, save, ...declaration } = useDeclaration<DeclaredPacksDraft>({
    ...input,
    validate: validateDeclaredPacks,
    canSave: (draft) => canSaveDeclaredPacks(draft, facts),
  })
  const { draft } = declaration
  const apply = (what: DeclaredPacksChange) => change(changeDeclaredPacksDraft(draft, what))
  const entry = useEntry<DeclaredPackDraft, DeclaredPack>({
    initial: emptyDeclaredPackDraft(facts),
    lines: draft.packs,
    validate: (entered) => validateDeclaredPack(entered, { ...facts, existing: draft.packs }),
    isEntered: isDeclaredPackEntered,
    build: buildDeclaredPack,
    draftOf: declaredPackDraftOf,
    next: nextDeclaredPackDraft,
    first: 'packCode',
    onAdd: (pack) => apply({ type: 'add-pack', pack }),
    onRemove: (index) => apply({ type: 'remove-pack', index }),
  })

  const collected = (): DeclaredPacksDraft | undefined => {
    const pack = entry.collect()
    if (!pack.ok) return undefined
    if (pack.value === undefined) return draft
    entry.release()
    return changeDeclaredPacksDraft(draft, { type: 'add-pack', pack: pack.value })
  }

  return {
    ...declaration,
    entry,
    isDirty: declaration.isChanged || entry.isEntered,
    save: () => save(collected(), entry.isEntered ? ['no-packs'] : []),
  }
}
