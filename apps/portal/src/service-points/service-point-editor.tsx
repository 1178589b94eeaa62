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
import { useCountryChoices } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { useCoreSearch } from '../records/use-core-search'
import { useRecordEditor } from '../records/use-record-editor'
import { useRecordSync } from '../records/use-record-sync'
import { fieldOfBody } from './field-of-body'
import { useChannels } from './use-channels'
import { usePointFacts } from './use-point-facts'
import { usePointParents } from './use-point-parents'

/** The form of a service point: one that is edited or, without one, a new one. */
export function ServicePointEditor({ record }: { readonly record?: ServicePointDetail | undefined }) {
  const { brand, countries, currencies } = usePortal()
  const { servicePoints: api } = useClientOf(servicePointCalls)
  const choices = useCountryChoices()
  const [countryId, setCountryId] = useState('')
  const { facts, onRetryModules } = usePointFacts(record, countryId)
  const stale = [api.list, api.get]
  const draftOf = (point: ServicePointDetail) => formDraftOf(servicePointDraftOf(point, facts))
  const { form, sending, question, shown, onVersion } = useRecordEditor({
    record,
    draftOf,
    useForm: (rejections) =>
      useServicePointForm({
        initial: record ? draftOf(record) : emptyServicePointDraft(facts),
        facts,
        rejections,
      }),
    save: (body: ServicePointRequest, options) => api.save({ body }, options),
    build: (draft: ServicePointFormDraft) => buildServicePointRequest(draft, facts),
    fieldOf: fieldOfBody,
    savedKey: 'service-points.saved',
    stale,
    listPath: portalPages.servicepoints.path,
  })
  const { whole } = form
  // The settings of the chosen country are facts of the form that it is chosen in.
  if (whole.countryId !== countryId) setCountryId(whole.countryId)
  const { chosen, ...parents } = usePointParents(form)
  const country = countries.find(({ id }) => String(id) === whole.countryId)
  const canSearch = (draft: ServicePointFormDraft) =>
    country !== undefined && canLookUpServicePoint(draft, chosen).allowed
  const started = (draft: ServicePointFormDraft) =>
    country && canSearch(draft) ? startServicePointLookup(draft, { ...chosen, country }) : undefined
  const search = useCoreSearch({
    form,
    permission: canLookUpServicePoint(whole, chosen),
    query: (draft) => started(draft)?.asked,
    start: (draft) => formDraftOf(started(draft) ?? draft),
    call: ({ country: code, query }: ServicePointLookupRequest, signal) =>
      api.lookup({ params: { country: code }, query }, { signal, silent: true }),
    answer: (draft, { asked, answer }) => formDraftOf(answerServicePointLookup(draft, asked, answer)),
    byHand: (draft) =>
      formDraftOf(
        changeServicePointDraft(
          changeServicePointDraft(draft, { field: 'validates', value: false }, facts),
          { field: 'codeSol', value: draft.codeSol },
          facts,
        ),
      ),
  })
  const sync = useRecordSync({
    form,
    isAllowed: canSynchroniseRecord(whole, servicePointKind).allowed,
    call: (_nothing, options) => api.sync({ params: { id: record?.id ?? 0 } }, options),
    shown,
    merge: (draft, answer) => mergeSynchronised(draft, answer, servicePointKind),
    stale,
    onVersion,
  })
  const channels = useChannels(api, Number(whole.countryId))
  return (
    <>
      <ServicePointForm
        {...sending}
        form={form}
        facts={facts}
        countries={choices}
        parents={record ? undefined : parents}
        place={record && placeOf(record)}
        search={record ? undefined : search}
        sync={record && sync}
        leftOut={record ? modulesLeftOut(record, brand) : []}
        onRetryModules={onRetryModules}
        currencies={currencies}
        channels={channels}
      />
      {question}
    </>
  )
}

const placeOf = ({ subclient }: ServicePointDetail) => ({
  client: clientLabel(subclient.client),
  subclient: clientLabel(subclient),
})
