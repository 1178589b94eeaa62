import type { OrderFilters, ServicePointTree } from '@remesa/domain/orders'
import * as z from 'zod/mini'
import { type StorageOf, storedValue } from '../../kernel/storage'

const id = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)
const Remembered = z.object({ clientId: id, subclientId: id, servicePointId: id })

export interface FilterMemory {
  readonly read: () => OrderFilters
  readonly write: (filters: OrderFilters) => void
}

/** The user's last choice in this browser; none if storage is forbidden or holds something else. (FIL-1) */
export const createFilterMemory = (storage: StorageOf, owner: string): FilterMemory => {
  const stored = storedValue<OrderFilters>(storage, `remesa.order-filters.${owner}`, Remembered)
  return {
    read: () => stored.read() ?? {},
    write: ({ clientId, subclientId, servicePointId }) =>
      void stored.write({ clientId, subclientId, servicePointId }),
  }
}

/** A link may name only a service point: its client and centre are added. (FIL-2) */
export const withPlaceOf = (tree: ServicePointTree, wanted: OrderFilters): OrderFilters => {
  const { clientId, subclientId, servicePointId } = wanted
  if (servicePointId === undefined || clientId !== undefined || subclientId !== undefined) return wanted
  for (const { client, subclients } of tree) {
    for (const { subclient, servicePoints } of subclients) {
      if (servicePoints.some((point) => point.id === servicePointId))
        return { clientId: client.id, subclientId: subclient.id, servicePointId }
    }
  }
  return wanted
}
