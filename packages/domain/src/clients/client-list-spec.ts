import type { ListSpec } from '../kernel'

/** A filter of the list of clients; the name of its query parameter. */
export type ClientFilter = 'countryId' | 'codeSol' | 'description' | 'idSmartcash' | 'search'

/** Filters, switches for exact comparison, and sorting of the list of clients, by query parameter. (CLI-70) */
export const clientListSpec = {
  filters: {
    countryId: { kind: 'id' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
    search: { kind: 'text' },
  },
  sortable: ['id', 'country', 'codeSol', 'description', 'active'],
} as const satisfies ListSpec<ClientFilter>
