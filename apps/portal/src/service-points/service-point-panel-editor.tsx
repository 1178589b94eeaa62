import { servicePointCalls } from '@remesa/api-client/contract'
import {
  type ServicePointDetail,
  servicePointForm,
  servicePointFormFields,
} from '@remesa/domain/service-points'
import { Skeleton } from '@remesa/ui/kernel'
import { useClientOf } from '../kernel/api'
import { EditedInPanel, type PanelEditing, type PanelEditorProps, PanelRecord } from '../records/panel-editor'
import { useFormCountry } from '../records/use-form-country'
import { usePointFacts } from './use-point-facts'

/** A service point that is edited in the panel beside the list. (REC-125) */
export function ServicePointPanelEditor(props: PanelEditorProps) {
  const { servicePoints } = useClientOf(servicePointCalls)
  return <PanelRecord {...props} call={servicePoints.get} editor={EditedServicePoint} />
}

function EditedServicePoint(props: PanelEditing & { readonly record: ServicePointDetail }) {
  const { servicePoints } = useClientOf(servicePointCalls)
  const { facts, isReady, onRetryModules } = usePointFacts(
    props.record,
    useFormCountry(props.record.subclient.client.country),
  )
  if (!isReady && onRetryModules === undefined) return <Skeleton />
  return (
    <EditedInPanel
      {...props}
      rules={servicePointForm}
      facts={facts}
      calls={servicePoints}
      savedKey="service-points.saved"
      idSmartcash={(draft) => servicePointFormFields(draft, facts).idSmartcash}
    />
  )
}
