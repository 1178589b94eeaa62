import type { RecordFields } from '@remesa/ui/kernel'
import type { RemoteChoice } from '@remesa/ui/records'
import { useState } from 'react'
import {
  type RemoteSelectorInput,
  recordOption,
  type SelectableRecord,
  useRemoteSelector,
} from '../kernel/list'

export interface ParentChoiceInput<Name extends string, Query, Row>
  extends Pick<RemoteSelectorInput<Query, Row>, 'call' | 'query' | 'disabledReason'> {
  readonly form: RecordFields<Readonly<Record<NoInfer<Name>, string>>>
  /** The field of the draft that contains the id of the parent. */
  readonly name: Name
  /** The parent that is chosen when the form opens, for a new record that begins with the values of another record. */
  readonly initial?: Row | undefined
}

/** The choice of the parent of a new record: the selector, and the chosen row. (LST-11) */
export const useParentChoice = <Name extends string, Query, Row extends SelectableRecord>(
  input: ParentChoiceInput<Name, Query, Row>,
): { readonly choice: RemoteChoice; readonly row: Row | undefined } => {
  const { form, name, initial, ...search } = input
  const [row, setRow] = useState(initial)
  const chosenId = form.draft[name]
  const choice = useRemoteSelector({
    ...search,
    optionOf: recordOption,
    chosenId,
    known: initial && recordOption(initial),
    onChoose: (chosen) => {
      setRow(chosen)
      form.change(name, chosen === undefined ? '' : String(chosen.id))
    },
  })
  return { choice, row: row !== undefined && String(row.id) === chosenId ? row : undefined }
}
