import { clientCalls } from '@remesa/api-client/contract'
import { useClientOf } from '../kernel/api'
import { RecordGate } from '../records/record-gate'
import { ClientEditor } from './client-editor'

/** A new client. */
export function AddClientPage() {
  return <ClientEditor />
}

/** The client that the address names. */
export function EditClientPage() {
  const { clients } = useClientOf(clientCalls)
  return (
    <RecordGate page="edit-client" call={clients.get}>
      {(client) => <ClientEditor key={client.id} client={client} />}
    </RecordGate>
  )
}
