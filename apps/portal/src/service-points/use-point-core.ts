import type { ApiClient } from '@remesa/api-client'
import type { ServicePointCalls } from '@remesa/api-client/contract'
import { clientLabel, clientSelectorQuery } from '@remesa/domain/clients'
import { codeHolderQuery } from '@remesa/domain/records'
import {
  answerServicePointLookup,
  canLookUpServicePoint,
  type ServicePointDetail,
  type ServicePointDraft,
  type ServicePointLookupRequest,
  servicePointKind,
  startServicePointLookup,
} from '@remesa/domain/service-points'
import { subclientSelectorQuery } from '@remesa/domain/subclients'
import { useT } from '@remesa/ui/i18n'
import type { ServicePointFormProps, ServicePointRecordForm } from '@remesa/ui/service-points'
import { useApi } from '../kernel/api'
import { useCodeHolder } from '../records/use-code-holder'
import { useCoreSearch } from '../records/use-core-search'
import { useParentChoice } from '../records/use-parent-choice'

interface PointCoreInput {
  readonly form: ServicePointRecordForm
  readonly isBusy: boolean
  readonly calls: ApiClient<ServicePointCalls>['servicePoints']
  readonly country: { readonly code: string } | undefined
  /** The subclient that is chosen when the form opens. */
  readonly subclient?: ServicePointDetail['subclient'] | undefined
}

const nothing = { codeSol: null }

/**
 * The choice of country, client and subclient for a new service point, and the search for the point in the core
 * system. The choice of a client depends on the country, and the choice of a subclient on the client. In validation
 * mode, only records that exist in the core system can be chosen. (SVP-33, SVP-60 to SVP-65)
 */
export const usePointCore = (input: PointCoreInput): Pick<ServicePointFormProps, 'parents' | 'search'> => {
  const { form, isBusy, calls, country } = input
  const t = useT()
  const api = useApi()
  const { countryId, clientId, validates } = form.draft
  const hasOid = validates ? true : undefined
  const client = useParentChoice({
    form,
    name: 'clientId',
    initial: input.subclient?.client,
    call: api.clients.list,
    query: (typed) => (countryId === '' ? undefined : clientSelectorQuery({ countryId, typed, hasOid })),
    disabledReason: t('service-points.refused.no-country'),
  })
  const subclient = useParentChoice({
    form,
    name: 'subclientId',
    initial: input.subclient,
    call: api.subclients.list,
    query: (typed) =>
      clientId === '' ? undefined : subclientSelectorQuery({ clientId: Number(clientId), typed, hasOid }),
    disabledReason: t('service-points.refused.no-client'),
  })
  const chosen = { client: client.row ?? nothing, subclient: subclient.row ?? nothing }
  const started = (draft: ServicePointDraft) =>
    country && canLookUpServicePoint(draft, chosen).allowed
      ? startServicePointLookup(draft, { ...chosen, country })
      : undefined
  const inPortal = useCodeHolder({
    form,
    isBusy,
    kind: 'service-points',
    rules: servicePointKind,
    list: calls.list,
    query: codeHolderQuery,
    above: (draft) => ({ subclientId: Number(draft.subclientId) }),
    countryOf: (row) => row.subclient.client.country.id,
    placeOf: (row) => [clientLabel(row.subclient.client), clientLabel(row.subclient)],
  })
  const search = useCoreSearch({
    form,
    permission: canLookUpServicePoint(form.whole, chosen),
    query: (draft) => started(draft)?.asked,
    start: (draft) => started(draft) ?? draft,
    call: ({ country: code, query }: ServicePointLookupRequest, signal) =>
      calls.lookup({ params: { country: code }, query }, { signal, silent: true }),
    answer: (draft, { asked, answer }) => answerServicePointLookup(draft, asked, answer),
    inPortal,
  })
  return { parents: { client: client.choice, subclient: subclient.choice }, search }
}
