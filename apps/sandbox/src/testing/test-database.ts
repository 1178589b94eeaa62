import { randomBytes } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { listenEmbedded } from '../db/connection/listen'
import { migrateEmbedded } from '../db/connection/migrate-database'
import { type OpenDatabase, openDatabase } from '../db/connection/open-database'
import type { Database } from '../db/database'
import { createEmbedded } from '../db/embedded'
import * as schema from '../db/schema'
import { storeStart } from '../in-process/stored-start'
import { originalsOfRun, serverUrl, withAdmin } from './postgres-server'

/** The contents of a new database for a test. By default it contains only the schema. */
export interface Filling {
  readonly name: string
  readonly fill: (db: Database) => Promise<unknown>
}

const empty: Filling = { name: 'empty', fill: async () => undefined }

/**
 * Creates one database for each type of contents, and keeps the database. Creating and filling a database takes
 * seconds, while copying it takes a fraction of a second.
 */
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

/** An embedded database that several tests of this process use, one after the other. */
interface Reused {
  readonly client: PGlite
  readonly restore: () => Promise<void>
}

const unused = new Map<string, Reused[]>()

/** The embedded database for a single test. It refuses every statement after the test has closed it. */
const lease = (client: PGlite) => {
  let isOpen = true
  const own = new Proxy(client, {
    get: (whole, name) => {
      if (name === 'closed') return !isOpen
      if (!isOpen) throw new Error('the test has closed its database')
      const member: unknown = Reflect.get(whole, name, whole)
      return typeof member === 'function' ? member.bind(whole) : member
    },
  })
  const end = () => {
    isOpen = false
  }
  return { own, end }
}

/**
 * A copy of an embedded database with these contents. Loading a copy takes a second. If an earlier copy is free, only
 * the rows that its last test has changed are restored, which is twenty times as fast.
 */
async function copyEmbedded(filling: Filling): Promise<OpenDatabase> {
  const waiting = unused.get(filling.name) ?? []
  unused.set(filling.name, waiting)
  const reused = waiting.pop()
  await reused?.restore()
  const client = reused?.client ?? (await createEmbedded({ loadDataDir: await filesOf(filling) }))
  const restore = reused?.restore ?? (await storeStart(client))
  const { own, end } = lease(client)
  const listen = listenEmbedded(own)
  const stops: (() => Promise<void>)[] = []
  return {
    db: drizzle(own, { schema }),
    kind: 'pglite',
    listen: async (...channel) => {
      const stop = await listen(...channel)
      stops.push(stop)
      return stop
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()))
      end()
      waiting.push({ client, restore })
    },
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
 * A new database with the current schema. It is in memory, or on the PostgreSQL server of TEST_DATABASE_URL, whose user
 * must be allowed to create databases. `close` removes it.
 */
export const createTestDatabase = (filling: Filling = empty): Promise<OpenDatabase> =>
  serverUrl() === '' ? copyEmbedded(filling) : copyOnServer(serverUrl(), filling)
