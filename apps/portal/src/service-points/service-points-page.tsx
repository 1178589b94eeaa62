import { servicePointCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import {
  type ServicePoint,
  ServicePointType,
  servicePointKind,
  servicePointList,
} from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import { rowsAhead } from '../kernel/list'
import { TypeTag, useRecordCells } from '../records/record-cells'
import { RecordListPage } from '../records/record-list-page'
import { useAssignActs } from './use-assign-acts'

/** The badge of each type of service point. (SVP-1) */
const badges = { SOL: 'SOL', CASHTODAY: 'SMARTCASH' } as const satisfies Record<ServicePointType, string>

/** Requests their first rows before the page is drawn. */
export const prefetchServicePoints = rowsAhead({
  page: 'servicepoints',
  list: servicePointList,
  name: 'service-points',
  callOf: (clientOf) => clientOf(servicePointCalls).servicePoints.list,
})

/** The service points that the viewer may see. */
export function ServicePointsPage() {
  const t = useT()
  const { servicePoints } = useClientOf(servicePointCalls)
  const cells = useRecordCells<ServicePoint>()
  return (
    <RecordListPage
      list={servicePointList}
      name="service-points"
      kind={servicePointKind}
      calls={servicePoints}
      acts={useAssignActs()}
      texts={{
        title: 'nav.servicepoints',
        empty: 'record-lists.empty.servicepoints',
        add: 'record-lists.add.servicepoints',
      }}
      paths={{
        add: portalPages['add-servicepoint'].path,
        edit: portalPages['edit-servicepoint'].path,
        import: portalPages['import-servicepoints'].path,
      }}
      filterLabels={{
        countryId: t('record-lists.field.country'),
        type: t('record-lists.field.type'),
        clientDesc: t('record-lists.field.client'),
        codeSol: t('record-lists.field.codeSol'),
        description: t('record-lists.field.description'),
        deviceId: t('record-lists.field.deviceId'),
        idSmartcash: t('record-lists.field.idSmartcash'),
        address: t('record-lists.field.address'),
      }}
      filterChoices={{
        type: ServicePointType.options.map((value) => ({
          value,
          label: t(`record-lists.type.${badges[value]}`),
        })),
      }}
      cells={{
        ...cells,
        type: { header: t('record-lists.field.type'), cell: ({ type }) => <TypeTag type={badges[type]} /> },
        client: {
          header: t('record-lists.field.client'),
          cell: ({ subclient }) => subclient.client.description,
        },
        subclient: {
          header: t('record-lists.field.subclient'),
          cell: ({ subclient }) => subclient.description,
        },
        deviceId: { header: t('record-lists.field.deviceId'), cell: ({ deviceId }) => deviceId },
      }}
    />
  )
}
