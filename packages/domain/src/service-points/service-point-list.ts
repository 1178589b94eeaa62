import type { PortalAbility } from '../abilities'
import {
  type ListActions,
  listActions,
  permittedListState,
  type RecordRowActions,
  type RecordSubjects,
  recordRowActions,
} from '../clients'
import { type ListSpec, type ListState, type QueryEntries, readListState } from '../kernel'
import { type ServicePoint, ServicePointType } from './service-point.schema'

type Ability = Pick<PortalAbility, 'can'>

/** The subjects by which service points are administered. (SVP-20) */
export const servicePointSubjects = {
  add: 'ServicepointAddPage',
  edit: 'ServicepointEditPage',
  status: 'ServicepointEditActive',
  report: 'ReportTypeServicepoint',
} as const satisfies RecordSubjects

/** Filters of the list, in the order of the sidebar; the names are the query parameters. (SVP-21) */
export type ServicePointFilter =
  | 'countryId'
  | 'type'
  | 'clientDesc'
  | 'codeSol'
  | 'description'
  | 'deviceId'
  | 'idSmartcash'
  | 'address'

/** What the list of service points is filtered and sorted by. (SVP-21, SVP-22) */
export const servicePointListSpec = {
  filters: {
    countryId: { kind: 'id' },
    type: { kind: 'choice', values: ServicePointType.options },
    clientDesc: { kind: 'text', precise: 'clientPrecise' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    deviceId: { kind: 'text', precise: 'deviceIdPrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
    address: { kind: 'text', precise: 'addressPrecise' },
  },
  sortable: ['id', 'type', 'client', 'subclient', 'codeSol', 'description', 'deviceId', 'active'],
} as const satisfies ListSpec<ServicePointFilter>

const filterNames: readonly ServicePointFilter[] = [
  'countryId',
  'type',
  'clientDesc',
  'codeSol',
  'description',
  'deviceId',
  'idSmartcash',
  'address',
]

/** The filters that a user is shown: the country is for administrators. (SVP-23) */
export const servicePointFilters = ({ admin }: { readonly admin: boolean }): readonly ServicePointFilter[] =>
  filterNames.filter((name) => admin || name !== 'countryId')

/**
 * The list as its address says it and the user may see it: who may not switch service points on and off sees active
 * ones alone, who is no administrator does not filter by country. (SVP-24)
 */
export const servicePointListState = (
  query: QueryEntries,
  { ability, admin }: { readonly ability: Ability; readonly admin: boolean },
): ListState<ServicePointFilter> =>
  permittedListState(readListState(query, servicePointListSpec), {
    ability,
    admin,
    subjects: servicePointSubjects,
  })

/** What the bar above the list offers. (SVP-20) */
export const servicePointListActions = (ability: Ability): ListActions =>
  listActions(ability, servicePointSubjects)

/** Columns of the list; those that sort have the name by which the back end sorts. (SVP-25) */
export type ServicePointColumn =
  | 'edit'
  | 'type'
  | 'client'
  | 'subclient'
  | 'codeSol'
  | 'description'
  | 'deviceId'
  | 'active'

const dataColumns = ['type', 'client', 'subclient', 'codeSol', 'description', 'deviceId', 'active'] as const

/** The columns of the list, in their order; the edit link has one only for those who may read the edit page. (SVP-25) */
export const servicePointColumns = (ability: Ability): readonly ServicePointColumn[] =>
  ability.can('read', servicePointSubjects.edit) ? ['edit', ...dataColumns] : dataColumns

/** The actions of one row, each allowed or refused with its reasons. Inactive rows are not edited. (SVP-26) */
export const servicePointRowActions = (
  row: Pick<ServicePoint, 'active'>,
  ability: Ability,
): RecordRowActions => recordRowActions(row, ability, servicePointSubjects)
