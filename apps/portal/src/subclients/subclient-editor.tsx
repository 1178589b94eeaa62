import { subclientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { canSynchroniseRecord } from '@remesa/domain/records'
import {
  answerSubclientLookup,
  buildSubclientRequest,
  canLookUpSubclient,
  changeSubclientDraft,
  emptySubclientDraft,
  mergeSynchronisedSubclient,
  type Subclient,
  type SubclientDraft,
  type SubclientLookupQuery,
  startSubclientLookup,
  subclientClientQuery,
  subclientDraftOf,
  subclientFields,
  subclientKind,
  subclientLookupQuery,
  validateSubclient,
} from '@remesa/domain/subclients'
import { useT } from '@remesa/ui/i18n'
import { SubclientForm } from '@remesa/ui/subclients'
import { useApi, useClientOf } from '../kernel/api'
import { recordOption, useRemoteSelector } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useCountryCatalogue, useFormCountry } from '../records/use-form-country'
import { useRecordEditor } from '../records/use-record-editor'

const fieldOf = { clientId: 'client' } as const

/** The form of a subclient: one that is edited or, without one, a new one. */
export function SubclientEditor({ subclient }: { readonly subclient?: Subclient | undefined }) {
  const t = useT()
  const { countries } = usePortal()
  const { clients } = useApi()
  const { subclients: calls } = useClientOf(subclientCalls)
  const { choice, country, follow } = useFormCountry(subclient?.client.country)
  const delegations = useCountryCatalogue(calls.delegationsOf, country)
  const facts = { delegations: delegations.items ?? [] }
  const { form, page, question } = useRecordEditor({
    record: subclient,
    calls,
    draftOf: subclientDraftOf,
    empty: emptySubclientDraft(choice),
    fields: subclientFields,
    change: changeSubclientDraft,
    validate: (draft) => validateSubclient(draft, facts),
    build: (draft) => buildSubclientRequest(draft, { countries, ...facts }),
    fieldOf,
    savedKey: 'subclients.saved',
    canSync: (draft) => canSynchroniseRecord({ ...draft, clientId: clientIdOf(draft) }, subclientKind),
    mergeSync: mergeSynchronisedSubclient,
    listPath: portalPages.subclients.path,
  })
  const { whole } = form
  follow(whole)
  const client = useRemoteSelector({
    call: clients.list,
    query: (typed) => subclientClientQuery(whole, typed),
    optionOf: recordOption,
    disabledReason: t('selector.first.country'),
    chosenId: clientIdOf(whole),
    onChoose: (row) => form.change('client', row ?? null),
  })
  const search = useCoreSearch({
    form,
    permission: canLookUpSubclient(whole),
    query: (draft) => subclientLookupQuery(draft, { countries }),
    start: startSubclientLookup,
    call: ({ country: code, ...query }: SubclientLookupQuery, signal) =>
      calls.lookup({ params: { country: code }, query }, { signal, silent: true }),
    answer: (draft, told) => answerSubclientLookup(draft, told, { countries }),
  })
  return (
    <>
      <SubclientForm {...page} country={choice} {...{ client, delegations, search }} />
      {question}
    </>
  )
}

const clientIdOf = ({ client }: SubclientDraft): string => (client === null ? '' : String(client.id))
