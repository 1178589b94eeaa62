import { clientCalls } from '@remesa/api-client/contract'
import { clientKind, clientList } from '@remesa/domain/clients'
import { useClientOf } from '../kernel/api'
import { prefetchRows } from '../kernel/list'
import { lazyPart, withTexts } from '../kernel/loading'
import { recordCells, typeCell } from '../records/record-cells'
import { RecordListPage } from '../records/record-list-page'

const ClientPanelEditor = lazyPart(() =>
  withTexts('records', async () => (await import('./client-panel-editor')).ClientPanelEditor),
)

/** Requests the first rows of clients before the page is rendered. */
export const prefetchClients = prefetchRows({
  page: 'clients',
  list: clientList,
  name: 'clients',
  callOf: (clientOf) => clientOf(clientCalls).clients.list,
})

/** The page with the list of clients that the viewer may see. */
export function ClientsPage() {
  const { clients } = useClientOf(clientCalls)
  return (
    <RecordListPage
      list={clientList}
      name="clients"
      kind={clientKind}
      calls={clients}
      texts={{
        title: 'nav.clients',
        empty: 'record-lists.empty.clients',
        add: 'record-lists.add.clients',
        search: 'list.search.records',
      }}
      editor={ClientPanelEditor}
      pages={{ add: 'add-client', edit: 'edit-client' }}
      placeOf={(client) => ({ countryId: client.country.id, client })}
      cells={{
        ...recordCells,
        ...typeCell,
        country: ({ country }) => country.code,
      }}
    />
  )
}
