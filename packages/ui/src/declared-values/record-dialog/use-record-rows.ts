import {
  canSaveDeclaredRecord,
  changeDeclaredRows,
  type DeclaredContainerDraft,
  type DeclaredRecordDraft,
  type DeclaredRecordRows,
  type DeclaredRowChange,
  type DeclaredValueDraft,
  declaredContainerRowRules,
  declaredRecordRowsOf,
  declaredValueRowRules,
  enteredRows,
  readDeclaredRecordRows,
  validateDeclaredRecordRows,
} from '@remesa/domain/declared-values'
import { rejectionsIn } from '../row-rejections'
import { type Declaration, useDeclaration } from '../use-declaration'
import type { RecordDialogProps } from './record-dialog.types'

export interface RecordRowsState
  extends Omit<Declaration<DeclaredRecordRows, DeclaredRecordDraft>, 'change'> {
  readonly changeValues: (change: DeclaredRowChange<DeclaredValueDraft>) => void
  readonly changeContainers: (change: DeclaredRowChange<DeclaredContainerDraft>) => void
}

type Input = Pick<RecordDialogProps, 'initial' | 'facts' | 'isBusy' | 'failure' | 'onSave'>

/** The rows of a record of declared values while the user fills them in. */
export const useRecordRows = ({ facts, initial, ...input }: Input): RecordRowsState => {
  const rules = declaredValueRowRules(facts)
  const { change, ...declaration } = useDeclaration<DeclaredRecordRows, DeclaredRecordDraft>({
    ...input,
    initial: () => declaredRecordRowsOf(initial, facts),
    validate: (rows) => validateDeclaredRecordRows(rows, facts),
    read: (rows) => readDeclaredRecordRows(rows, facts),
    canSave: (draft) => canSaveDeclaredRecord(draft, facts),
    rejectionsAt: (issues, sent) => [
      ...rejectionsIn(issues, 'dr.0.ct', {
        list: 'containers',
        ids: enteredRows(sent.containers, declaredContainerRowRules).map(({ id }) => id),
        fields: { bc: 'code', sc: 'code' },
        first: 'code',
      }),
      ...rejectionsIn(issues, 'dr.0.vl', {
        list: 'values',
        ids: enteredRows(sent.values, rules).map(({ id }) => id),
        fields: { bc: 'code', sc: 'code', ctc: 'commodityCode', cic: 'currencyCode', am: 'amount' },
        first: facts.mode === '0' ? 'code' : 'commodityCode',
      }),
    ],
  })
  const { rows } = declaration
  return {
    ...declaration,
    changeValues: (what) => change({ ...rows, values: changeDeclaredRows(rows.values, what, rules) }),
    changeContainers: (what) =>
      change({ ...rows, containers: changeDeclaredRows(rows.containers, what, declaredContainerRowRules) }),
  }
}
