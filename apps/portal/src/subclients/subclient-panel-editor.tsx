import { subclientCalls } from '@remesa/api-client/contract'
import { type Subclient, subclientForm } from '@remesa/domain/subclients'
import { Skeleton } from '@remesa/ui/kernel'
import { useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import {
  EditedInPanel,
  type PanelEditing,
  type PanelEditorProps,
  PanelRecord,
  requiredId,
} from '../records/panel-editor'
import { useCountryCatalogue, useFormCountry } from '../records/use-form-country'

/** A center that is edited in the panel beside the list. (REC-125) */
export function SubclientPanelEditor(props: PanelEditorProps) {
  const { subclients } = useClientOf(subclientCalls)
  return <PanelRecord {...props} call={subclients.get} editor={EditedSubclient} />
}

function EditedSubclient(props: PanelEditing & { readonly record: Subclient }) {
  const { countries } = usePortal()
  const { subclients } = useClientOf(subclientCalls)
  const { choice, country } = useFormCountry(props.record.client.country)
  const delegations = useCountryCatalogue(subclients.delegationsOf, country)
  if (delegations.items === undefined && delegations.onRetry === undefined) return <Skeleton />
  return (
    <EditedInPanel
      {...props}
      rules={subclientForm}
      facts={{ countries, country: choice, delegations: delegations.items ?? [] }}
      calls={subclients}
      savedKey="subclients.saved"
      idSmartcash={requiredId}
    />
  )
}
