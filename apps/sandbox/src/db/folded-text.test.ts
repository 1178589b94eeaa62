import { foldedText } from '@remesa/domain/kernel'
import { anyText, namesOfFiveLanguages, respelled } from '@remesa/domain/kernel/testing'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textFilter } from '../kernel/search-text'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { channels } from './schema'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const foldedByDatabase = async (texts: readonly string[]): Promise<readonly string[]> => {
  const rows = await world.db
    .select({ folded: sql<string>`folded_text(asked)` })
    .from(
      sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts(asked, place)`,
    )
    .orderBy(sql`place`)
  return rows.map(({ folded }) => folded)
}

/**
 * The ranges of assigned characters. The planes between these ranges contain no characters, and the planes after them
 * are for private use.
 */
const assigned = [
  [0x1, 0xd7ff],
  [0xe000, 0x3ffff],
  [0xe0000, 0xe0fff],
] as const

it('[KRN-60] the database folds each single character for case-insensitive searches in the same way as the domain', {
  timeout: 120_000,
}, async () => {
  const batch = 0x8000
  for (const [first, last] of assigned)
    for (let from: number = first; from <= last; from += batch) {
      const codes = Array.from({ length: Math.min(batch, last + 1 - from) }, (_, at) => from + at)
      // Each character is placed between two letters, because a blank at the end of a text would be trimmed.
      const texts = codes.map((code) => `a${String.fromCodePoint(code)}b`)
      expect(await foldedByDatabase(texts)).toEqual(texts.map(foldedText))
    }
})

it('[KRN-60] the database folds whole texts for case-insensitive searches in the same way as the domain', async () => {
  const storable = anyText.map((text) => text.replaceAll('\0', ''))
  await fc.assert(
    fc.asyncProperty(fc.array(storable, { maxLength: 50 }), async (texts) => {
      expect(await foldedByDatabase(texts)).toEqual(texts.map(foldedText))
    }),
  )
})

it('[KRN-60] a search finds a name in any of five languages by its usual spellings', async () => {
  const [country] = await world.db.select({ id: channels.countryId }).from(channels).limit(1)
  const countryId = country?.id ?? 0
  await world.db
    .insert(channels)
    .values(namesOfFiveLanguages.map((name) => ({ countryId, text: name })))
    .onConflictDoNothing()
  await fc.assert(
    fc.asyncProperty(respelled, fc.boolean(), async ([name, typed], precise) => {
      const found = await world.db
        .select({ text: channels.text })
        .from(channels)
        .where(textFilter(typed, precise, channels.textFolded))
      expect(found.map(({ text }) => text)).toContain(name)
    }),
  )
  expect(await world.db.$count(channels, eq(channels.countryId, countryId))).toBeGreaterThan(290)
})
