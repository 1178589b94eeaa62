import type { ListSpec } from '../kernel'
import { ServicePointType } from './service-point.schema'

/** A filter of the list of service points; the name of its query parameter. (SVP-21) */
export type ServicePointFilter =
  | 'countryId'
  | 'type'
  | 'clientDesc'
  | 'subclientDesc'
  | 'codeSol'
  | 'description'
  | 'deviceId'
  | 'idSmartcash'
  | 'address'
  | 'search'

/**
 * The filters of the list of service points in the order of the filter panel, the switches for exact comparison, and
 * the sorting. (SVP-21, SVP-22)
 */
export const servicePointListSpec = {
  filters: {
    countryId: { kind: 'id' },
    type: { kind: 'choice', values: ServicePointType.options },
    clientDesc: { kind: 'text', precise: 'clientPrecise' },
    subclientDesc: { kind: 'text', precise: 'subclientPrecise' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    description: { kind: 'text', precise: 'descriptionPrecise' },
    deviceId: { kind: 'text', precise: 'deviceIdPrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
    address: { kind: 'text', precise: 'addressPrecise' },
    search: { kind: 'text' },
  },
  sortable: ['id', 'type', 'client', 'subclient', 'codeSol', 'description', 'deviceId', 'active'],
} as const satisfies ListSpec<ServicePointFilter>
