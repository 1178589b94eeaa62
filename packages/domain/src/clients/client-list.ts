import type { PortalAbility } from '../abilities'
import { type ListSpec, type ListState, type QueryEntries, readListState } from '../kernel'
import type { ClientSummary } from './client.schema'
import { ClientReportRequest } from './client-request.schema'
import {
  type ListActions,
  listActions,
  permittedListState,
  type RecordRowActions,
  type RecordSubjects,
  recordRowActions,
} from './record-access'
import { recordReportFilters, type SelectorQuery, selectorQuery } from './record-list'

type Ability = Pick<PortalAbility, 'can'>

/** A filter of the list of clients, by its query parameter. */
export type ClientFilter = 'countryId' | 'codeSol' | 'description' | 'idSmartcash'

/** CLI-70. Filters, precise switches and sorting of the list of clients, by their query parameters. */
export const clientListSpec = {
  filters: {
    countryId: { kind: 'id' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
  },
  sortable: ['id', 'country', 'codeSol', 'description', 'active'],
} as const satisfies ListSpec<ClientFilter>

/** CLI-71. What administers clients. */
export const clientSubjects = {
  add: 'ClientAddPage',
  edit: 'ClientEditPage',
  status: 'ClientEditActive',
  report: 'ReportTypeClient',
} as const satisfies RecordSubjects

/** CLI-72. The filters that a user sees, in their order: the country for administrators alone. */
export const clientFilters = ({ admin }: { readonly admin: boolean }): readonly ClientFilter[] => [
  ...(admin ? (['countryId'] as const) : []),
  'codeSol',
  'description',
  'idSmartcash',
]

/** A column of the list of clients. */
export type ClientColumn = 'edit' | 'country' | 'codeSol' | 'description' | 'active' | 'type'

const dataColumns = ['country', 'codeSol', 'description', 'active', 'type'] as const

/** CLI-73. The columns of the list, in their order; the edit link has one only for those who may read the edit page. */
export const clientColumns = (ability: Ability): readonly ClientColumn[] =>
  ability.can('read', clientSubjects.edit) ? ['edit', ...dataColumns] : dataColumns

/**
 * CLI-34. The list as its address says it and the user may see it: who may not switch clients on and off sees active ones
 * alone, who is no administrator does not filter by country.
 */
export const clientListState = (
  query: QueryEntries,
  { ability, admin }: { readonly ability: Ability; readonly admin: boolean },
): ListState<ClientFilter> =>
  permittedListState(readListState(query, clientListSpec), { ability, admin, subjects: clientSubjects })

/** CLI-30. What the bar above the list offers. */
export const clientListActions = (ability: Ability): ListActions => listActions(ability, clientSubjects)

/** CLI-31, CLI-32. The actions of one row, each allowed or refused with its reasons. */
export const clientRowActions = (row: Pick<ClientSummary, 'active'>, ability: Ability): RecordRowActions =>
  recordRowActions(row, ability, clientSubjects)

/** CLI-76. Query of the client selector: active clients unless said otherwise, of one country where one is chosen. */
export const clientSelectorQuery = ({
  countryId,
  active = true,
  ...search
}: Parameters<typeof selectorQuery>[0] & {
  /** Id as text, empty where none is chosen. */
  readonly countryId: string
  readonly active?: boolean | undefined
}): SelectorQuery & { readonly countryId?: number; readonly active: boolean } => ({
  ...selectorQuery(search),
  ...(countryId === '' ? {} : { countryId: Number(countryId) }),
  active,
})

/** CLI-74. The body that asks for a report of the clients that the list shows, with every column that there is. */
export const buildClientReport = (state: ListState<ClientFilter>): ClientReportRequest =>
  ClientReportRequest.parse({
    cashClientParamsDTO: recordReportFilters(state),
    informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
  })
