import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { type OpenDatabase, openDatabase, openMemoryDatabase } from '../db/open-database'

async function withAdmin(url: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/**
 * A fresh, migrated, empty database: in memory, or on the PostgreSQL server of TEST_DATABASE_URL, whose user may
 * create databases. `close` removes it.
 */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (serverUrl === undefined || serverUrl === '') return openMemoryDatabase()
  const name = `remesa_test_${randomBytes(8).toString('hex')}`
  await withAdmin(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' }, () => {})
  if (!opened.ok) throw new Error(opened.error)
  const close = async () => {
    await opened.value.close()
    await withAdmin(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...opened.value, close }
}
