import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CountryConfig } from '../country'
import { bagCodeExample, bagCodeIssue } from './bag-code-format'
import { fieldAfterCode } from './deposit-bags'

const countryWith = (BagCodeFormats?: readonly string[] | null) =>
  CountryConfig.parse({ id: 1, code: 'PT', name: 'Portugal', CashToday: { Enabled: true, BagCodeFormats } })
const portugal = countryWith(['PT-99999999', '9999999999', 'AA9'])
const passes = (code: string, country = portugal) => bagCodeIssue(code, country) === undefined
const anyFormat = fc.string({
  unit: fc.constantFrom('9', 'A', '-', 'P', 'ñ', '7'),
  minLength: 1,
  maxLength: 50,
})

describe('the format of a bag code', () => {
  it.each(['PT-00000001', 'pt-00000001', ' 0012345678 ', 'xy7', 'XY7'])(
    '[DPS-54] the bag code "%s" has an accepted format',
    (code) => {
      expect(passes(code)).toBe(true)
    },
  )

  it.each([
    'PT-0000001',
    'PT00000001',
    'ES-00000001',
    '00123456789',
    '12345',
    'ÑÑ7',
    '٣٣٣٣٣٣٣٣٣٣',
    'PT-0000000A',
  ])(
    '[DPS-54] the bag code "%s" is refused, and the issue contains an example of each accepted format',
    (code) => {
      expect(bagCodeIssue(code, portugal)).toMatchObject({
        rule: 'bag-code',
        path: 'barcode',
        params: { examples: 'PT-12345678, 1234567890, AB1' },
      })
    },
  )

  it('[DPS-54] a country without formats of bag codes accepts any bag code', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(undefined, null, [], [' ']), (code, formats) => {
        expect(passes(code, countryWith(formats))).toBe(true)
      }),
    )
  })

  it('[DPS-54] the example of a bag code format is accepted; with one character more or less it is refused', () => {
    fc.assert(
      fc.property(anyFormat, (format) => {
        const example = bagCodeExample(format)
        const country = countryWith([format])
        expect(passes(example, country)).toBe(true)
        expect(passes(`${example}0`, country)).toBe(false)
        expect(passes(example.slice(1), country)).toBe(false)
      }),
    )
  })

  it('[DPS-51] [DPS-54] the focus stays in the field of the bag code while the code is empty or has a wrong format', () => {
    const after = (barcode: string) => fieldAfterCode({ barcode, commodity: undefined }, [], portugal)
    expect([after(''), after('12345'), after('PT-00000001')]).toEqual(['barcode', 'barcode', 'commodity'])
  })
})
