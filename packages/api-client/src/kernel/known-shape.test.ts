import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract, listEndpoints } from '../contract'
import { contractExamples } from '../openapi/examples'
import { MAX_JSON_ITEMS } from './json'
import { MISFIT, readerOf } from './known-shape'

const answers = listEndpoints(contract).flatMap(({ id, feature, name, endpoint }) => {
  const example: unknown = Reflect.get(Reflect.get(contractExamples, feature), name)
  const answer: unknown = Reflect.get(Object(example), 'answer')
  return answer === undefined ? [] : [{ id, schema: endpoint.response, answer }]
})

const read = answers.flatMap(({ schema, ...call }) => {
  const reader = readerOf(schema)
  return reader === undefined ? [] : [{ ...call, schema, reader }]
})
const callAt = (index: number) => {
  const call = read[index]
  if (call === undefined) throw new Error(`there is no call ${index}`)
  return call
}

const copyOf = (value: unknown): unknown => structuredClone(value)
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every place of a value: the container and the key. */
const placesOf = (value: unknown): readonly (readonly [object, string])[] =>
  isContainer(value)
    ? Object.keys(value).flatMap((key) => [[value, key] as const, ...placesOf(Reflect.get(value, key))])
    : []

const wrong = fc.oneof(
  fc.constantFrom(
    null,
    '',
    '7',
    7,
    -1,
    1.005,
    true,
    1e300,
    'NaN',
    '2026-02-30T10:00:00Z',
    '2026-11-23T10:00:00+01:00',
  ),
  fc.constantFrom([], {}, [null], { content: [] }, [[]], 'x'.repeat(3_000)),
  fc.jsonValue(),
)
const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('drop', 'replace', 'add', 'same'),
  value: wrong,
  name: fc.constantFrom('extra', 'toString', 'constructor', 'id', 'content'),
})

const changed = (
  answer: unknown,
  changes: readonly { at: number; kind: string; value: unknown; name: string }[],
) => {
  const root = { value: copyOf(answer) }
  for (const { at, kind, value, name } of changes) {
    const places = placesOf(root)
    const [container, key] = places[at % places.length] ?? [root, 'value']
    if (kind === 'drop') Reflect.deleteProperty(container, key)
    if (kind === 'replace') Reflect.set(container, key, copyOf(value))
    if (kind === 'add' && !Array.isArray(container) && container !== root) {
      Reflect.set(container, name, copyOf(value))
    }
  }
  return root.value
}

describe('the short way through a schema', () => {
  it('is there for every list, the history and what a page begins with', () => {
    const known = new Set(read.map(({ id }) => id))
    const lists = listEndpoints(contract).flatMap(({ id, name }) => (name === 'list' ? [id] : []))
    expect(lists.length).toBeGreaterThanOrEqual(5)
    expect(
      [...lists, 'orders.history', 'session.me', 'country.config'].filter((id) => !known.has(id)),
    ).toEqual([])
  })

  it.each(read)('gives what the schema gives: $id', ({ schema, answer, reader }) => {
    expect(reader(copyOf(answer))).toEqual(z.parse(schema, copyOf(answer)))
  })

  it('never gives anything else than the schema, and never something where the schema refuses', () => {
    fc.assert(
      fc.property(fc.constantFrom(...read.keys()), fc.array(change, { maxLength: 3 }), (index, changes) => {
        const { schema, answer, reader } = callAt(index)
        const value = changed(answer, changes)
        const found = reader(copyOf(value))
        const parsed = z.safeParse(schema, value)
        expect(found === MISFIT ? undefined : found).toEqual(parsed.success ? parsed.data : undefined)
      }),
    )
  })

  const sample = z.object({
    id: z.int(),
    from: z._default(z.nullish(z.iso.datetime({ offset: true })), null),
    code: z.union([z.string(), z.pipe(z.number(), z.transform(String))]),
    tags: z.optional(z.array(z.string().check(z.trim(), z.minLength(1)))),
  })
  const reader = readerOf(sample)

  it.each([
    ['an absent field takes its default', { id: 1, code: 'a' }, { id: 1, code: 'a', from: null }],
    ['a number becomes text', { id: 1, code: 7 }, { id: 1, code: '7', from: null }],
    [
      'a check may change the value',
      { id: 1, code: '', tags: [' a '] },
      { id: 1, code: '', from: null, tags: ['a'] },
    ],
    ['an unknown field is left out', { id: 1, code: 'a', new: 2 }, { id: 1, code: 'a', from: null }],
    [
      'the 29th is looked at more closely',
      { id: 1, code: 'a', from: '2028-02-29T10:00:00.5Z' },
      { id: 1, code: 'a', from: '2028-02-29T10:00:00.5Z' },
    ],
  ])('%s', (_, value, expected) => {
    expect(reader?.(value)).toEqual(expected)
  })

  it.each([
    ['a number that is not whole', { id: 1.5, code: 'a' }],
    ['a day that does not exist', { id: 1, code: 'a', from: '2026-02-29T10:00:00+01:00' }],
    ['a text that a check refuses', { id: 1, code: 'a', tags: [' '] }],
    ['a missing field', { id: 1 }],
    ['a list for an object', []],
    ['nothing', undefined],
  ])('is no way for %s', (_, value) => {
    expect(reader?.(value)).toBe(MISFIT)
  })

  it('is no way for a list that is longer than any that is read', () => {
    const list = readerOf(z.array(z.null()))
    expect(list).toBeUndefined()
    const flags = readerOf(z.array(z.boolean()))
    expect(flags?.(Array.from({ length: MAX_JSON_ITEMS + 1 }, () => true))).toBe(MISFIT)
    expect(flags?.(Array.from({ length: MAX_JSON_ITEMS }, () => true))).toHaveLength(MAX_JSON_ITEMS)
  })

  it.each([
    ['strict objects', z.strictObject({ id: z.int() })],
    ['loose objects', z.looseObject({ id: z.int() })],
    ['records', z.record(z.string(), z.int())],
    ['anything', z.unknown()],
    ['objects with such a part', z.object({ part: z.unknown() })],
  ])('is not known for %s', (_, schema) => {
    expect(readerOf(schema)).toBeUndefined()
  })

  it('is not taken by a transform that finds an issue', () => {
    const schema = z.pipe(
      z.string(),
      z.transform((value, context) => {
        context.issues.push({ code: 'custom', input: value, message: 'never' })
        return z.NEVER
      }),
    )
    expect(readerOf(schema)?.('a')).toBe(MISFIT)
  })
})
