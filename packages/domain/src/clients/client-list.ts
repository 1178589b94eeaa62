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

/** Filters, precise switches and sorting of the list of clients, by their query parameters. (CLI-70) */
export const clientListSpec = {
  filters: {
    countryId: { kind: 'id' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
  },
  sortable: ['id', 'country', 'codeSol', 'description', 'active'],
} as const satisfies ListSpec<ClientFilter>

/** What administers clients. (CLI-71) */
export const clientSubjects = {
  add: 'ClientAddPage',
  edit: 'ClientEditPage',
  status: 'ClientEditActive',
  report: 'ReportTypeClient',
} as const satisfies RecordSubjects

/** The filters that a user sees, in their order: the country for administrators alone. (CLI-72) */
export const clientFilters = ({ admin }: { readonly admin: boolean }): readonly ClientFilter[] => [
  ...(admin ? (['countryId'] as const) : []),
  'codeSol',
  'description',
  'idSmartcash',
]

/** A column of the list of clients. */
export type ClientColumn = 'edit' | 'country' | 'codeSol' | 'description' | 'active' | 'type'

const dataColumns = ['country', 'codeSol', 'description', 'active', 'type'] as const

/** The columns of the list, in their order; the edit link has one only for those who may read the edit page. (CLI-73) */
export const clientColumns = (ability: Ability): readonly ClientColumn[] =>
  ability.can('read', clientSubjects.edit) ? ['edit', ...dataColumns] : dataColumns

/**
 * The list as its address says it and the user may see it: who may not switch clients on and off sees active ones
 * alone, who is no administrator does not filter by country. (CLI-34)
 */
export const clientListState = (
  query: QueryEntries,
  { ability, admin }: { readonly ability: Ability; readonly admin: boolean },
): ListState<ClientFilter> =>
  permittedListState(readListState(query, clientListSpec), { ability, admin, subjects: clientSubjects })

/** What the bar above the list offers. (CLI-30) */
export const clientListActions = (ability: Ability): ListActions => listActions(ability, clientSubjects)

/** The actions of one row, each allowed or refused with its reasons. (CLI-31, CLI-32) */
export const clientRowActions = (row: Pick<ClientSummary, 'active'>, ability: Ability): RecordRowActions =>
  recordRowActions(row, ability, clientSubjects)

/** Query of the client selector: active clients unless said otherwise, of one country where one is chosen. (CLI-76) */
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

/** The body that asks for a report of the clients that the list shows, with every column that there is. (CLI-74) */
export const buildClientReport = (state: ListState<ClientFilter>): ClientReportRequest =>
  ClientReportRequest.parse({
    cashClientParamsDTO: recordReportFilters(state),
    informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
  })
