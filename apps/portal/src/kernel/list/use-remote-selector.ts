import type { EntityOption, EntitySelectorProps } from '@remesa/ui/kernel'
import { useState } from 'react'
import type { SearchCall } from './remote-search'
import { useRemoteSearch } from './use-remote-search'

export interface RemoteSelectorInput<Query, Row> {
  readonly call: SearchCall<Query, Row>
  /** The query for a typed text; `undefined` while the user first has to choose a value in another field. */
  readonly query: (typed: string) => Query | undefined
  readonly optionOf: (row: Row) => EntityOption
  /** The reason why the selector is disabled, used while `query` returns `undefined`. */
  readonly disabledReason?: string | undefined
  /** Id of the chosen record in the draft; empty if no record is chosen. */
  readonly chosenId: string
  /** The name of a chosen record that was loaded with the draft, such as the client of an existing subclient. */
  readonly known?: EntityOption | undefined
  readonly onChoose: (row: Row | undefined) => void
}

type RemoteSelector = Pick<
  EntitySelectorProps,
  'value' | 'options' | 'state' | 'disabledReason' | 'onChange' | 'onSearch' | 'onRetry'
>

/**
 * The props of an `EntitySelector` whose options the back end searches for. A search that is no longer needed is
 * aborted. The draft contains only the id of the chosen record. The selector remembers the record's name until the
 * draft contains another id. (LST-10, LST-11)
 *
 * ```tsx
 * const api = useApi()
 * const client = useRemoteSelector({
 * call: api.clients.list,
 * query: (typed) => subclientClientQuery(draft, typed),
 * optionOf: recordOption,
 * disabledReason: t('selector.first.country'),
 * chosenId: draft.clientId,
 * onChoose: (row) => change({ type: 'client', client: row ?? null }),
 * })
 * const label = t('users.field.client')
 * <EntitySelector {...useField(form, { path: 'client', label, kind: 'choice' })} {...client} label={label} isRequired />
 * ```
 */
export const useRemoteSelector = <Query, Row>(input: RemoteSelectorInput<Query, Row>): RemoteSelector => {
  const { call, query, optionOf, chosenId, known, onChoose } = input
  const [created, setCreated] = useState<EntityOption>()
  const { rows, ...search } = useRemoteSearch(call, query)
  return {
    ...search,
    value: [created, known].find((option) => option !== undefined && option.id === chosenId),
    options: rows.map(optionOf),
    disabledReason: query('') === undefined ? input.disabledReason : undefined,
    onChange: ({ value }) => {
      setCreated(value)
      onChoose(rows.find((row) => optionOf(row).id === value?.id))
    },
  }
}
