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
])('the check for repeated names finds two members with the same name in the JSON text %s', (json) => {
  expect(hasDuplicateNames(json)).toBe(true)
})

it('the check for repeated names accepts any JSON text that JSON.stringify has written', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(hasDuplicateNames(json)).toBe(false)
    }),
  )
})

it('the check for repeated names finds a name that an object contains twice, whatever else the object contains', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (value) => {
      const members = Object.entries(value).map(
        ([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(inner)}`,
      )
      expect(hasDuplicateNames(`{${[...members, members[0]].join()}}`)).toBe(true)
    }),
  )
})
