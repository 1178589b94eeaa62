import {
  canSaveDeclaredPacks,
  changeDeclaredRows,
  type DeclaredPackDraft,
  type DeclaredPacksDraft,
  type DeclaredPacksRows,
  type DeclaredRowChange,
  declaredPackRowRules,
  declaredPacksRowsOf,
  readDeclaredPacksRows,
  validateDeclaredPacksRows,
} from '@remesa/domain/declared-values'
import { rejectionsIn } from '../row-rejections'
import { type Declaration, useDeclaration } from '../use-declaration'
import type { PacksDialogProps } from './packs-dialog.types'

export interface PacksRowsState extends Omit<Declaration<DeclaredPacksRows, DeclaredPacksDraft>, 'change'> {
  readonly change: (change: DeclaredRowChange<DeclaredPackDraft>) => void
}

type Input = Pick<PacksDialogProps, 'initial' | 'facts' | 'isBusy' | 'failure' | 'onSave'>

/** The rows of a record of packs while the user fills them in. */
export const usePacksRows = ({ facts, initial, ...input }: Input): PacksRowsState => {
  const rules = declaredPackRowRules(facts)
  const { change, ...declaration } = useDeclaration<DeclaredPacksRows, DeclaredPacksDraft>({
    ...input,
    initial: () => declaredPacksRowsOf(initial, facts),
    validate: (rows) => validateDeclaredPacksRows(rows, facts),
    read: readDeclaredPacksRows,
    canSave: (draft) => canSaveDeclaredPacks(draft, facts),
    rejectionsAt: (issues, sent) =>
      rejectionsIn(issues, 'dr.0.vl', {
        list: 'packs',
        ids: firstRowsOf(sent),
        fields: { pc: 'packCode', cic: 'currencyCode', pq: 'quantity' },
        first: 'packCode',
      }),
  })
  const { rows } = declaration
  return {
    ...declaration,
    change: (what) => change({ ...rows, packs: changeDeclaredRows(rows.packs, what, rules) }),
  }
}

/** The id of a row for each line of the request. Rows of the same pack are one line, with the id of the first row. */
const firstRowsOf = (sent: DeclaredPacksRows): readonly number[] =>
  readDeclaredPacksRows(sent).packs.map(
    ({ pc, cic }) =>
      sent.packs.find(({ draft }) => draft.packCode === pc && draft.currencyCode === cic)?.id ?? 0,
  )
