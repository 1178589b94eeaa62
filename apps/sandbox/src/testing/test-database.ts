import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/pglite'
import { listenEmbedded } from '../db/connection/listen'
import { migrateEmbedded } from '../db/connection/migrate-database'
import { type OpenDatabase, openDatabase } from '../db/connection/open-database'
import type { Database } from '../db/database'
import { createEmbedded } from '../db/embedded'
import * as schema from '../db/schema'
import { originalsOfRun, serverUrl, withAdmin } from './postgres-server'

/** The contents of a fresh database for a test; only the schema where no name is given. */
export interface Filling {
  readonly name: string
  readonly fill: (db: Database) => Promise<unknown>
}

const empty: Filling = { name: 'empty', fill: async () => undefined }

/** Creating and filling a database takes seconds, copying one a fraction of that: one of each kind is cached. */
const kept = <Original>(make: (filling: Filling) => Promise<Original>) => {
  const originals = new Map<string, Promise<Original>>()
  return (filling: Filling): Promise<Original> => {
    const original = originals.get(filling.name) ?? make(filling)
    originals.set(filling.name, original)
    return original
  }
}

const filesOf = kept(async ({ fill }) => {
  const client = await createEmbedded()
  await migrateEmbedded(client)
  await fill(drizzle(client, { schema }))
  const files = await client.dumpDataDir('none')
  await client.close()
  return files
})

async function copyEmbedded(filling: Filling): Promise<OpenDatabase> {
  const client = await createEmbedded({ loadDataDir: await filesOf(filling) })
  return {
    db: drizzle(client, { schema }),
    kind: 'pglite',
    listen: listenEmbedded(client),
    close: () => client.close(),
  }
}

async function openOnServer(server: string, name: string): Promise<OpenDatabase> {
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  return opened.value
}

const templateOf = kept(async ({ name, fill }) => {
  const server = serverUrl()
  const template = `${originalsOfRun()}${process.pid}_${name}`
  await withAdmin(server, `create database ${template}`)
  const opened = await openOnServer(server, template)
  await fill(opened.db)
  await opened.close()
  return template
})

async function copyOnServer(server: string, filling: Filling): Promise<OpenDatabase> {
  const name = `remesa_test_${randomBytes(8).toString('hex')}`
  await withAdmin(server, `create database ${name} template ${await templateOf(filling)}`)
  const opened = await openOnServer(server, name)
  const close = async () => {
    await opened.close()
    await withAdmin(server, `drop database ${name} with (force)`)
  }
  return { ...opened, close }
}

/**
 * A fresh, migrated database: in memory, or on the PostgreSQL server of TEST_DATABASE_URL, whose user may create
 * databases. `close` removes it.
 */
export const createTestDatabase = (filling: Filling = empty): Promise<OpenDatabase> =>
  serverUrl() === '' ? copyEmbedded(filling) : copyOnServer(serverUrl(), filling)
