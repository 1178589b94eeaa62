import { statfsSync } from 'node:fs'

/** The least free space, in bytes, with which the embedded database may start: it writes at least this much. */
export const leastFreeBytes = 64 * 2 ** 20

/** Free space of a folder's disk; `undefined` if it cannot be read. */
export function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}
