import { subclientCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { clientLabel } from '@remesa/domain/clients'
import { type SubclientSummary, subclientKind, subclientList } from '@remesa/domain/subclients'
import { useT } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import { rowsAhead } from '../kernel/list'
import { useRecordCells, useTypeCell } from '../records/record-cells'
import { RecordListPage } from '../records/record-list-page'

/** Requests their first rows before the page is drawn. */
export const prefetchSubclients = rowsAhead({
  page: 'subclients',
  list: subclientList,
  name: 'subclients',
  callOf: (clientOf) => clientOf(subclientCalls).subclients.list,
})

/** The subclients that the viewer may see. */
export function SubclientsPage() {
  const t = useT()
  const { subclients } = useClientOf(subclientCalls)
  const cells = useRecordCells<SubclientSummary>()
  const type = useTypeCell<SubclientSummary>()
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
      }}
      paths={{ add: portalPages['add-subclient'].path, edit: portalPages['edit-subclient'].path }}
      filterLabels={{
        countryId: t('record-lists.field.country'),
        clientDesc: t('record-lists.field.client'),
        delegationDesc: t('record-lists.field.delegation'),
        codeSol: t('record-lists.field.codeSol'),
        description: t('record-lists.field.description'),
        idSmartcash: t('record-lists.field.idSmartcash'),
      }}
      cells={{
        ...cells,
        type,
        delegation: {
          header: t('record-lists.field.delegation'),
          cell: ({ delegation }) => delegation?.description,
        },
        client: { header: t('record-lists.field.client'), cell: ({ client }) => clientLabel(client) },
      }}
    />
  )
}
