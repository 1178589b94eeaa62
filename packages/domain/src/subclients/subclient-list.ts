import type { PortalAbility } from '../abilities'
import {
  clientSelectorQuery,
  type ListActions,
  listActions,
  permittedListState,
  type RecordRowActions,
  type RecordSubjects,
  recordReportFilters,
  recordRowActions,
  type SelectorQuery,
  selectorQuery,
} from '../clients'
import { type ListSpec, type ListState, type QueryEntries, readListState } from '../kernel'
import type { SubclientSummary } from './subclient.schema'
import type { SubclientDraft } from './subclient-draft'
import { SubclientReportRequest } from './subclient-request.schema'

type Ability = Pick<PortalAbility, 'can'>

/** What administers subclients. (SUB-50) */
export const subclientSubjects = {
  add: 'SubclientAddPage',
  edit: 'SubclientEditPage',
  status: 'SubclientEditActive',
  report: 'ReportTypeSubclient',
} as const satisfies RecordSubjects

const filterNames = [
  'countryId',
  'clientDesc',
  'delegationDesc',
  'codeSol',
  'description',
  'idSmartcash',
] as const

/** Filters of the list, in the order of the sidebar; the names are the query parameters. (SUB-51) */
export type SubclientFilter = (typeof filterNames)[number]

/** Filters, precise switches and sorting of the list of subclients, by their query parameters. (SUB-51) */
export const subclientListSpec = {
  filters: {
    countryId: { kind: 'id' },
    clientDesc: { kind: 'text', precise: 'clientPrecise' },
    delegationDesc: { kind: 'text', precise: 'delegationPrecise' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
  },
  sortable: ['id', 'delegation', 'client', 'codeSol', 'description', 'active'],
} as const satisfies ListSpec<SubclientFilter>

/** The filters that a user is shown: the country is for administrators. (SUB-52) */
export const subclientFilters = ({ admin }: { readonly admin: boolean }): readonly SubclientFilter[] =>
  filterNames.filter((name) => admin || name !== 'countryId')

/** The list as its address says it and the user may see it, as for clients. (SUB-53) */
export const subclientListState = (
  query: QueryEntries,
  { ability, admin }: { readonly ability: Ability; readonly admin: boolean },
): ListState<SubclientFilter> =>
  permittedListState(readListState(query, subclientListSpec), { ability, admin, subjects: subclientSubjects })

/** What the bar above the list offers. (SUB-50) */
export const subclientListActions = (ability: Ability): ListActions => listActions(ability, subclientSubjects)

const dataColumns = ['delegation', 'client', 'codeSol', 'description', 'active', 'type'] as const

/** A column of the list of subclients. */
export type SubclientColumn = 'edit' | (typeof dataColumns)[number]

/** The columns of the list, in their order; the edit link has one only for those who may read the edit page. (SUB-54) */
export const subclientColumns = (ability: Ability): readonly SubclientColumn[] =>
  ability.can('read', subclientSubjects.edit) ? ['edit', ...dataColumns] : dataColumns

/** The actions of one row, each allowed or refused with its reasons. (SUB-55) */
export const subclientRowActions = (
  row: Pick<SubclientSummary, 'active'>,
  ability: Ability,
): RecordRowActions => recordRowActions(row, ability, subclientSubjects)

/** The body that asks for a report of the subclients that the list shows, with every column that there is. (SUB-56) */
export const buildSubclientReport = (state: ListState<SubclientFilter>): SubclientReportRequest =>
  SubclientReportRequest.parse({
    cashSubclientParamsDTO: recordReportFilters(state),
    informationOptionsSubclient: {
      country: true,
      active: true,
      entity: true,
      entityDescription: true,
      center: true,
      centerDescription: true,
      delegation: true,
    },
  })

/** Query of the subclient selector: those of one client. (SUB-57) */
export const subclientSelectorQuery = ({
  clientId,
  ...search
}: Parameters<typeof selectorQuery>[0] & { readonly clientId: number }): SelectorQuery & {
  readonly clientId: number
} => ({ ...selectorQuery(search), clientId })

/**
 * Query of the form's search for a client: active clients of the chosen country and, when validating, only those that
 * the external system knows; nothing before there is a country. (SUB-58)
 */
export const subclientClientQuery = (
  { countryId, validates }: Pick<SubclientDraft, 'countryId' | 'validates'>,
  typed: string,
): ReturnType<typeof clientSelectorQuery> | undefined =>
  countryId === ''
    ? undefined
    : clientSelectorQuery({ countryId, typed, hasOid: validates ? true : undefined })
