import { clientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import {
  answerClientLookup,
  buildClientRequest,
  type Client,
  type ClientDraft,
  type ClientField,
  type ClientLookupQuery,
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
import { useLocation } from 'wouter'
import { useClientOf } from '../kernel/api'
import { useLeaveQuestion } from '../kernel/leaving'
import { useCountryChoices } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useRecordSave } from '../records/use-record-save'
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
  const [, navigate] = useLocation()
  const choices = useCountryChoices()
  const stale = [api.list, api.get]
  const backToList = () => navigate(portalPages.clients.path)
  const { rejections, ...save } = useRecordSave({
    call: (body: ReturnType<typeof buildClientRequest>, options) => api.save({ body }, options),
    build: (draft: ClientDraft) => buildClientRequest(draft, { countries }),
    fieldOf,
    savedKey: 'clients.saved',
    stale,
    onSaved: () => leaveAtOnce(backToList),
  })
  const form = useRecordForm({
    initial: client ? clientDraftOf(client) : emptyClientDraft(countryChoice(countries, portal)),
    isNew: client === undefined,
    fields,
    change: changeClientDraft,
    validate: validateClient,
    rejections,
  })
  const { leave, leaveAtOnce, question } = useLeaveQuestion({
    isDirty: form.changes.length > 0,
    isBusy: save.isBusy,
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
    merge: (draft, answer) => mergeSynchronised(draft, answer, clientKind),
    stale,
  })
  return (
    <>
      <ClientForm
        {...save}
        form={form}
        countries={choices}
        currencies={currencies}
        search={client ? undefined : search}
        sync={client && sync}
        onCancel={() => leave(backToList)}
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
