import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrateEmbedded } from '../db/connection/migrate-database'
import { createEmbedded } from '../db/embedded'
import * as schema from '../db/schema'
import { seedDatabase } from '../db/seed'
import { defaultPassword } from '../kernel/environment'

/** Monday, 23 November 2026, 10:30 in Madrid: no country's next day is forbidden, and every day has hours left. */
export const worldStart = new Date('2026-11-23T09:30:00Z')

/** Where the built package has the world, beside this code. */
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

const readWorld = async (): Promise<Blob> =>
  existsSync(storedWorld) ? new Blob([gunzipSync(readFileSync(storedWorld))]) : makeWorld()

let files: Promise<Blob> | undefined

/** A database of its own with the demo world. The package has it stored; the sources make it once in a process. */
export const openWorld = async (): Promise<PGlite> => {
  files ??= readWorld()
  return createEmbedded({ loadDataDir: await files })
}
