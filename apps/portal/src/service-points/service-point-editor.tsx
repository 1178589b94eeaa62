import { servicePointCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { clientLabel } from '@remesa/domain/clients'
import { canSynchroniseRecord, mergeSynchronised } from '@remesa/domain/records'
import {
  answerServicePointLookup,
  buildServicePointRequest,
  canLookUpServicePoint,
  changeServicePointDraft,
  emptyServicePointDraft,
  modulesLeftOut,
  type ServicePointDetail,
  type ServicePointDraft,
  type ServicePointLookupRequest,
  servicePointDraftOf,
  servicePointFields,
  servicePointKind,
  startServicePointLookup,
  validateServicePoint,
} from '@remesa/domain/service-points'
import { ServicePointForm } from '@remesa/ui/service-points'
import { useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useFormCountry } from '../records/use-form-country'
import { useRecordEditor } from '../records/use-record-editor'
import { useChannels } from './use-channels'
import { usePointFacts } from './use-point-facts'
import { usePointParents } from './use-point-parents'

/** The field of the form for a field of the body, where they differ. */
const fieldOf = {
  adapters: 'modules',
  'paymentService.accountId': 'payment.accountId',
  'paymentService.locationId': 'payment.locationId',
  'paymentService.fee': 'payment.fee',
} as const

/** The form of a service point: one that is edited or, without one, a new one. */
export function ServicePointEditor({ record }: { readonly record?: ServicePointDetail | undefined }) {
  const { brand } = usePortal()
  const { servicePoints: calls } = useClientOf(servicePointCalls)
  const formCountry = useFormCountry(record?.subclient.client.country)
  const { facts, onRetryModules } = usePointFacts(record, formCountry)
  const { form, page, question } = useRecordEditor({
    record,
    calls,
    draftOf: (point) => servicePointDraftOf(point, facts),
    empty: emptyServicePointDraft(facts),
    fields: servicePointFields,
    change: (draft, change) => changeServicePointDraft(draft, change, facts),
    validate: (draft) => validateServicePoint(draft, facts),
    build: (draft) => buildServicePointRequest(draft, facts),
    fieldOf,
    savedKey: 'service-points.saved',
    canSync: (draft) => canSynchroniseRecord(draft, servicePointKind),
    mergeSync: (draft, answer) => mergeSynchronised(draft, answer, servicePointKind),
    listPath: portalPages.servicepoints.path,
  })
  const { whole } = form
  formCountry.follow(whole)
  const { parents, chosen } = usePointParents(form)
  const { country } = formCountry
  const started = (draft: ServicePointDraft) =>
    country && canLookUpServicePoint(draft, chosen).allowed
      ? startServicePointLookup(draft, { ...chosen, country })
      : undefined
  const search = useCoreSearch({
    form,
    permission: canLookUpServicePoint(whole, chosen),
    query: (draft) => started(draft)?.asked,
    start: (draft) => started(draft) ?? draft,
    call: ({ country: code, query }: ServicePointLookupRequest, signal) =>
      calls.lookup({ params: { country: code }, query }, { signal, silent: true }),
    answer: (draft, { asked, answer }) => answerServicePointLookup(draft, asked, answer),
  })
  return (
    <>
      <ServicePointForm
        {...page}
        {...{ facts, search, onRetryModules }}
        parents={record ? undefined : parents}
        place={record && placeOf(record)}
        leftOut={record ? modulesLeftOut(record, brand) : []}
        channels={useChannels(calls, Number(whole.countryId))}
      />
      {question}
    </>
  )
}

const placeOf = ({ subclient }: ServicePointDetail) => ({
  client: clientLabel(subclient.client),
  subclient: clientLabel(subclient),
})
