import { csvText } from '@remesa/domain/imports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvRows, decodedText } from './csv-cells'

const csvCells = (text: string) => [...csvRows(text)].map(({ cells }) => cells.map(([, cell]) => cell))
/** The numbers of the lines with unbalanced quotes. */
const wrongLines = (text: string) =>
  [...csvRows(text)].flatMap(({ line, hasWrongQuotes }) => (hasWrongQuotes ? [line] : []))

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('the text of a CSV file', () => {
  it('[IMP-4] the text of a CSV file is read as UTF-8 with or without a byte order mark, as UTF-16 with a mark, else as Windows-1252', () => {
    expect(decodedText(utf8('Peña'))).toBe('Peña')
    expect(decodedText(utf8('\uFEFFPeña'))).toBe('Peña')
    expect(decodedText(Uint8Array.of(0xff, 0xfe, 0x50, 0, 0xf1, 0))).toBe('Pñ')
    expect(decodedText(Uint8Array.of(0xfe, 0xff, 0, 0x50, 0, 0xf1))).toBe('Pñ')
    expect(decodedText(Uint8Array.of(0x50, 0x65, 0xf1, 0x61, 0x80))).toBe('Peña€')
  })

  it('[IMP-4] the text of a CSV file is read as UTF-8, and not as Windows-1252, even if it has one invalid byte', () => {
    const bytes = Uint8Array.from([...utf8('Peña, Muñoz, Núñez'), 0xf1])
    expect(decodedText(bytes)).toBe('Peña, Muñoz, Núñez\uFFFD')
  })

  it('[IMP-4] the text of a CSV file is undefined if the file contains bytes that occur in no text', () => {
    expect(decodedText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined()
    expect(decodedText(utf8('Code;Name\0\u0001'))).toBeUndefined()
  })

  it('[IMP-4] the text of a CSV file has no zero bytes, and is undefined if more than a quarter of the bytes are zero', () => {
    expect(decodedText(utf8('abc\0'))).toBe('abc')
    expect(decodedText(utf8('ab\0'))).toBeUndefined()
  })
})

describe('the cells of a CSV file', () => {
  it.each([';', ',', '\t', '|'])(
    '[IMP-4] the cells of a CSV file can be separated by %j, and are quoted if they contain this separator',
    (separator) => {
      const text = [
        `a${separator}b${separator}c`,
        `1${separator}"x${separator}y"${separator}"say ""z"""`,
      ].join('\r\n')
      expect(csvCells(text)).toEqual([
        ['a', 'b', 'c'],
        ['1', `x${separator}y`, 'say "z"'],
      ])
    },
  )

  it('[IMP-4] a first line of a CSV file that only names the separator is not counted, because spreadsheet programs hide it', () => {
    expect([...csvRows('sep=,\r\na,b;c\r\n')]).toEqual([
      {
        line: 1,
        cells: [
          [0, 'a'],
          [1, 'b;c'],
        ],
      },
    ])
  })

  it('[IMP-9] a line with unbalanced quotes in a CSV file does not change the cells of any other line', () => {
    const text = 'a;b\n1;"El Puerto" Bar\n2;"x\ny"\n3;z'
    expect(wrongLines(text)).toEqual([2])
    expect(csvCells(text)).toEqual([
      ['a', 'b'],
      ['1', '"El Puerto" Bar'],
      ['2', 'x\ny'],
      ['3', 'z'],
    ])
  })

  it.each([
    ['a;b\n"1;2\n3;4', [2]],
    ['a;b\n"1;2\n"3";4\n5;6', [2]],
    ['a;b\n1;2\n3;"', [3]],
  ])(
    '[IMP-9] only the line with a quote that is never closed is marked as wrong in a CSV file: %j',
    (text, lines) => {
      expect(wrongLines(text)).toEqual(lines)
    },
  )

  it.each([
    ['a quote within a cell', 'a;b\n5" tube;x', ['5" tube', 'x']],
    [
      'characters that separate the cells of other files',
      'a;b\nCalle 1, 2, bajo;x|y',
      ['Calle 1, 2, bajo', 'x|y'],
    ],
    ['blanks around quotes', 'a;b\n "1" ; "2;3"', ['1', '2;3']],
    ['a separator at the end of a line', 'a;b;\n1;2;', ['1', '2', '']],
    ['lines that end with CR alone', 'a;b\r1;2', ['1', '2']],
    ['a Ctrl-Z at its end', 'a;b\n1;2\u001A', ['1', '2']],
    ['one column', 'a\n1', ['1']],
  ])('[IMP-4] the cells of a CSV file with %s are read without a problem', (_, text, cells) => {
    expect(csvCells(text)[1]).toEqual(cells)
    expect(wrongLines(text)).toEqual([])
  })

  it('[IMP-4] the cells of a CSV file that the portal saved are read back as they were saved', () => {
    const anyCell = fc
      .string({ unit: fc.constantFrom('a', 'ñ', ';', '"', ' ', '\n') })
      .map((text) => text.trim())
    const anyRow = fc.array(anyCell, { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), (below) => {
        const rows = [['Code', 'Name', 'Address'], ...below]
        const text = decodedText(utf8(csvText(rows)))
        expect(text === undefined ? undefined : csvCells(text)).toEqual(rows)
      }),
    )
  })
})
