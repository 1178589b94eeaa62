import { statfsSync } from 'node:fs'

/**
 * Smallest number of free bytes with which the embedded database may start. The database writes about as many bytes at
 * its start.
 */
export const leastFreeBytes = 64 * 2 ** 20

/** Number of free bytes on the disk of a folder; `undefined` if it can't be read. */
export function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}
