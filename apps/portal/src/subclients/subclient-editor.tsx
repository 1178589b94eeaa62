import { subclientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { clientLabel } from '@remesa/domain/clients'
import { codeHolderQuery } from '@remesa/domain/records'
import {
  answerSubclientLookup,
  canLookUpSubclient,
  codeContext,
  type Subclient,
  type SubclientLookupQuery,
  startSubclientLookup,
  subclientClientQuery,
  subclientForm,
  subclientKind,
  subclientList,
  subclientLookupQuery,
} from '@remesa/domain/subclients'
import { useT } from '@remesa/ui/i18n'
import { SubclientForm } from '@remesa/ui/subclients'
import { useApi, useClientOf } from '../kernel/api'
import { recordOption, useRemoteSelector } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { PlaceHead } from '../records/place-head'
import { RecordLoader } from '../records/record-loader'
import { useCodeHolder } from '../records/use-code-holder'
import { useCoreSearch } from '../records/use-core-search'
import { useCountryCatalogue, useFormCountry } from '../records/use-form-country'
import { useRecordEditor } from '../records/use-record-editor'

/** The form for editing the subclient `record` or, without a record, for adding a subclient. */
export function SubclientEditor({ record }: { readonly record?: Subclient | undefined }) {
  const t = useT()
  const { countries } = usePortal()
  const { clients } = useApi()
  const { subclients: calls } = useClientOf(subclientCalls)
  const { choice, country, follow } = useFormCountry(record?.client.country)
  const delegations = useCountryCatalogue(calls.delegationsOf, country)
  const facts = { countries, country: choice, delegations: delegations.items ?? [] }
  const { form, page, shown } = useRecordEditor({
    rules: subclientForm,
    facts,
    record,
    calls,
    savedKey: 'subclients.saved',
    listPath: portalPages.subclients.path,
  })
  const { whole } = form
  follow(whole)
  const client = useRemoteSelector({
    call: clients.list,
    query: (typed) => subclientClientQuery(whole, typed),
    optionOf: recordOption,
    disabledReason: t('selector.first.country'),
    chosenId: whole.client === null ? '' : String(whole.client.id),
    onChoose: (row) => form.change('client', row ?? null),
  })
  const inPortal = useCodeHolder({
    form,
    isBusy: page.isBusy,
    kind: 'subclients',
    rules: subclientKind,
    list: calls.list,
    query: (draft) => codeHolderQuery(codeContext(draft)),
    above: (draft) => ({ clientId: draft.client?.id ?? 0 }),
    countryOf: ({ client: { country: of } }) => of.id,
    placeOf: (row) => [clientLabel(row.client)],
  })
  const search = useCoreSearch({
    form,
    permission: canLookUpSubclient(whole),
    query: (draft) => subclientLookupQuery(draft, facts),
    start: startSubclientLookup,
    call: ({ country: code, ...query }: SubclientLookupQuery, signal) =>
      calls.lookup({ params: { country: code }, query }, { signal, silent: true }),
    answer: (draft, told) => answerSubclientLookup(draft, told, facts),
    inPortal,
  })
  const head = record && (
    <PlaceHead
      kind="subclients"
      rules={subclientKind}
      list={subclientList}
      calls={calls}
      record={record}
      {...shown}
      place={{ countryId: record.client.country.id, client: record.client, subclient: record }}
      move={calls}
      inactiveAbove={record.client.active ? undefined : 'client'}
    />
  )
  return <SubclientForm {...page} {...{ head, country: choice, client, delegations, search }} />
}

/** The page that edits the subclient whose id is in the URL. */
export function EditSubclientPage() {
  const { subclients } = useClientOf(subclientCalls)
  return <RecordLoader page="edit-subclient" call={subclients.get} editor={SubclientEditor} />
}
