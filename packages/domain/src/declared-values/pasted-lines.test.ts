import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PasteFields, readPastedLines } from '.'

type Name = 'codeKind' | 'code' | 'commodityCode' | 'amount'
const fields: PasteFields<Name> = {
  texts: ['code', 'amount'],
  choices: [
    { name: 'codeKind', options: [{ text: 'Bag', value: 'bag' }] },
    { name: 'commodityCode', options: [{ text: 'Coins', value: '2' }] },
  ],
}

describe('pasted lines', () => {
  it('[DCV-39] each line pasted into a grid fills one row, and a cell with the name of an option chooses that option', () => {
    expect(readPastedLines('S-1\tCOINS\t12,50\r\n\r\nB-2; 7 ;bag\n', fields)).toEqual([
      { code: 'S-1', commodityCode: '2', amount: '12,50' },
      { code: 'B-2', amount: '7', codeKind: 'bag' },
    ])
  })

  it('[DCV-39] the cells of each pasted line fill the fields from the current one, and cells beyond the last field are ignored', () => {
    expect(readPastedLines('5\n6\t7', { ...fields, texts: ['amount'] })).toEqual([
      { amount: '5' },
      { amount: '6' },
    ])
  })

  it('[DCV-39] pasting a text of a single cell does not add rows to a grid', () => {
    for (const text of ['', 'S-1', 'S-1\n', '\n']) expect(readPastedLines(text, fields)).toBeUndefined()
  })

  it('[DCV-39] pasting lines into a grid fills one row for each line that is not blank', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z0-9]{1,8}$/), { minLength: 2, maxLength: 9 }), (codes) => {
        expect(
          readPastedLines(codes.join('\n'), fields)?.map(({ code, codeKind }) => codeKind ?? code),
        ).toEqual(codes.map((code) => (code === 'BAG' ? 'bag' : code === 'COINS' ? undefined : code)))
      }),
    )
  })
})
