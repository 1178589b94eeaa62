import { clientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import {
  answerClientLookup,
  type Client,
  type ClientLookupQuery,
  clientForm,
  clientKind,
  clientList,
  clientLookupQuery,
  startClientLookup,
} from '@remesa/domain/clients'
import { canLookUpCode, codeHolderQuery, countryChoice } from '@remesa/domain/records'
import { ClientForm } from '@remesa/ui/clients'
import { useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { PlaceHead } from '../records/place-head'
import { RecordLoader } from '../records/record-loader'
import { useCodeHolder } from '../records/use-code-holder'
import { useCoreSearch } from '../records/use-core-search'
import { useRecordEditor } from '../records/use-record-editor'

/** The form for editing the client `record` or, without a record, for adding a client. */
export function ClientEditor({ record }: { readonly record?: Client | undefined }) {
  const portal = usePortal()
  const { clients: calls } = useClientOf(clientCalls)
  const facts = { countries: portal.countries, country: countryChoice(portal.countries, portal) }
  const { form, page, shown } = useRecordEditor({
    rules: clientForm,
    facts,
    record,
    calls,
    savedKey: 'clients.saved',
    listPath: portalPages.clients.path,
  })
  const inPortal = useCodeHolder({
    form,
    isBusy: page.isBusy,
    kind: 'clients',
    rules: clientKind,
    list: calls.list,
    query: codeHolderQuery,
    above: () => ({}),
    countryOf: ({ country }) => country.id,
    placeOf: () => [],
  })
  const search = useCoreSearch({
    form,
    permission: canLookUpCode(form.whole, clientKind),
    query: (draft) => clientLookupQuery(draft, facts),
    start: startClientLookup,
    call: ({ country, ...query }: ClientLookupQuery, signal) =>
      calls.lookup({ params: { country }, query }, { signal, silent: true }),
    answer: (draft, told) => answerClientLookup(draft, told, facts),
    inPortal,
  })
  const head = record && (
    <PlaceHead
      kind="clients"
      rules={clientKind}
      list={clientList}
      calls={calls}
      record={record}
      {...shown}
      place={{ countryId: record.country.id, client: record }}
    />
  )
  return <ClientForm {...page} head={head} search={search} />
}

/** The page that edits the client whose id is in the URL. */
export function EditClientPage() {
  const { clients } = useClientOf(clientCalls)
  return <RecordLoader page="edit-client" call={clients.get} editor={ClientEditor} />
}
