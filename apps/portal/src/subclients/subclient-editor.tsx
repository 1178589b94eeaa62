import { subclientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { canSynchroniseRecord, countryChoice } from '@remesa/domain/records'
import {
  answerSubclientLookup,
  buildSubclientRequest,
  canLookUpSubclient,
  changeSubclientDraft,
  emptySubclientDraft,
  mergeSynchronisedSubclient,
  type Subclient,
  type SubclientDraft,
  type SubclientField,
  type SubclientLookupQuery,
  startSubclientLookup,
  subclientClientQuery,
  subclientDraftOf,
  subclientKind,
  subclientLookupQuery,
  validateSubclient,
} from '@remesa/domain/subclients'
import { useT } from '@remesa/ui/i18n'
import { useRecordForm } from '@remesa/ui/kernel'
import { SubclientForm } from '@remesa/ui/subclients'
import { useApi, useClientOf } from '../kernel/api'
import { recordOption, useCountryChoices, useRemoteSelector } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useRecordEditor } from '../records/use-record-editor'
import { useRecordSync } from '../records/use-record-sync'
import { useDelegations, useLoadedDelegations } from './use-delegations'

const fields: readonly SubclientField[] = [
  'validates',
  'countryId',
  'client',
  'sourceSystem',
  'codeSol',
  'description',
  'delegation',
  'idSmartcash',
  'thirdcodes',
  'limits',
]

const fieldOf = { clientId: 'client' } as const

/** The form of a subclient: one that is edited or, without one, a new one. */
export function SubclientEditor({ subclient }: { readonly subclient?: Subclient | undefined }) {
  const t = useT()
  const portal = usePortal()
  const { countries, currencies } = portal
  const { clients } = useApi()
  const { subclients: api } = useClientOf(subclientCalls)
  const choices = useCountryChoices()
  const country = countryChoice(countries, portal)
  const catalogue = useDelegations(api.delegationsOf)
  const stale = [api.list, api.get]
  const { form, sending, question, shown, onVersion } = useRecordEditor({
    record: subclient,
    draftOf: subclientDraftOf,
    useForm: (rejections) =>
      useRecordForm({
        initial: subclient ? subclientDraftOf(subclient) : emptySubclientDraft(country),
        isNew: subclient === undefined,
        fields,
        change: changeSubclientDraft,
        validate: (draft) => validateSubclient(draft, catalogue.factsOf(draft.countryId)),
        rejections,
      }),
    save: (body: ReturnType<typeof buildSubclientRequest>, options) => api.save({ body }, options),
    build: (draft: SubclientDraft) =>
      buildSubclientRequest(draft, { countries, ...catalogue.factsOf(draft.countryId) }),
    fieldOf,
    savedKey: 'subclients.saved',
    stale,
    listPath: portalPages.subclients.path,
  })
  const { whole } = form
  const { delegations } = useLoadedDelegations(catalogue, whole.countryId)
  const clientId = whole.client === null ? '' : String(whole.client.id)
  const client = useRemoteSelector({
    call: clients.list,
    query: (typed) => subclientClientQuery(whole, typed),
    optionOf: recordOption,
    disabledReason: t('selector.first.country'),
    chosenId: clientId,
    onChoose: (row) => form.change('client', row ?? null),
  })
  const search = useCoreSearch({
    form,
    permission: canLookUpSubclient(whole),
    query: (draft) => subclientLookupQuery(draft, { countries }),
    start: startSubclientLookup,
    call: ({ country: code, ...query }: SubclientLookupQuery, signal) =>
      api.lookup({ params: { country: code }, query }, { signal, silent: true }),
    answer: (draft, told) => answerSubclientLookup(draft, told, { countries }),
    byHand: enterByHand,
  })
  const sync = useRecordSync({
    form,
    isAllowed: canSynchroniseRecord({ ...whole, clientId }, subclientKind).allowed,
    call: (_nothing, options) => api.sync({ params: { id: subclient?.id ?? 0 } }, options),
    shown,
    merge: (draft, answer) => mergeSynchronisedSubclient(draft, answer),
    stale,
    onVersion,
  })
  return (
    <>
      <SubclientForm
        {...sending}
        form={form}
        country={country}
        countries={choices}
        currencies={currencies}
        delegations={delegations}
        client={client}
        search={subclient ? undefined : search}
        sync={subclient && sync}
      />
      {question}
    </>
  )
}

const enterByHand = (draft: SubclientDraft): SubclientDraft =>
  changeSubclientDraft(changeSubclientDraft(draft, { field: 'validates', value: false }), {
    field: 'codeSol',
    value: draft.codeSol,
  })
