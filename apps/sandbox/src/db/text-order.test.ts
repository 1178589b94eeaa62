import { contract } from '@remesa/api-client/contract'
import { LOCALES, type Locale, textOrder } from '@remesa/domain/kernel'
import { namesOfFiveLanguages } from '@remesa/domain/kernel/testing'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTextOrder } from '../kernel/text-collation'
import { admin } from '../service-points/service-points.fixtures'
import { inOrder } from '../testing/in-order'
import { subclientId } from '../testing/service-point-body'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { servicePoints } from './schema'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  const [shuffled = []] = fc.sample(
    fc.shuffledSubarray([...namesOfFiveLanguages], { minLength: namesOfFiveLanguages.length }),
    { numRuns: 1, seed: 34 },
  )
  await world.db.insert(servicePoints).values(
    shuffled.map((description, at) => ({
      subclientId: subclientId('Levante Castellón'),
      type: 'SOL' as const,
      // A name with decomposed letters has to be sorted like the same name with composed letters.
      description: at % 3 === 0 ? description.normalize('NFD') : description,
      codeSol: at % 7 === 0 ? null : String((at * 37) % 100),
      address: description,
    })),
  )
})
afterAll(() => world.close())

const listed = async (locale: Locale, query: string) => {
  const { body } = await world.call(admin, `GET ${contract.servicePoints.list.path}?${query}`, {
    headers: { 'Accept-Language': locale },
  })
  return contract.servicePoints.list.response.parse(body).content
}

describe.each(LOCALES)('[KRN-61] texts are sorted as in the domain in %s', (locale) => {
  const compare = textOrder(locale)

  it.each([
    ['description', 'ASC'],
    ['description', 'DESC'],
    ['codeSol', 'ASC'],
    ['codeSol', 'DESC'],
  ] as const)(
    'the pages of service points are in the order of the user’s language when sorted by %s %s',
    async (column, direction) => {
      const sort = `orderBy=${column}&direction=${direction}`
      const all = await listed(locale, 'size=1000&orderBy=id')
      const ascending = inOrder(all, (row) => row[column], locale)
      const expected = direction === 'ASC' ? ascending : ascending.toReversed()
      expect(all.length).toBeGreaterThan(namesOfFiveLanguages.length)
      const pages = Array.from({ length: Math.ceil(all.length / 50) }, (_, page) =>
        listed(locale, `${sort}&size=50&page=${page}`),
      )
      const rows = (await Promise.all(pages)).flat()
      expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    },
  )

  it('the database sorts a name with accents, marks and digits in the same order as the domain', async () => {
    const rows = await world.db
      .select({ text: sql<string>`asked` })
      .from(
        sql`jsonb_array_elements_text(${JSON.stringify(namesOfFiveLanguages)}::jsonb) with ordinality as texts(asked, place)`,
      )
      .orderBy(inTextOrder(sql`asked`, locale), sql`place`)
    expect(rows.map(({ text }) => text)).toEqual(namesOfFiveLanguages.toSorted(compare))
  })
})

it('[KRN-61] the letter ñ is sorted after n only in Spanish', async () => {
  const sorted = async (locale: Locale) => {
    const rows = await world.db
      .select({ text: sql<string>`asked` })
      .from(sql`(values ('nz'), ('ñ'), ('nb'), ('n\u0303a'), ('10'), ('9')) as texts(asked)`)
      .orderBy(inTextOrder(sql`asked`, locale))
    return rows.map(({ text }) => text.normalize()).join(' ')
  }
  expect(await sorted('es')).toBe('9 10 nb nz ñ ña')
  for (const locale of ['en', 'de', 'pt', 'pt-BR'] as const)
    expect(await sorted(locale)).toBe('9 10 ñ ña nb nz')
})

describe('the index', () => {
  const planOf = (statement: ReturnType<typeof sql>, ...ways: readonly string[]) =>
    world.db.transaction(async (tx) => {
      // PostgreSQL would read a table of a few hundred rows without its index, because this is faster. The test
      // therefore disables the other ways of reading.
      for (const way of ['seqscan', ...ways]) await tx.execute(sql.raw(`set local enable_${way} = off`))
      const answer = Object(await tx.execute(sql`explain ${statement}`))
      return JSON.stringify(answer.rows)
    })

  it.each([
    ['service_points', 'code_sol'],
    ['service_points', 'description'],
    ['service_points', 'device_id'],
    ['service_points', 'id_smartcash'],
    ['service_points', 'address'],
    ['clients', 'code_sol'],
    ['clients', 'description'],
    ['clients', 'id_smartcash'],
    ['subclients', 'code_sol'],
    ['subclients', 'description'],
    ['subclients', 'id_smartcash'],
    ['users', 'username'],
    ['users', 'name'],
    ['users', 'last_name'],
    ['users', 'email'],
    ['channels', 'text'],
    ['history', 'actor_name'],
    ['history', 'subject_name'],
  ])('[KRN-60] the index of %s is used when a search asks for a part of %s', async (table, column) => {
    const folded = sql.identifier(`${column}_folded`)
    const plan = await planOf(
      sql`select id from ${sql.identifier(table)} where ${folded} like '%gran via%'`,
      'indexscan',
      'indexonlyscan',
    )
    expect(plan).toContain(`${table}_${column}_search`)
  })

  it.each(LOCALES)(
    '[KRN-61] a page of service points sorted by description in the language %s is read from the index, without sorting',
    async (locale) => {
      const order = inTextOrder(sql`description`, locale)
      const plan = await planOf(
        sql`select id from service_points where active order by ${order}, id limit 100`,
      )
      expect(plan).toMatch(/service_points_by_text_order/)
      expect(plan).not.toContain('Sort')
    },
  )
})
