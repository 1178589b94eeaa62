import * as z from 'zod/mini'
import { type StorageOf, storedValue } from '../kernel/storage'

const MAX_RECENT = 6
const Recent = z.array(z.int().check(z.minimum(1)))

/** The service points where the user made deposits in this browser, the latest first and each once. */
export const createRecentDepositPoints = (storage: StorageOf, owner: string) => {
  const stored = storedValue<number[]>(storage, `remesa.deposit-points.${owner}`, Recent)
  const read = (): readonly number[] => stored.read() ?? []
  return {
    read,
    add: (id: number) =>
      void stored.write([id, ...read().filter((known) => known !== id)].slice(0, MAX_RECENT)),
  }
}
