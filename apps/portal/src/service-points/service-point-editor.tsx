import { servicePointCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { clientLabel } from '@remesa/domain/clients'
import { canSynchroniseRecord, mergeSynchronised } from '@remesa/domain/records'
import {
  answerServicePointLookup,
  buildServicePointRequest,
  canLookUpServicePoint,
  emptyServicePointDraft,
  modulesLeftOut,
  type ServicePointDetail,
  type ServicePointLookupRequest,
  type ServicePointRequest,
  servicePointDraftOf,
  servicePointKind,
  startServicePointLookup,
} from '@remesa/domain/service-points'
import {
  formDraftOf,
  ServicePointForm,
  type ServicePointFormDraft,
  useServicePointForm,
} from '@remesa/ui/service-points'
import { useState } from 'react'
import { useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useRecordEditor } from '../records/use-record-editor'
import { fieldOfBody } from './field-of-body'
import { useChannels } from './use-channels'
import { usePointFacts } from './use-point-facts'
import { usePointParents } from './use-point-parents'

/** The form of a service point: one that is edited or, without one, a new one. */
export function ServicePointEditor({ record }: { readonly record?: ServicePointDetail | undefined }) {
  const { brand, countries } = usePortal()
  const { servicePoints: calls } = useClientOf(servicePointCalls)
  const [countryId, setCountryId] = useState('')
  const { facts, onRetryModules } = usePointFacts(record, countryId)
  const draftOf = (point: ServicePointDetail) => formDraftOf(servicePointDraftOf(point, facts))
  const { form, page, question } = useRecordEditor({
    record,
    calls,
    draftOf,
    useForm: (rejections) =>
      useServicePointForm({
        initial: record ? draftOf(record) : emptyServicePointDraft(facts),
        facts,
        rejections,
      }),
    build: (draft: ServicePointFormDraft): ServicePointRequest => buildServicePointRequest(draft, facts),
    fieldOf: fieldOfBody,
    savedKey: 'service-points.saved',
    canSync: (draft) => canSynchroniseRecord(draft, servicePointKind),
    mergeSync: (draft, answer) => mergeSynchronised(draft, answer, servicePointKind),
    listPath: portalPages.servicepoints.path,
  })
  const { whole } = form
  // The settings of the chosen country are facts of the form that it is chosen in.
  if (whole.countryId !== countryId) setCountryId(whole.countryId)
  const { chosen, ...parents } = usePointParents(form)
  const country = countries.find(({ id }) => String(id) === whole.countryId)
  const started = (draft: ServicePointFormDraft) =>
    country && canLookUpServicePoint(draft, chosen).allowed
      ? startServicePointLookup(draft, { ...chosen, country })
      : undefined
  const search = useCoreSearch({
    form,
    permission: canLookUpServicePoint(whole, chosen),
    query: (draft) => started(draft)?.asked,
    start: (draft) => formDraftOf(started(draft) ?? draft),
    call: ({ country: code, query }: ServicePointLookupRequest, signal) =>
      calls.lookup({ params: { country: code }, query }, { signal, silent: true }),
    answer: (draft, { asked, answer }) => formDraftOf(answerServicePointLookup(draft, asked, answer)),
  })
  return (
    <>
      <ServicePointForm
        {...page}
        facts={facts}
        parents={record ? undefined : parents}
        place={record && placeOf(record)}
        search={search}
        leftOut={record ? modulesLeftOut(record, brand) : []}
        onRetryModules={onRetryModules}
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
