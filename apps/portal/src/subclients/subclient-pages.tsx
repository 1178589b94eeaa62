import { subclientCalls } from '@remesa/api-client/contract'
import { useClientOf } from '../kernel/api'
import { RecordGate } from '../records/record-gate'
import { SubclientEditor } from './subclient-editor'

/** A new subclient. */
export function AddSubclientPage() {
  return <SubclientEditor />
}

/** The subclient that the address names. */
export function EditSubclientPage() {
  const { subclients } = useClientOf(subclientCalls)
  return (
    <RecordGate page="edit-subclient" call={subclients.get}>
      {(subclient) => <SubclientEditor key={subclient.id} subclient={subclient} />}
    </RecordGate>
  )
}
