import { clientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import {
  answerClientLookup,
  buildClientRequest,
  type Client,
  type ClientDraft,
  type ClientField,
  type ClientLookupQuery,
  type ClientRequest,
  changeClientDraft,
  clientDraftOf,
  clientKind,
  clientLookupQuery,
  emptyClientDraft,
  startClientLookup,
  validateClient,
} from '@remesa/domain/clients'
import { canLookUpCode, canSynchroniseRecord, countryChoice, mergeSynchronised } from '@remesa/domain/records'
import { ClientForm } from '@remesa/ui/clients'
import { useRecordForm } from '@remesa/ui/kernel'
import { useClientOf } from '../kernel/api'
import { useCountryChoices } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useRecordEditor } from '../records/use-record-editor'
import { useRecordSync } from '../records/use-record-sync'

const fields: readonly ClientField[] = [
  'validates',
  'countryId',
  'sourceSystem',
  'codeSol',
  'description',
  'idSmartcash',
  'thirdcodes',
  'limits',
  'extradata',
]
const fieldOf = { country: 'countryId' } as const

/** The form of a client: one that is edited or, without one, a new one. */
export function ClientEditor({ client }: { readonly client?: Client | undefined }) {
  const portal = usePortal()
  const { countries, currencies } = portal
  const { clients: api } = useClientOf(clientCalls)
  const stale = [api.list, api.get]
  const { form, sending, question, shown, onVersion } = useRecordEditor({
    record: client,
    draftOf: clientDraftOf,
    useForm: (rejections) =>
      useRecordForm({
        initial: client ? clientDraftOf(client) : emptyClientDraft(countryChoice(countries, portal)),
        isNew: client === undefined,
        fields,
        change: changeClientDraft,
        validate: validateClient,
        rejections,
      }),
    save: (body: ClientRequest, options) => api.save({ body }, options),
    build: (draft) => buildClientRequest(draft, { countries }),
    fieldOf,
    savedKey: 'clients.saved',
    stale,
    listPath: portalPages.clients.path,
  })
  const search = useCoreSearch({
    form,
    permission: canLookUpCode(form.whole, clientKind),
    query: (draft) => clientLookupQuery(draft, { countries }),
    start: startClientLookup,
    call: ({ country, ...query }: ClientLookupQuery, signal) =>
      api.lookup({ params: { country }, query }, { signal, silent: true }),
    answer: (draft, told) => answerClientLookup(draft, told, { countries }),
    byHand: enterByHand,
  })
  const sync = useRecordSync({
    form,
    isAllowed: canSynchroniseRecord(form.whole, clientKind).allowed,
    call: (_nothing, options) => api.sync({ params: { id: client?.id ?? 0 } }, options),
    shown,
    merge: (draft, answer) => mergeSynchronised(draft, answer, clientKind),
    stale,
    onVersion,
  })
  return (
    <>
      <ClientForm
        {...sending}
        form={form}
        countries={useCountryChoices()}
        currencies={currencies}
        search={client ? undefined : search}
        sync={client && sync}
      />
      {question}
    </>
  )
}

const enterByHand = (draft: ClientDraft): ClientDraft =>
  changeClientDraft(changeClientDraft(draft, { field: 'validates', value: false }), {
    field: 'codeSol',
    value: draft.codeSol,
  })
