import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseWire } from './parse-wire'

const Draft = z.strictObject({
  label: z.string().check(z.minLength(2), z.maxLength(4)),
  count: z.int().check(z.minimum(1), z.maximum(9)),
  weight: z.number().check(z.positive()),
  email: z.optional(z.email()),
  day: z.optional(z.iso.date()),
  kind: z.optional(z.enum(['a', 'b'])),
  code: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  pieces: z.optional(z.array(z.object({ size: z.number() })).check(z.maxLength(2))),
})
const valid = { label: 'abc', count: 2, weight: 0.5 }

const issuesOf = (value: unknown) => {
  const parsed = parseWire(Draft, value)
  return parsed.ok ? [] : parsed.error.map(({ rule, path, params }) => [rule, path, params])
}

describe('parseWire', () => {
  it('parseWire returns the value that the schema accepts', () => {
    expect(parseWire(z.object({ n: z.pipe(z.string(), z.transform(Number)) }), { n: '7' })).toEqual({
      ok: true,
      value: { n: 7 },
    })
  })

  it.each([
    ['a missing field', { label: 'abc', count: 2 }, 'required', 'weight', {}],
    ['another type', { ...valid, label: 5 }, 'invalid', 'label', { type: 'string' }],
    ['null where a text belongs', { ...valid, label: null }, 'invalid', 'label', { type: 'string' }],
    ['a fraction for a whole number', { ...valid, count: 1.5 }, 'integer', 'count', {}],
    ['a short text', { ...valid, label: 'a' }, 'min', 'label', { length: 2 }],
    ['a long text', { ...valid, label: 'abcde' }, 'max', 'label', { length: 4 }],
    ['a small number', { ...valid, count: 0 }, 'min_value', 'count', { min: 1 }],
    ['a large number', { ...valid, count: 10 }, 'max_value', 'count', { max: 9 }],
    ['a number on an exclusive bound', { ...valid, weight: 0 }, 'gt', 'weight', { limit: 0 }],
    ['no address', { ...valid, email: 'x' }, 'email', 'email', {}],
    ['no day', { ...valid, day: '2026-13-01' }, 'regex', 'day', { format: 'date' }],
    ['a text of another form', { ...valid, code: 'es' }, 'regex', 'code', { format: '/^[A-Z]{2}$/' }],
    ['a value off the list', { ...valid, kind: 'c' }, 'one-of', 'kind', { oneOf: 'a, b' }],
    [
      'a long list',
      { ...valid, pieces: [{ size: 1 }, { size: 1 }, { size: 1 }] },
      'max',
      'pieces',
      { length: 2 },
    ],
    ['a fault inside a list', { ...valid, pieces: [{ size: 1 }, {}] }, 'required', 'pieces.1.size', {}],
    ['an unknown field', { ...valid, admin: true }, 'invalid', 'admin', {}],
    ['no object at all', 'text', 'invalid', '', { type: 'object' }],
  ])('parseWire reports the path and the rule of a mismatch: %s', (_title, value, rule, path, params) => {
    expect(issuesOf(value)).toEqual([[rule, path, params]])
  })

  it('for a union, parseWire reports the mismatches of the alternative that is closest to the value', () => {
    const Either = z.object({
      answer: z.union([z.object({ wrapped: z.object({ id: z.number() }) }), z.object({ id: z.number() })]),
    })
    expect(parseWire(Either, { answer: { wrapped: { id: 'x' } } })).toMatchObject({
      error: [{ path: 'answer.wrapped.id', rule: 'invalid' }],
    })
    expect(parseWire(Either, {})).toMatchObject({ error: [{ path: 'answer', rule: 'required' }] })
  })

  it('parseWire does not throw for a value with so many levels that the schema library overflows the stack', () => {
    const Tree: z.ZodMiniType = z.lazy(() => z.object({ child: z.optional(Tree) }))
    let deep: object = {}
    for (let level = 0; level < 50_000; level += 1) deep = { child: deep }
    expect(() => Tree.safeParse(deep)).toThrow(RangeError)
    expect(parseWire(Tree, deep)).toMatchObject({ ok: false, error: [{ path: '' }] })
  })
})
