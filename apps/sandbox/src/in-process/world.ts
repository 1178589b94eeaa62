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

/** The file of the world in the built package, next to this code. */
export const storedWorld = new URL('world.tar.gz', import.meta.url)

/** The files of a database with the demo world. */
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

/** Writes the world to a file: reading the file takes a fraction of the time of creating the world. */
export const storeWorld = async (file: string | URL): Promise<void> => {
  const created = await makeWorld()
  writeFileSync(file, gzipSync(Buffer.from(await created.arrayBuffer())))
}

/** The world's file. Tests that run from the sources, which contain no such file, name one in `REMESA_WORLD`. */
const readWorld = async (): Promise<Blob> => {
  const file = process.env['REMESA_WORLD'] ?? storedWorld
  if (!existsSync(file) && file === storedWorld) return makeWorld()
  if (!existsSync(file)) await storeWorld(file)
  return new Blob([gunzipSync(readFileSync(file))])
}

let files: Promise<Blob> | undefined

/**
 * A separate database with the demo world. The built package contains the world; tests that run from the sources create
 * it once per process.
 */
export const openWorld = async (): Promise<PGlite> => {
  files ??= readWorld()
  return createEmbedded({ loadDataDir: await files })
}
