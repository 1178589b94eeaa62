import { decide, type Issue } from '../kernel'
import { areDeclaredValuesEditable, type DeclaredValuesMode } from './agile-pickup'
import { type DeclaredValuesDecision, declaredValuesRefusal } from './decision'
import { codeBearers, hasSeal } from './declared-codes'
import type {
  DeclaredContainer,
  DeclaredRecord,
  DeclaredValue,
  DeclaredValuesAnswer,
} from './declared-values.schema'
import { otherRecords } from './record-code'
import { type RecordFacts, recordIssues } from './record-issues'

/** A record of declared values as it is being put together. */
export interface DeclaredRecordDraft {
  /** Code of the record that is being changed; empty for a new one. */
  readonly code: string
  readonly values: readonly DeclaredValue[]
  /** In use in mode "1" alone. */
  readonly containers: readonly DeclaredContainer[]
}

/** What decides whether a record is accepted. */
export interface DeclaredRecordFacts extends Omit<RecordFacts, 'existing'> {
  /** What the order has already, the record itself included. */
  readonly answer: DeclaredValuesAnswer
}

/** An unused record: no code, no values, no containers. (DCV-40) */
export const emptyDeclaredRecordDraft = (): DeclaredRecordDraft => ({ code: '', values: [], containers: [] })

/** A record that exists, for changing it. (DCV-40) */
export const declaredRecordDraftOf = ({ co, vl, ct }: DeclaredRecord): DeclaredRecordDraft => ({
  code: co,
  values: vl,
  containers: ct,
})

/**
 * Every issue of a record: at least one value, in mode "1" at least one container, and every line still valid beside
 * the other records, which may have changed meanwhile. Paths are `values.0.bc`, `containers.0.sc` ...; whether there is
 * a seal is not an issue but a refusal, see `canSaveDeclaredRecord`. (DCV-42 to DCV-44)
 */
export const validateDeclaredRecord = (
  draft: DeclaredRecordDraft,
  { answer, ...facts }: DeclaredRecordFacts,
): readonly Issue[] =>
  recordIssues(
    { vl: draft.values, ct: draft.containers },
    { ...facts, existing: codeBearers(otherRecords(draft, answer)) },
    { values: 'values', containers: 'containers' },
  )

/** Whether a record can be saved now, and every reason why not. (DCV-45) */
export const canSaveDeclaredRecord = (
  draft: DeclaredRecordDraft,
  { mode, status }: { readonly mode: DeclaredValuesMode; readonly status: string },
): DeclaredValuesDecision =>
  decide([
    !areDeclaredValuesEditable(status) && declaredValuesRefusal('status-closed', { status }),
    draft.values.length === 0 && declaredValuesRefusal('no-values'),
    mode === '1' && draft.containers.length === 0 && declaredValuesRefusal('no-containers'),
    !hasSeal(mode === '0' ? draft.values : draft.containers) && declaredValuesRefusal('seal-required'),
  ])
