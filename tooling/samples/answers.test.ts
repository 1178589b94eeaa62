import { describe, expect, it } from 'vitest'
import { shownBy, telling } from './answers.ts'

describe('the value in a comment', () => {
  it.each([
    ["'text'", { kind: 'same', value: 'text' }],
    ["'2026-11-22', whatever the zone", { kind: 'same', value: '2026-11-22' }],
    ['true: may request pickups', { kind: 'same', value: true }],
    ['undefined', { kind: 'same', value: undefined }],
    ['-3', { kind: 'same', value: -3 }],
    ["'At least …'", { kind: 'begins', text: 'At least ' }],
    [
      '{ ok: true, value }',
      { kind: 'object', fields: { ok: { kind: 'same', value: true }, value: { kind: 'any' } } },
    ],
    ["['a']", { kind: 'list', items: [{ kind: 'same', value: 'a' }] }],
  ] as const)('the comment %s in a code sample is read as a value to compare', (comment, shown) => {
    expect(shownBy(comment)).toEqual(shown)
  })

  it.each(['one text for each code', 'and every other endpoint', 'truly'])(
    'the comment %s in a code sample is not read as a value to compare',
    (comment) => {
      expect(shownBy(comment)).toBeUndefined()
    },
  )

  it.each(['{ ok: true', "'open", '[...rest]', '{ id: makeId() }', "'a' or 'b'"])(
    'the comment %s in a code sample is refused, because its value can’t be compared',
    (comment) => {
      expect(() => shownBy(comment)).toThrow('is no value')
    },
  )
})

describe('the code of a sample', () => {
  it('an expression in a code sample is compared with the value in its comment, also within an if statement', () => {
    const code = "const a = half(4) // 2\nif (a) a + 1 // 3\nelse a // 'none'\na // a word\n"
    const { code: told, shown } = telling(code)
    expect(told).toBe(
      "const a = half(4); tell(0, a) // 2\nif (a) tell(1, a + 1) // 3\nelse tell(2, a) // 'none'\na // a word\n",
    )
    expect(shown).toHaveLength(3)
  })

  it('a code sample is refused if a comment shows a value for a statement without a value', () => {
    expect(() => telling('const { a } = b // 1\nimport c from "c" // 2')).toThrow('shows a value behind')
  })
})
