import {
  buildDeclaredContainer,
  buildDeclaredValue,
  canSaveDeclaredRecord,
  changeDeclaredRecordDraft,
  codesBeside,
  type DeclaredContainer,
  type DeclaredContainerDraft,
  type DeclaredRecordChange,
  type DeclaredRecordDraft,
  type DeclaredValue,
  type DeclaredValueDraft,
  declaredContainerDraftOf,
  declaredValueDraftOf,
  emptyDeclaredContainerDraft,
  emptyDeclaredValueDraft,
  isDeclaredContainerEntered,
  isDeclaredValueEntered,
  nextDeclaredContainerDraft,
  nextDeclaredValueDraft,
  validateDeclaredContainer,
  validateDeclaredRecord,
  validateDeclaredValue,
} from '@remesa/domain/declared-values'
import { ok } from '@remesa/domain/kernel'
import { type LinesEntry, useEntry } from '../../kernel'
import { type Declaration, useDeclaration } from '../use-declaration'
import type { RecordDialogProps } from './record-dialog.types'

export interface RecordDraftState extends Omit<Declaration<DeclaredRecordDraft>, 'change' | 'save'> {
  readonly values: LinesEntry<DeclaredValueDraft, DeclaredValue>
  readonly containers: LinesEntry<DeclaredContainerDraft, DeclaredContainer>
  readonly isDirty: boolean
  readonly save: () => void
}

type Input = Pick<RecordDialogProps, 'initial' | 'facts' | 'isBusy' | 'onSave'>

/** A record of declared values while it is put together, and the lines being filled in. */
export const useRecordDraft = ({ facts, ...input }: Input): RecordDraftState => {
  const { mode, answer } = facts
  const { change, save, ...declaration } = useDeclaration<DeclaredRecordDraft>({
    ...input,
    validate: (draft) => validateDeclaredRecord(draft, facts),
    canSave: (draft) => canSaveDeclaredRecord(draft, facts),
  })
  const { draft } = declaration
  const existing = codesBeside(draft, answer)
  const apply = (what: DeclaredRecordChange) => change(changeDeclaredRecordDraft(draft, what))
  const values = useEntry<DeclaredValueDraft, DeclaredValue>({
    initial: emptyDeclaredValueDraft(facts),
    lines: draft.values,
    validate: (entered) => validateDeclaredValue(entered, { ...facts, existing }),
    isEntered: isDeclaredValueEntered,
    build: (entered) => buildDeclaredValue(entered, facts),
    draftOf: declaredValueDraftOf,
    next: nextDeclaredValueDraft,
    first: mode === '0' ? 'code' : 'commodityCode',
    onAdd: (value) => apply({ type: 'add-value', value }),
    onRemove: (index) => apply({ type: 'remove-value', index }),
  })
  // The upper form goes last: if both have mistakes, the focus ends on its first one.
  const containers = useEntry<DeclaredContainerDraft, DeclaredContainer>({
    initial: emptyDeclaredContainerDraft(),
    lines: draft.containers,
    validate: (entered) => validateDeclaredContainer(entered, { ...facts, existing }),
    isEntered: isDeclaredContainerEntered,
    build: buildDeclaredContainer,
    draftOf: declaredContainerDraftOf,
    next: nextDeclaredContainerDraft,
    first: 'code',
    onAdd: (container) => apply({ type: 'add-container', container }),
    onRemove: (index) => apply({ type: 'remove-container', index }),
  })

  /**
   * The record plus whatever is in the forms, as if each Add button had been pressed; `undefined` if that is not valid.
   */
  const collected = (): DeclaredRecordDraft | undefined => {
    const value = values.collect()
    const container = mode === '1' ? containers.collect() : ok(undefined)
    if (!value.ok || !container.ok) return undefined
    const changes: readonly DeclaredRecordChange[] = [
      ...(container.value ? [{ type: 'add-container', container: container.value } as const] : []),
      ...(value.value ? [{ type: 'add-value', value: value.value } as const] : []),
    ]
    if (container.value) containers.release()
    if (value.value) values.release()
    return changes.reduce(changeDeclaredRecordDraft, draft)
  }

  return {
    ...declaration,
    values,
    containers,
    isDirty: declaration.isChanged || values.isEntered || containers.isEntered,
    save: () =>
      save(collected(), [
        'seal-required',
        ...(values.isEntered ? (['no-values'] as const) : []),
        ...(containers.isEntered ? (['no-containers'] as const) : []),
      ]),
  }
}
