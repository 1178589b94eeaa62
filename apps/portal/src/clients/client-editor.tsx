import { clientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import {
  answerClientLookup,
  buildClientRequest,
  type Client,
  type ClientLookupQuery,
  changeClientDraft,
  clientDraftOf,
  clientFields,
  clientKind,
  clientLookupQuery,
  emptyClientDraft,
  startClientLookup,
  validateClient,
} from '@remesa/domain/clients'
import { canLookUpCode, canSynchroniseRecord, countryChoice, mergeSynchronised } from '@remesa/domain/records'
import { ClientForm } from '@remesa/ui/clients'
import { useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useRecordEditor } from '../records/use-record-editor'

const fieldOf = { country: 'countryId' } as const

/** The form of a client: one that is edited or, without one, a new one. */
export function ClientEditor({ client }: { readonly client?: Client | undefined }) {
  const portal = usePortal()
  const { countries } = portal
  const { clients: calls } = useClientOf(clientCalls)
  const { form, page, question } = useRecordEditor({
    record: client,
    calls,
    draftOf: clientDraftOf,
    empty: emptyClientDraft(countryChoice(countries, portal)),
    fields: clientFields,
    change: changeClientDraft,
    validate: validateClient,
    build: (draft) => buildClientRequest(draft, { countries }),
    fieldOf,
    savedKey: 'clients.saved',
    canSync: (draft) => canSynchroniseRecord(draft, clientKind),
    mergeSync: (draft, answer) => mergeSynchronised(draft, answer, clientKind),
    listPath: portalPages.clients.path,
  })
  const search = useCoreSearch({
    form,
    permission: canLookUpCode(form.whole, clientKind),
    query: (draft) => clientLookupQuery(draft, { countries }),
    start: startClientLookup,
    call: ({ country, ...query }: ClientLookupQuery, signal) =>
      calls.lookup({ params: { country }, query }, { signal, silent: true }),
    answer: (draft, told) => answerClientLookup(draft, told, { countries }),
  })
  return (
    <>
      <ClientForm {...page} search={search} />
      {question}
    </>
  )
}
