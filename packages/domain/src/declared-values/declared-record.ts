import { decide } from '../kernel'
import { areDeclaredValuesEditable, type DeclaredValuesMode } from './agile-pickup'
import { type DeclaredValuesDecision, declaredValuesRefusal } from './decision'
import { hasSeal } from './declared-codes'
import type {
  DeclaredContainer,
  DeclaredRecord,
  DeclaredValue,
  DeclaredValuesAnswer,
} from './declared-values.schema'
import type { RecordFacts } from './record-issues'

/** The values of a record of declared values while a user fills them in. */
export interface DeclaredRecordDraft {
  /** Code of the record that is being changed; empty for a new record. */
  readonly code: string
  readonly values: readonly DeclaredValue[]
  /**
   * The containers, which exist only in mode "1"; in that mode containers and values are declared in separate lists.
   */
  readonly containers: readonly DeclaredContainer[]
}

/** The data that decides whether a record is accepted. */
export interface DeclaredRecordFacts extends Omit<RecordFacts, 'existing'> {
  /** All declared values of the order, including the values of this record. */
  readonly answer: DeclaredValuesAnswer
}

/** The empty draft of a new record of declared values. (DCV-40) */
export const emptyDeclaredRecordDraft = (): DeclaredRecordDraft => ({ code: '', values: [], containers: [] })

/** The draft with which an existing record of declared values is changed. (DCV-40) */
export const declaredRecordDraftOf = ({ co, vl, ct }: DeclaredRecord): DeclaredRecordDraft => ({
  code: co,
  values: vl,
  containers: ct,
})

/** Whether a record of declared values can be saved now, and every reason why not. (DCV-45) */
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
