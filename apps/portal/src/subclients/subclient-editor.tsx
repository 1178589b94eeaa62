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
import { recordOption, useRemoteSelector } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useRecordEditor } from '../records/use-record-editor'
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
  const { countries } = portal
  const { clients } = useApi()
  const { subclients: calls } = useClientOf(subclientCalls)
  const country = countryChoice(countries, portal)
  const catalogue = useDelegations(calls.delegationsOf)
  const { form, page, question } = useRecordEditor({
    record: subclient,
    calls,
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
    build: (draft: SubclientDraft) =>
      buildSubclientRequest(draft, { countries, ...catalogue.factsOf(draft.countryId) }),
    fieldOf,
    savedKey: 'subclients.saved',
    canSync: (draft) => canSynchroniseRecord({ ...draft, clientId: clientIdOf(draft) }, subclientKind),
    mergeSync: mergeSynchronisedSubclient,
    listPath: portalPages.subclients.path,
  })
  const { whole } = form
  const delegations = useLoadedDelegations(catalogue, whole.countryId)
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
      <SubclientForm {...page} {...delegations} country={country} client={client} search={search} />
      {question}
    </>
  )
}

const clientIdOf = ({ client }: SubclientDraft): string => (client === null ? '' : String(client.id))
