import * as z from 'zod/mini'

/** HIS-1. A history of more orders takes long enough to be waited for. */
export const LONG_HISTORY = 500
const MAX_REMEMBERED = 50
const KEY = 'remesa.long-histories'
const Remembered = z.array(z.int())

export interface LongHistories {
  readonly has: (servicePointId: number) => boolean
  /** What was found out about a point just now. */
  readonly learn: (servicePointId: number, count: number) => void
}

/** HIS-1. The points of this browser whose history was long when it was last read. Without storage none was. */
export const createLongHistories = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): LongHistories => {
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
      if (known.includes(servicePointId) === count > LONG_HISTORY) return
      const others = known.filter((id) => id !== servicePointId)
      const next = count > LONG_HISTORY ? [servicePointId, ...others].slice(0, MAX_REMEMBERED) : others
      try {
        storage().setItem(KEY, JSON.stringify(next))
      } catch {
        // Then the next visit waits for the whole history.
      }
    },
  }
}
