import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestDatabase } from '../testing/test-database'
import { createSeededDatabase } from '../testing/test-world'
import { checkBackupFile, writeBackupFile } from './backup-file'
import { readAtOnce } from './dump-database'
import { loadBackup } from './load-database'

const folder = mkdtempSync(join(tmpdir(), 'remesa-backup-'))
const file = join(folder, 'world.backup')
let world: OpenDatabase

const backUp = (db: OpenDatabase['db'], to: string) => readAtOnce(db, (lines) => writeBackupFile(to, lines))

beforeAll(async () => {
  world = await createSeededDatabase()
  expect(await backUp(world.db, file)).toEqual({ ok: true, value: undefined })
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

/** Every row and every sequence of a database, with the name of its table. */
const contentsOf = (db: OpenDatabase['db']) =>
  readAtOnce(db, async (lines) => {
    const contents: string[] = []
    let table = ''
    for await (const line of lines) {
      if (line.kind === 'table') table = line.name
      if (line.kind === 'rows') contents.push(...line.rows.map((row) => `${table} ${row}`))
      if (line.kind === 'sequence') contents.push(JSON.stringify(line))
    }
    return contents.sort()
  })

const restoreOf = async (
  from: string,
): Promise<{ readonly database: OpenDatabase; readonly refused: string }> => {
  const database = await createTestDatabase()
  const loaded = await loadBackup(database.db, from, 'The database')
  return { database, refused: loaded.ok ? '' : loaded.error }
}

describe('a backup', () => {
  it('a restored database equals the saved database row for row, and enforces references between rows', async () => {
    const { database, refused } = await restoreOf(file)
    expect(refused).toBe('')
    const contents = await contentsOf(database.db)
    expect(contents.length).toBeGreaterThan(500)
    expect(contents).toEqual(await contentsOf(world.db))
    // The restored database must still check references: a row that refers to a missing row is refused.
    await expect(database.db.execute(sql`update users set country_id = -1`)).rejects.toThrow()
    await database.close()
  })

  it('a backup file can be read only by its owner, and never replaces an existing file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const before = readFileSync(file)
    expect(await backUp(world.db, file)).toMatchObject({
      ok: false,
      error: expect.stringContaining('already'),
    })
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('a backup is not restored into a database that already contains rows', async () => {
    const before = await contentsOf(world.db)
    expect(await loadBackup(world.db, file, 'The database')).toMatchObject({
      error: expect.stringContaining('holds data already'),
    })
    expect(await contentsOf(world.db)).toEqual(before)
  })

  const changed = (change: (bytes: Buffer) => Buffer) => () => change(readFileSync(file))
  const retold = (change: (text: string) => string) =>
    changed((bytes) => gzipSync(change(gunzipSync(bytes).toString())))
  it.each([
    ['that is cut off', changed((bytes) => bytes.subarray(0, bytes.length - 100)), 'is damaged'],
    ['without its last lines', retold((text) => text.split('\n').slice(0, -3).join('\n')), 'is damaged'],
    [
      'with a byte changed on the disk',
      changed((bytes) => bytes.fill(bytes[5_000] === 0 ? 1 : 0, 5_000, 5_001)),
      'is damaged',
    ],
    [
      'with a row changed by hand',
      retold((text) => text.replace('customer-operator', 'customer-attacker')),
      'is damaged',
    ],
    ['of another program', () => gzipSync('{"hello":1}\n'), 'is not a backup'],
    ['that is a text file', () => Buffer.from('hello'), 'is not a backup'],
    ['that is empty', () => Buffer.alloc(0), 'is not a backup'],
  ])('a backup %s is refused', async (_what, bytes, says) => {
    const bad = join(folder, 'bad.backup')
    writeFileSync(bad, bytes())
    expect(await checkBackupFile(bad)).toMatchObject({ ok: false, error: expect.stringContaining(says) })
  })

  it('a backup of another version is refused with a sentence about what to do', async () => {
    const { database, refused } = await restoreOf(join(folder, 'nowhere'))
    expect(refused).toContain('There is no file')
    const empty = await contentsOf(database.db)
    await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    expect(await loadBackup(database.db, file, 'The database')).toMatchObject({
      error: expect.stringContaining('a later version of Remesa'),
    })
    expect(await contentsOf(database.db)).toEqual(empty)
    await database.close()
  })
})
