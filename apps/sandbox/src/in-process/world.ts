import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrateEmbedded } from '../db/connection/migrate-database'
import { createEmbedded } from '../db/embedded'
import * as schema from '../db/schema'
import { seedDatabase } from '../db/seed'
import { defaultPassword } from '../kernel/environment'
import { worldStart } from './world-start'

/** The file with the demo database in the built package, which is next to this code. */
export const storedWorld = new URL('world.tar.gz', import.meta.url)

/** Creates the files of a database with the demo data. */
export const makeWorld = async (): Promise<Blob> => {
  const client = await createEmbedded()
  await migrateEmbedded(client)
  await seedDatabase(drizzle(client, { schema }), {
    now: worldStart,
    password: defaultPassword,
    extraOrders: 0,
  })
  const files = await client.dumpDataDir('none')
  await client.close()
  return files
}

/** Writes the demo database to a file. Reading this file is much faster than creating the database again. */
export const storeWorld = async (file: string | URL): Promise<void> => {
  const created = await makeWorld()
  writeFileSync(file, gzipSync(Buffer.from(await created.arrayBuffer())))
}

/**
 * The file with the demo database. The sources contain no such file, so tests that run from the sources set its path in
 * `REMESA_WORLD`.
 */
const readWorld = async (): Promise<Blob> => {
  const file = process.env['REMESA_WORLD'] ?? storedWorld
  if (!existsSync(file) && file === storedWorld) return makeWorld()
  if (!existsSync(file)) await storeWorld(file)
  return new Blob([gunzipSync(readFileSync(file))])
}

let files: Promise<Blob> | undefined

/**
 * A new database with its own copy of the demo data. The built package contains the demo data as a file. A process that
 * runs from the sources creates the demo data once, or reads the file in `REMESA_WORLD`.
 */
export const openWorld = async (): Promise<PGlite> => {
  files ??= readWorld()
  return createEmbedded({ loadDataDir: await files })
}
