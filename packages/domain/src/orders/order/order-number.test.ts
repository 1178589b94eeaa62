import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OrderNumber, readOrderNumber } from '..'

describe('the number of an order', () => {
  it.each([
    ['10026', '10026'],
    ['  10026\n', '10026'],
    ['#10026', '10026'],
    [' # 10026', '10026'],
    ['1', '1'],
    ['999999999999999', '999999999999999'],
  ])('[ORD-152] the text %j is read as the order number %s', (typed, number) => {
    expect(readOrderNumber(typed)).toBe(number)
  })

  it.each([
    '',
    ' ',
    '#',
    '##1',
    '0',
    '010026',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x1',
    '10 026',
    '9007199254740992',
    'M00001',
    '%',
    '%25',
    '١',
    'Infinity',
  ])('[ORD-152] the text %j is refused as an order number', (typed) => {
    expect(readOrderNumber(typed)).toBeUndefined()
  })

  it('[ORD-152] reading any text as an order number never throws an error, and the schema accepts every number that is read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (typed) => {
        const number = readOrderNumber(typed)
        if (number !== undefined) {
          expect(OrderNumber.safeParse(number).success).toBe(true)
          expect(typed).toContain(number)
        }
      }),
    )
  })

  it('[ORD-152] any whole number from 1 on with at most 15 digits is an order number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (number) => {
        expect(readOrderNumber(` #${number} `)).toBe(String(number))
      }),
    )
  })
})
