import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { type Place, requestControl } from '../control'
import { openAsItIs, openDatabase } from '../db/connection/open-database'
import type { Database } from '../db/database'
import { checkBackupFile, writeBackupFile } from './backup-file'
import { holdsData, readAtOnce } from './dump-database'
import { loadBackup } from './load-database'

const ignore = () => {}

/** Writes a backup of an open database. */
export const writeBackup = (db: Database, file: string): Promise<Result<undefined, string>> =>
  readAtOnce(db, (lines) => writeBackupFile(file, lines)).catch((error: unknown) =>
    err(`The backup could not be written: ${error instanceof Error ? error.message : String(error)}.`),
  )

/**
 * Writes a backup of the database of the environment. The product may be running on the database.
 *
 * @param file the absolute path of a file that does not exist yet.
 * @returns a sentence with the reason if no backup was written.
 */
export async function backUp(place: Place, file: string): Promise<Result<undefined, string>> {
  if (place.databaseUrl === undefined) {
    const requested = await requestControl(place.dataDir, { kind: 'backup', file })
    if (requested !== undefined) return requested
  }
  const opened = await openAsItIs(place, ignore)
  if (!opened.ok) return opened
  try {
    return await writeBackup(opened.value.db, file)
  } finally {
    await opened.value.close()
  }
}

const hasDatabase = (dataDir: string) => existsSync(join(dataDir, 'PG_VERSION'))

/**
 * Returns an error if the database contains rows. The check precedes every change, because opening a database for use
 * migrates its tables.
 */
async function checkEmpty(place: Place, name: string): Promise<Result<undefined, string>> {
  const full = err(`${name} holds data already, and a restore never replaces any. Name an empty place.`)
  const { dataDir, databaseUrl } = place
  if (databaseUrl === undefined && !hasDatabase(dataDir))
    return existsSync(dataDir) && readdirSync(dataDir).length > 0 ? full : ok(undefined)
  const opened = await openAsItIs(place, ignore)
  if (!opened.ok) return opened
  try {
    return (await holdsData(opened.value.db)) ? full : ok(undefined)
  } finally {
    await opened.value.close()
  }
}

/**
 * Restores a backup into the database of the environment. The database must be empty: a missing or empty folder, or a
 * database without rows. An interrupted restore leaves no rows and can be repeated.
 *
 * @returns a sentence with the reason if nothing was restored.
 */
export async function restore(place: Place, file: string): Promise<Result<undefined, string>> {
  const name =
    place.databaseUrl === undefined ? `The data folder ${place.dataDir}` : 'The database of DATABASE_URL'
  const head = await checkBackupFile(file)
  if (!head.ok) return head
  const empty = await checkEmpty(place, name)
  if (!empty.ok) return empty
  const opened = await openDatabase(place, ignore)
  if (!opened.ok) return opened
  try {
    return await loadBackup(opened.value.db, file, name)
  } catch (error) {
    return err(`The backup could not be restored: ${error instanceof Error ? error.message : String(error)}.`)
  } finally {
    await opened.value.close()
  }
}
