import { clientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { type ClientSummary, clientKind, clientList } from '@remesa/domain/clients'
import { useT } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import { rowsAhead } from '../kernel/list'
import { useRecordCells, useTypeCell } from '../records/record-cells'
import { RecordListPage } from '../records/record-list-page'

/** Requests their first rows before the page is drawn. */
export const prefetchClients = rowsAhead({
  page: 'clients',
  list: clientList,
  name: 'clients',
  callOf: (clientOf) => clientOf(clientCalls).clients.list,
})

/** The clients that the viewer may see. */
export function ClientsPage() {
  const t = useT()
  const { clients } = useClientOf(clientCalls)
  const cells = useRecordCells<ClientSummary>()
  const type = useTypeCell<ClientSummary>()
  return (
    <RecordListPage
      list={clientList}
      name="clients"
      kind={clientKind}
      calls={clients}
      texts={{ title: 'nav.clients', empty: 'record-lists.empty.clients', add: 'record-lists.add.clients' }}
      paths={{ add: portalPages['add-client'].path, edit: portalPages['edit-client'].path }}
      filterLabels={{
        countryId: t('record-lists.field.country'),
        codeSol: t('record-lists.field.codeSol'),
        description: t('record-lists.field.description'),
        idSmartcash: t('record-lists.field.idSmartcash'),
      }}
      cells={{
        ...cells,
        type,
        country: { header: t('record-lists.field.country'), cell: ({ country }) => country.code },
      }}
    />
  )
}
