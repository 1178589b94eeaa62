import { subclientCalls } from '@remesa/api-client/contract'
import { clientLabel } from '@remesa/domain/clients'
import { subclientKind, subclientList } from '@remesa/domain/subclients'
import { useClientOf } from '../kernel/api'
import { prefetchRows } from '../kernel/list'
import { lazyPart, withTexts } from '../kernel/loading'
import { recordCells, typeCell } from '../records/record-cells'
import { RecordListPage } from '../records/record-list-page'

const SubclientPanelEditor = lazyPart(() =>
  withTexts('records', async () => (await import('./subclient-panel-editor')).SubclientPanelEditor),
)

/** Requests the first rows of subclients before the page is rendered. */
export const prefetchSubclients = prefetchRows({
  page: 'subclients',
  list: subclientList,
  name: 'subclients',
  callOf: (clientOf) => clientOf(subclientCalls).subclients.list,
})

/** The page with the list of subclients that the viewer may see. */
export function SubclientsPage() {
  const { subclients } = useClientOf(subclientCalls)
  return (
    <RecordListPage
      list={subclientList}
      name="subclients"
      kind={subclientKind}
      calls={subclients}
      texts={{
        title: 'nav.subclients',
        empty: 'record-lists.empty.subclients',
        add: 'record-lists.add.subclients',
        search: 'list.search.records',
      }}
      inactiveAbove={({ client }) => (client.active ? undefined : 'client')}
      editor={SubclientPanelEditor}
      pages={{ add: 'add-subclient', edit: 'edit-subclient' }}
      placeOf={(subclient) => ({
        countryId: subclient.client.country.id,
        client: subclient.client,
        subclient,
      })}
      cells={{
        ...recordCells,
        ...typeCell,
        delegation: ({ delegation }) => delegation?.description,
        client: ({ client }) => clientLabel(client),
      }}
    />
  )
}
