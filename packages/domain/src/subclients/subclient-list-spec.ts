import type { ListSpec } from '../kernel'

/** A filter of the list of subclients; the name of its query parameter. (SUB-51) */
export type SubclientFilter =
  | 'countryId'
  | 'clientDesc'
  | 'delegationDesc'
  | 'codeSol'
  | 'description'
  | 'idSmartcash'
  | 'search'

/**
 * The filters of the list of subclients in the order of the filter panel, the switches for exact comparison, and the
 * sorting. (SUB-51)
 */
export const subclientListSpec = {
  filters: {
    countryId: { kind: 'id' },
    clientDesc: { kind: 'text', precise: 'clientPrecise' },
    delegationDesc: { kind: 'text', precise: 'delegationPrecise' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
    search: { kind: 'text' },
  },
  sortable: ['id', 'delegation', 'client', 'codeSol', 'description', 'active'],
} as const satisfies ListSpec<SubclientFilter>
