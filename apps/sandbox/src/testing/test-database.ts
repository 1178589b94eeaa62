import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { createEmbedded } from '../db/create-embedded'
import type { Database } from '../db/database'
import { listenEmbedded } from '../db/listen'
import { migrateEmbedded } from '../db/migrate-database'
import { type OpenDatabase, openDatabase } from '../db/open-database'
import * as schema from '../db/schema'

/** Runs one statement on a PostgreSQL server, over a connection that it keeps no longer than that. */
export async function withAdmin(url: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/** What a fresh database holds when a test gets it; nothing but the schema where no name is given. */
export interface Filling {
  readonly name: string
  readonly fill: (db: Database) => Promise<unknown>
}

const empty: Filling = { name: 'empty', fill: async () => undefined }

/** A database in memory takes seconds to make and fill, a copy of one a fraction: one of each filling is kept. */
const originals = new Map<string, Promise<File | Blob>>()

async function makeOriginal({ fill }: Filling): Promise<File | Blob> {
  const client = await createEmbedded()
  await migrateEmbedded(client)
  await fill(drizzle(client, { schema }))
  const files = await client.dumpDataDir('none')
  await client.close()
  return files
}

async function openCopy(filling: Filling): Promise<OpenDatabase> {
  const original = originals.get(filling.name) ?? makeOriginal(filling)
  originals.set(filling.name, original)
  const client = await createEmbedded({ loadDataDir: await original })
  return {
    db: drizzle(client, { schema }),
    kind: 'pglite',
    listen: listenEmbedded(client),
    close: () => client.close(),
  }
}

/**
 * A fresh, migrated database: in memory, or on the PostgreSQL server of TEST_DATABASE_URL, whose user may create
 * databases. `close` removes it.
 */
export async function createTestDatabase(filling: Filling = empty): Promise<OpenDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (serverUrl === undefined || serverUrl === '') return openCopy(filling)
  const name = `remesa_test_${randomBytes(8).toString('hex')}`
  await withAdmin(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  await filling.fill(opened.value.db)
  const close = async () => {
    await opened.value.close()
    await withAdmin(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...opened.value, close }
}
