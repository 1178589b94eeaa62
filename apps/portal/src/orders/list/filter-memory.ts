import type { OrderFilters, ServicePointTree } from '@remesa/domain/orders'
import * as z from 'zod/mini'

const id = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)
const Remembered = z.object({ clientId: id, subclientId: id, servicePointId: id })

export interface FilterMemory {
  readonly read: () => OrderFilters
  readonly write: (filters: OrderFilters) => void
}

/**
 * FIL-1. What a user has chosen last in this browser. Where storage is forbidden, or holds something else, nothing was
 * chosen.
 */
export const createFilterMemory = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  owner: string,
): FilterMemory => {
  const key = `remesa.order-filters.${owner}`
  return {
    read: () => {
      try {
        const parsed = Remembered.safeParse(JSON.parse(storage().getItem(key) ?? '{}'))
        return parsed.success ? parsed.data : {}
      } catch {
        return {}
      }
    },
    write: ({ clientId, subclientId, servicePointId }) => {
      try {
        storage().setItem(key, JSON.stringify({ clientId, subclientId, servicePointId }))
      } catch {
        // The choice then holds as long as its address.
      }
    },
  }
}

/** FIL-2. A link may name a service point alone: client and centre are those that it belongs to. */
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
