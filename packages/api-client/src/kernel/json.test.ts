import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonRefusal, MAX_JSON_DEPTH, MAX_JSON_ITEMS, readJson } from './json'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

describe('readJson', () => {
  it('readJson returns every value that JSON.stringify has written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes('"__proto__"'))
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
      }),
    )
  })

  it('readJson returns a result for any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof readJson(text).ok).toBe('boolean')
      }),
    )
  })

  it.each([
    ['the deepest nesting allowed', nested(MAX_JSON_DEPTH), true],
    ['one level more', nested(MAX_JSON_DEPTH + 1), false],
    ['a hundred thousand levels', nested(100_000), false],
    ['the longest list allowed', JSON.stringify(Array(MAX_JSON_ITEMS).fill(0)), true],
    ['one entry more', JSON.stringify(Array(MAX_JSON_ITEMS + 1).fill(0)), false],
  ])('readJson enforces the limits of a text: %s', (_title, text, accepted) => {
    expect(readJson(text).ok).toBe(accepted)
  })

  it('readJson refuses a key that would change the prototype, at any depth', () => {
    expect(readJson('{"a":[{"__proto__":{"admin":true}}]}')).toEqual({ ok: false, error: 'prototype' })
  })

  it('readJson refuses an incomplete or invalid text as a syntax error', () => {
    expect(readJson('{"a":')).toEqual({ ok: false, error: 'syntax' })
  })
})

describe('jsonRefusal', () => {
  it('for jsonRefusal, a text without objects and lists has the depth zero', () => {
    expect([null, 1, 'x', true, undefined].map(jsonRefusal)).toEqual(Array(5).fill(undefined))
  })
})
