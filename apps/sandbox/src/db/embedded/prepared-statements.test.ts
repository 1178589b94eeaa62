import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbedded } from './create-embedded'

let client: PGlite
beforeAll(async () => {
  client = await createEmbedded()
  await client.exec('create table things (id int primary key, name text, at timestamptz, facts jsonb)')
}, 90_000)
afterAll(() => client.close())

/** The statements that the database has prepared and stored, and so parses and plans only once. */
const planned = async (): Promise<readonly string[]> => {
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

describe('prepared statements of the embedded database', () => {
  it('prepared statements accept new values each time, including null and values of every type', async () => {
    const insert = 'insert into things values ($1, $2, $3, $4)'
    const at = new Date('2026-11-23T09:30:00Z')
    await client.query(insert, [1, 'señal', at, { big: [1, null] }])
    const second = await client.query(insert, [2, null, null, null])
    expect(second.affectedRows).toBe(1)
    const { rows } = await client.query('select * from things where id = any($1::int[]) order by id', [
      '{1,2}',
    ])
    expect(rows).toEqual([
      { id: 1, name: 'señal', at, facts: { big: [1, null] } },
      { id: 2, name: null, at: null, facts: null },
    ])
    expect((await planned()).filter((text) => text === insert)).toHaveLength(1)
  })

  it('prepared statements return rows as objects or as arrays, as requested', async () => {
    const text = 'select 7 as seven, $1::text as word'
    expect((await client.query(text, ['a'])).rows).toEqual([{ seven: 7, word: 'a' }])
    expect((await client.query(text, ['b'], { rowMode: 'array' })).rows).toEqual([[7, 'b']])
    expect((await client.query(text, ['c'])).fields.map(({ name }) => name)).toEqual(['seven', 'word'])
  })

  it("a prepared statement that fails reports the database's error, and can be used again", async () => {
    const text = 'insert into things (id) values ($1)'
    await client.query(text, [10])
    await expect(client.query(text, [10])).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
    await expect(client.query(text, ['no number'])).rejects.toMatchObject({ code: '22P02' })
    await expect(client.query('select nothing from things')).rejects.toMatchObject({ code: '42703' })
    expect((await client.query(text, [11])).affectedRows).toBe(1)
  })

  it('prepared statements wait for the end of an open transaction, and see its writes', async () => {
    const counting = 'select count(*)::int as many from things where id >= $1'
    let seen: Promise<unknown> | undefined
    await client.transaction(async (tx) => {
      await tx.query('insert into things (id) values (100)')
      seen = client.query(counting, [100]).then(({ rows }) => rows)
      await tx.query('insert into things (id) values (101)')
    })
    expect(await seen).toEqual([{ many: 2 }])
  })

  it('a search is not run as a prepared statement, because its best plan depends on the searched text', async () => {
    const search = 'select id from things where name like $1'
    expect((await client.query(search, ['%ñ%'])).rows).toEqual([{ id: 1 }])
    expect(await planned()).not.toContain(search)
  })

  it('a prepared statement is dropped after two hundred other statements have been used', async () => {
    const [first, ...others] = Array.from({ length: 202 }, (_, at) => `select ${at}::int as at`)
    if (first === undefined) throw new Error('no statement')
    await client.query(first)
    for (const text of others.slice(0, 150)) await client.query(text)
    await client.query(first)
    for (const text of others.slice(150)) await client.query(text)
    const kept = await planned()
    expect(kept.length).toBeLessThanOrEqual(200)
    expect(kept).toContain(first)
    expect(kept).not.toContain(others[0])
    expect((await client.query(others[0] ?? '')).rows).toEqual([{ at: 1 }])
  })
})
