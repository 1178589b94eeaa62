import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { withAdmin } from '../../testing/postgres-server'
import { oidcKeys } from '../schema/index'
import { leastFreeBytes } from './free-space'
import { openDatabase, openingFailed, withoutIcu, wrongEncoding } from './open-database'

const folder = mkdtempSync(join(tmpdir(), 'open-'))
afterAll(() => rmSync(folder, { recursive: true }))

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''
const ignore = () => {}
const row = { id: 'k', purpose: 'cookie', material: { text: 'ñ €' } } as const

// The first start takes long, because it unpacks a whole database cluster onto the disk.
describe('the embedded database', { timeout: 90_000 }, () => {
  it('an embedded database keeps its rows when it is closed and opened again', async () => {
    const env = { databaseUrl: undefined, dataDir: join(folder, 'deep', 'data') }
    const first = await openDatabase(env, ignore)
    if (!first.ok) throw new Error(first.error)
    await first.value.db.insert(oidcKeys).values(row)
    expect((await openDatabase(env, ignore)).ok).toBe(false)
    await first.value.close()
    expect(existsSync(`${env.dataDir}.lock`)).toBe(false)

    const second = await openDatabase(env, ignore)
    if (!second.ok) throw new Error(second.error)
    expect(second.value.kind).toBe('pglite')
    expect(await second.value.db.select().from(oidcKeys)).toMatchObject([row])
    await second.value.close()
  })

  it('a damaged embedded database is refused with a sentence about what to do, and its folder is not locked afterwards', async () => {
    const env = { databaseUrl: undefined, dataDir: join(folder, 'damaged') }
    const opened = await openDatabase(env, ignore)
    if (!opened.ok) throw new Error(opened.error)
    await opened.value.db.execute('drop schema drizzle cascade')
    await opened.value.close()
    const unmarked = await openDatabase(env, ignore)
    expect(unmarked).toEqual({ ok: false, error: expect.stringContaining('already exists. The database') })
    expect(unmarked).not.toMatchObject({ error: expect.stringContaining('CREATE') })
    writeFileSync(join(env.dataDir, 'global', 'pg_control'), Buffer.alloc(8_192))
    const again = await openDatabase(env, ignore)
    expect(again).toEqual({ ok: false, error: expect.stringContaining('may be damaged. Put a copy') })
    expect(existsSync(`${env.dataDir}.lock`)).toBe(false)
  })
})

describe('the reason why a data folder cannot be opened', () => {
  it('a database that can’t be opened because the disk is full reports the full disk as the only reason', () => {
    const text = openingFailed(folder, new Error('unreachable'), leastFreeBytes - 1)
    expect(text).toBe(
      `The data folder ${folder} cannot be opened: its disk is full. 63 MB are free, and 64 MB are needed. Free some space and start again.`,
    )
    expect(openingFailed(folder, 'x', 0)).not.toContain('unknown')
  })

  it("a database that can't be opened although the disk has free space reports the original error message as the reason", () => {
    expect(openingFailed(folder, new Error('no rights'), leastFreeBytes)).toContain(
      'no rights. Check its rights',
    )
  })
})

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  it('a PostgreSQL database with another encoding than UTF-8 is refused with a sentence about what to do', async () => {
    const name = `remesa_test_${randomBytes(8).toString('hex')}`
    await withAdmin(
      serverUrl,
      `create database ${name} encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
    )
    try {
      const url = new URL(serverUrl)
      url.pathname = `/${name}`
      const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' }, ignore)
      expect(opened).toEqual({ ok: false, error: wrongEncoding('SQL_ASCII') })
      expect(wrongEncoding('SQL_ASCII')).toMatch(/encoding SQL_ASCII.*UTF8/)
    } finally {
      await withAdmin(serverUrl, `drop database ${name} with (force)`)
    }
  })

  it('a PostgreSQL database without ICU collations is refused with a sentence about what to do', async () => {
    const name = `remesa_test_${randomBytes(8).toString('hex')}`
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    await withAdmin(serverUrl, `create database ${name} encoding 'UTF8' template template0`)
    try {
      await withAdmin(url.href, `delete from pg_collation where collname = 'und-x-icu'`)
      const opened = await openDatabase({ databaseUrl: url.href, dataDir: '' }, ignore)
      expect(opened).toEqual({ ok: false, error: withoutIcu })
    } finally {
      await withAdmin(serverUrl, `drop database ${name} with (force)`)
    }
  })

  it('processes that start together migrate a PostgreSQL database only once', async () => {
    const name = `remesa_test_${randomBytes(8).toString('hex')}`
    const admin = new Client({ connectionString: serverUrl })
    await admin.connect()
    await admin.query(`create database ${name}`)
    try {
      const url = new URL(serverUrl)
      url.pathname = `/${name}`
      const env = { databaseUrl: url.href, dataDir: '' }
      const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(env, ignore)))
      expect(opened.map((result) => result.ok && result.value.kind)).toEqual(Array(4).fill('postgres'))
      for (const result of opened) if (result.ok) await result.value.close()
    } finally {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  })
})
