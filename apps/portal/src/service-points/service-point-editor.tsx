import { servicePointCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import {
  inactiveAbove,
  type ServicePointDetail,
  servicePointKind,
  servicePointList,
} from '@remesa/domain/service-points'
import { ServicePointForm } from '@remesa/ui/service-points'
import { useClientOf } from '../kernel/api'
import { PlaceHead } from '../records/place-head'
import { RecordLoader } from '../records/record-loader'
import { useFormCountry } from '../records/use-form-country'
import { useRecordEditor } from '../records/use-record-editor'
import { askToClose } from './ask-to-close'
import { LikeNote, useLikeId, useRulesLike } from './like-service-point'
import { useChannels } from './use-channels'
import { usePointCore } from './use-point-core'
import { usePointFacts } from './use-point-facts'

type ServicePointEditorProps = Readonly<Partial<Record<'record' | 'like', ServicePointDetail>>>

/** The form that edits `record` or, without a record, adds a service point that begins with the values of `like`. */
export function ServicePointEditor({ record, like }: ServicePointEditorProps) {
  const { servicePoints: calls } = useClientOf(servicePointCalls)
  const { follow, ...chosen } = useFormCountry(record?.subclient.client.country)
  const { facts, onRetryModules } = usePointFacts(record ?? like, chosen)
  const { form, page, shown } = useRecordEditor({
    rules: useRulesLike(like),
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
      move={calls}
      closing={askToClose(record, shown.version)}
      inactiveAbove={inactiveAbove(record.subclient)}
    />
  )
  return (
    <ServicePointForm
      {...page}
      head={head ?? (like && <LikeNote like={like} />)}
      {...core}
      {...{ facts, record, channels, onRetryModules }}
    />
  )
}

/** The page that edits the service point whose id is in the URL. */
export function EditServicePointPage() {
  const { servicePoints } = useClientOf(servicePointCalls)
  return <RecordLoader page="edit-servicepoint" call={servicePoints.get} editor={ServicePointEditor} />
}

/** The page that adds a service point, with the values of the point in the query parameter `like`, if any. (SVP-92) */
export function AddServicePointPage() {
  const { servicePoints } = useClientOf(servicePointCalls)
  const like = useLikeId()
  if (like === undefined) return <ServicePointEditor />
  return <RecordLoader page="edit-servicepoint" id={like} call={servicePoints.get} editor={LikeEditor} />
}

function LikeEditor({ record }: { readonly record: ServicePointDetail }) {
  return <ServicePointEditor like={record} />
}
