import type { OrderFilters, ServicePointTree } from '@remesa/domain/orders'
import * as z from 'zod/mini'
import { type StorageOf, storedValue } from '../../kernel/storage'

const MAX_RECENT_POINTS = 6

const id = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)
const isAll = z.catch(z.optional(z.boolean()), undefined)
const Remembered = z.object({ clientId: id, subclientId: id, servicePointId: id, isAll })
const RecentPoints = z.array(z.int().check(z.minimum(1)))

/** The chosen client, center and service point, or all points together. */
export interface ChosenFilters extends OrderFilters {
  readonly isAll?: boolean | undefined
}

export interface FilterMemory {
  readonly read: () => ChosenFilters
  readonly write: (filters: ChosenFilters) => void
}

/**
 * The filters that the user chose last in this browser; empty if storage is forbidden or the stored text is invalid.
 * (FIL-1)
 */
export const createFilterMemory = (storage: StorageOf, owner: string): FilterMemory => {
  const stored = storedValue<ChosenFilters>(storage, `remesa.order-filters.${owner}`, Remembered)
  return {
    read: () => stored.read() ?? {},
    write: ({ clientId, subclientId, servicePointId, isAll }) =>
      void stored.write({ clientId, subclientId, servicePointId, isAll }),
  }
}

export interface RecentPoints {
  /** Ids of the chosen service points, the latest first. */
  readonly read: () => readonly number[]
  readonly add: (servicePointId: number) => void
}

/** The service points that the user chose last in this browser, the latest first and each once. (FIL-3) */
export const createRecentPoints = (storage: StorageOf, owner: string): RecentPoints => {
  const stored = storedValue<number[]>(storage, `remesa.recent-points.${owner}`, RecentPoints)
  const read = () => stored.read() ?? []
  return {
    read,
    add: (servicePointId) =>
      void stored.write(
        [servicePointId, ...read().filter((known) => known !== servicePointId)].slice(0, MAX_RECENT_POINTS),
      ),
  }
}

/** The filters of a link. If the link names only a service point, its client and center are added. (FIL-2) */
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
