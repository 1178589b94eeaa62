import { clientCalls } from '@remesa/api-client/contract'
import { type Client, clientForm } from '@remesa/domain/clients'
import { countryChoice } from '@remesa/domain/records'
import { useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import {
  EditedInPanel,
  type PanelEditing,
  type PanelEditorProps,
  PanelRecord,
  requiredId,
} from '../records/panel-editor'

/** A client that is edited in the panel beside the list. (REC-125) */
export function ClientPanelEditor(props: PanelEditorProps) {
  const { clients } = useClientOf(clientCalls)
  return <PanelRecord {...props} call={clients.get} editor={EditedClient} />
}

function EditedClient(props: PanelEditing & { readonly record: Client }) {
  const portal = usePortal()
  const { clients } = useClientOf(clientCalls)
  const facts = { countries: portal.countries, country: countryChoice(portal.countries, portal) }
  return (
    <EditedInPanel
      {...props}
      rules={clientForm}
      facts={facts}
      calls={clients}
      savedKey="clients.saved"
      idSmartcash={requiredId}
    />
  )
}
