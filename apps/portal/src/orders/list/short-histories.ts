import * as z from 'zod/mini'

/** HIS-1. A history of more orders takes long enough to be waited for. */
export const LONGEST_SHORT_HISTORY = 500
const MAX_REMEMBERED = 200
const KEY = 'remesa.short-histories'
const Remembered = z.array(z.int())

export interface ShortHistories {
  readonly has: (servicePointId: number) => boolean
  /** What was found out about a point just now. */
  readonly learn: (servicePointId: number, count: number) => void
}

/** HIS-1. The points of this browser whose history was short when it was last read. Without storage none is known to be. */
export const createShortHistories = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): ShortHistories => {
  const read = (): readonly number[] => {
    try {
      const parsed = Remembered.safeParse(JSON.parse(storage().getItem(KEY) ?? '[]'))
      return parsed.success ? parsed.data : []
    } catch {
      return []
    }
  }
  return {
    has: (servicePointId) => read().includes(servicePointId),
    learn: (servicePointId, count) => {
      const known = read()
      const isShort = count <= LONGEST_SHORT_HISTORY
      if (known.includes(servicePointId) === isShort) return
      const others = known.filter((id) => id !== servicePointId)
      const next = isShort ? [servicePointId, ...others].slice(0, MAX_REMEMBERED) : others
      try {
        storage().setItem(KEY, JSON.stringify(next))
      } catch {
        // Then the next visit asks for today's orders once more.
      }
    },
  }
}
