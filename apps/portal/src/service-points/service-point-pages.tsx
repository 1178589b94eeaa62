import { useApi } from '../kernel/api'
import { RecordGate } from '../records/record-gate'
import { ServicePointEditor } from './service-point-editor'

/** A new service point. */
export function AddServicePointPage() {
  return <ServicePointEditor />
}

/** The service point that the address names. */
export function EditServicePointPage() {
  const { servicePoints } = useApi()
  return (
    <RecordGate page="edit-servicepoint" call={servicePoints.get}>
      {(record) => <ServicePointEditor key={record.id} record={record} />}
    </RecordGate>
  )
}
