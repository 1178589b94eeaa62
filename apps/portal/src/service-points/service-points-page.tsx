import { servicePointCalls } from '@remesa/api-client/contract'
import {
  inactiveAbove,
  ServicePointType,
  servicePointKind,
  servicePointList,
} from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import { prefetchRows } from '../kernel/list'
import { lazyPart, withTexts } from '../kernel/loading'
import { recordCells, TypeTag } from '../records/record-cells'
import { RecordListPage } from '../records/record-list-page'
import { useAssignActions } from './use-assign-actions'

/** The text of the badge for each type of service point. (SVP-1) */
const badges = { SOL: 'SOL', CASHTODAY: 'SMARTCASH' } as const satisfies Record<ServicePointType, string>

const ServicePointPanelEditor = lazyPart(() =>
  withTexts('records', async () => (await import('./service-point-panel-editor')).ServicePointPanelEditor),
)

/** Requests the first rows of service points before the page is rendered. */
export const prefetchServicePoints = prefetchRows({
  page: 'servicepoints',
  list: servicePointList,
  name: 'service-points',
  callOf: (clientOf) => clientOf(servicePointCalls).servicePoints.list,
})

/** The page with the list of service points that the viewer may see. */
export function ServicePointsPage() {
  const t = useT()
  const { servicePoints } = useClientOf(servicePointCalls)
  return (
    <RecordListPage
      list={servicePointList}
      name="service-points"
      kind={servicePointKind}
      calls={servicePoints}
      actions={useAssignActions()}
      inactiveAbove={({ subclient }) => inactiveAbove(subclient)}
      texts={{
        title: 'nav.servicepoints',
        empty: 'record-lists.empty.servicepoints',
        add: 'record-lists.add.servicepoints',
        search: 'list.search.servicepoints',
      }}
      editor={ServicePointPanelEditor}
      pages={{ add: 'add-servicepoint', edit: 'edit-servicepoint', import: 'import-servicepoints' }}
      filterChoices={{
        type: ServicePointType.options.map((value) => ({
          value,
          label: t(`record-lists.type.${badges[value]}`),
        })),
      }}
      placeOf={(point) => ({
        countryId: point.subclient.client.country.id,
        client: point.subclient.client,
        subclient: point.subclient,
        servicePoint: point,
      })}
      factsOf={({ address }) => [{ term: t('record-lists.field.address'), value: address ?? undefined }]}
      cells={{
        ...recordCells,
        type: ({ type }) => <TypeTag type={badges[type]} />,
        client: ({ subclient }) => subclient.client.description,
        subclient: ({ subclient }) => subclient.description,
        deviceId: ({ deviceId }) => deviceId,
      }}
    />
  )
}
