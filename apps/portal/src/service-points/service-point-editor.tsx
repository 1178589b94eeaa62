import { chakra } from '@chakra-ui/react'
import { servicePointCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import {
  duplicateServicePoint,
  inactiveAbove,
  type ServicePointDetail,
  servicePointForm,
  servicePointKind,
  servicePointList,
} from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { ServicePointForm } from '@remesa/ui/service-points'
import { useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { useClientOf } from '../kernel/api'
import { PlaceHead } from '../records/place-head'
import { type EditorProps, noReload, RecordLoader } from '../records/record-loader'
import { useFormCountry } from '../records/use-form-country'
import { useRecordEditor } from '../records/use-record-editor'
import { useChannels } from './use-channels'
import { usePointCore } from './use-point-core'
import { usePointFacts } from './use-point-facts'

interface ServicePointEditorProps extends Partial<EditorProps<ServicePointDetail>> {
  /** The point that a new one is like. */
  readonly like?: ServicePointDetail | undefined
}

/** The form of a service point: of `record` or, without a record, of a new service point. */
export function ServicePointEditor({ record, like, onReload = noReload }: ServicePointEditorProps) {
  const t = useT()
  const { servicePoints: calls } = useClientOf(servicePointCalls)
  const { follow, ...chosen } = useFormCountry(record?.subclient.client.country)
  const { facts, onRetryModules } = usePointFacts(record ?? like, chosen)
  const { form, page, shown } = useRecordEditor({
    rules: useMemo(() => rulesLike(like), [like]),
    facts,
    record,
    calls,
    savedKey: 'service-points.saved',
    listPath: portalPages.servicepoints.path,
  })
  follow(form.whole)
  const core = usePointCore({
    form,
    isBusy: page.isBusy,
    calls,
    country: chosen.country,
    subclient: like?.subclient,
  })
  const channels = useChannels(calls, Number(form.whole.countryId))
  const head = record && (
    <PlaceHead
      kind="service-points"
      rules={servicePointKind}
      list={servicePointList}
      calls={calls}
      record={record}
      {...shown}
      place={{
        countryId: record.subclient.client.country.id,
        client: record.subclient.client,
        subclient: record.subclient,
        servicePoint: record,
      }}
      move={{ calls, isChanged: form.changes.length > 0, onMoved: onReload }}
      inactiveAbove={inactiveAbove(record.subclient)}
    />
  )
  const note = like && (
    <chakra.p textStyle="sm" color="fg.muted" marginBottom="4">
      {t('records.like.note', { name: like.description })}
    </chakra.p>
  )
  return (
    <ServicePointForm
      {...page}
      head={head ?? note}
      {...core}
      {...{ facts, record, channels, onRetryModules }}
    />
  )
}

/** The rules of the form, whose new points may be like another one. (SVP-92) */
const rulesLike = (like: ServicePointDetail | undefined): typeof servicePointForm =>
  like === undefined
    ? servicePointForm
    : { ...servicePointForm, empty: (facts) => duplicateServicePoint(like, facts) }

/** A new service point, like the one that the address names with `like`. (SVP-92) */
export function AddServicePointPage() {
  const { servicePoints } = useClientOf(servicePointCalls)
  const like = /^[1-9]\d{0,14}$/.exec(new URLSearchParams(useSearch()).get('like') ?? '')?.[0]
  if (like === undefined) return <ServicePointEditor />
  return (
    <RecordLoader page="edit-servicepoint" id={Number(like)} call={servicePoints.get} editor={LikeEditor} />
  )
}

function LikeEditor({ record }: EditorProps<ServicePointDetail>) {
  return <ServicePointEditor like={record} />
}

/** The service point that the address names. */
export function EditServicePointPage() {
  const { servicePoints } = useClientOf(servicePointCalls)
  return <RecordLoader page="edit-servicepoint" call={servicePoints.get} editor={ServicePointEditor} />
}
