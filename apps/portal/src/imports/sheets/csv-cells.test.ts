import { csvText } from '@remesa/domain/imports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCells, decodedText } from './csv-cells'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('the text of a CSV file', () => {
  it('[IMP-4] is UTF-8 with or without a mark, UTF-16 with one, else Windows-1252', () => {
    expect(decodedText(utf8('Peña'))).toBe('Peña')
    expect(decodedText(utf8('\uFEFFPeña'))).toBe('Peña')
    expect(decodedText(Uint8Array.of(0xff, 0xfe, 0x50, 0, 0xf1, 0))).toBe('Pñ')
    expect(decodedText(Uint8Array.of(0xfe, 0xff, 0, 0x50, 0, 0xf1))).toBe('Pñ')
    expect(decodedText(Uint8Array.of(0x50, 0x65, 0xf1, 0x61, 0x80))).toBe('Peña€')
  })

  it('[IMP-4] is none where there are bytes that no text has', () => {
    expect(decodedText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined()
  })
})

describe('the cells of a CSV file', () => {
  it.each([';', ',', '\t', '|'])(
    '[IMP-4] are separated by %j, with quotes around what holds one',
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

  it('[IMP-4] keep their lines after a first line that names the separator', () => {
    expect(csvCells('sep=,\r\na,b;c\r\n')).toEqual([[], ['a', 'b;c'], ['']])
  })

  it('[IMP-4] can’t be read with a quote that is never closed', () => {
    expect(csvCells('a;b\n"1;2\n3;4')).toBeUndefined()
  })

  it('[IMP-4] of a file that was saved here are those that were saved', () => {
    const anyCell = fc
      .string({ unit: fc.constantFrom('a', 'ñ', ';', '"', ' ', '\n') })
      .map((text) => text.trim())
    const anyRow = fc.array(anyCell, { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), (below) => {
        const rows = [['Code', 'Name', 'Address'], ...below]
        const text = decodedText(utf8(csvText(rows)))
        expect(text === undefined ? undefined : csvCells(text)).toEqual([...rows, ['']])
      }),
    )
  })
})
