import type { PortalAbility } from '../abilities'
import type { ListSpec, ListState } from '../kernel'
import { ClientReportRequest } from './client-request.schema'
import type { RecordSubjects } from './record-access'
import {
  activeColumnKind,
  type ListColumn,
  reportFilters,
  type SelectorQuery,
  selectorQuery,
} from './record-list'

export type ClientFilter = 'countryId' | 'codeSol' | 'description' | 'idSmartcash'

/** CLI-70. Filters, precise switches and sorting of the list of clients, by their query parameters. */
export const clientListSpec: ListSpec<ClientFilter> = {
  filters: {
    countryId: { kind: 'id' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
  },
  sortable: ['id', 'country', 'codeSol', 'description', 'active'],
}

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

export type ClientColumn = ListColumn<'edit' | 'country' | 'codeSol' | 'description' | 'active' | 'type'>

/** CLI-73. The columns that a user sees, in their order. */
export const clientColumns = (ability: Pick<PortalAbility, 'can'>): readonly ClientColumn[] => [
  ...(ability.can('read', clientSubjects.edit) ? [{ name: 'edit', kind: 'edit-link' } as const] : []),
  { name: 'country', kind: 'text' },
  { name: 'codeSol', kind: 'text' },
  { name: 'description', kind: 'text' },
  { name: 'active', kind: activeColumnKind(ability, clientSubjects) },
  { name: 'type', kind: 'record-type' },
]

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
    cashClientParamsDTO: reportFilters(state),
    informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
  })
