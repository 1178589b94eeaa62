import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasDuplicateNames } from './json-names'

it.each([
  '{"a":1,"a":1}',
  '{"a":1,"b":{"a":1},"a":2}',
  '{"a":1,"\\u0061":2}',
  '[{"x":[{"a":{},"b":1,"a":[]}]}]',
  '{"a:\\"{":1, "a:\\"{" : 2}',
  '{"":1,"":2}',
])('two members of one name are found in %s', (json) => {
  expect(hasDuplicateNames(json)).toBe(true)
})

it('a JSON text that a program has written never contains two members of one name', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(hasDuplicateNames(json)).toBe(false)
    }),
  )
})

it('a repeated member is found in any object', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (value) => {
      const members = Object.entries(value).map(
        ([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(inner)}`,
      )
      expect(hasDuplicateNames(`{${[...members, members[0]].join()}}`)).toBe(true)
    }),
  )
})
