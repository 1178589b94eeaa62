import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellText,
  csvText,
  defusedCell,
  importFileType,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  sheetOf,
  sheetsOf,
} from '.'

const reasonOf = (answer: { readonly ok: boolean; readonly error?: { readonly rule: string } }) =>
  answer.ok ? undefined : answer.error?.rule

describe('a file', () => {
  it('[IMP-1] is XLSX or CSV by its name, and small enough', () => {
    const typeOf = (name: string, size = 1) => importFileType({ name, size })
    expect(typeOf('a.XLSX')).toEqual({ ok: true, value: 'xlsx' })
    expect(typeOf('a.b.csv ')).toEqual({ ok: true, value: 'csv' })
    expect(typeOf('a.txt')).toEqual({ ok: true, value: 'csv' })
    for (const name of ['a.xls', 'a', 'csv', 'a.csv.zip', ''])
      expect(reasonOf(typeOf(name))).toBe('unknown-type')
    expect(typeOf('a.csv', MAX_IMPORT_BYTES).ok).toBe(true)
    expect(typeOf('a.csv', MAX_IMPORT_BYTES + 1)).toMatchObject({
      error: { rule: 'too-large', key: 'imports.refused.too-large', params: { max: 10 } },
    })
  })

  it('[IMP-2] has headings in its first row with text, and rows below them by their lines', () => {
    const sheet = sheetOf([
      [],
      ['', ' '],
      ['Code', '', 'Name'],
      ['1', '', 'One'],
      [null],
      ['2', '', undefined],
    ])
    expect(sheet).toEqual({
      ok: true,
      value: {
        headings: ['Code', 'Name'],
        rows: [
          { line: 4, cells: ['1', 'One'] },
          { line: 6, cells: ['2', ''] },
        ],
      },
    })
  })

  it('[IMP-6] has the sheets of a workbook that have rows, else the reason of the first that is not empty', () => {
    const tables = [
      { name: 'Notes', cells: [[]] },
      { name: 'November', cells: [['Code'], ['1']] },
      { name: 'Draft', cells: [['Code']] },
      { name: 'December', cells: [['Code'], ['2']] },
    ]
    const sheets = sheetsOf(tables)
    expect(sheets.ok && sheets.value.map(({ name }) => name)).toEqual(['November', 'December'])
    expect(reasonOf(sheetsOf([...tables.slice(0, 1), ...tables.slice(2, 3)]))).toBe('no-rows')
    expect(reasonOf(sheetsOf(tables.slice(0, 1)))).toBe('empty')
    expect(reasonOf(sheetsOf([]))).toBe('empty')
  })

  it('[IMP-2] is refused when it is empty, has headings alone, or is beyond its bounds', () => {
    const rows = (count: number) => [['Code'], ...Array.from({ length: count }, (_, at) => [at])]
    const columns = (count: number) => [Array.from({ length: count }, (_, at) => `c${at}`), ['x']]
    expect(reasonOf(sheetOf([[], ['  ']]))).toBe('empty')
    expect(reasonOf(sheetOf([['Code'], ['']]))).toBe('no-rows')
    expect(sheetOf(rows(MAX_IMPORT_ROWS)).ok).toBe(true)
    expect(sheetOf(rows(MAX_IMPORT_ROWS + 1))).toMatchObject({
      error: { rule: 'too-many-rows', params: { max: MAX_IMPORT_ROWS, rows: MAX_IMPORT_ROWS + 1 } },
    })
    expect(sheetOf(columns(MAX_IMPORT_COLUMNS)).ok).toBe(true)
    expect(reasonOf(sheetOf(columns(MAX_IMPORT_COLUMNS + 1)))).toBe('too-many-columns')
  })

  it('[IMP-2] has a text for each heading in every row, whatever its cells are', () => {
    const anyCell = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 8 }), (cells) => {
        const sheet = sheetOf(cells)
        if (!sheet.ok) return
        const { headings, rows } = sheet.value
        for (const row of rows) expect(row.cells).toHaveLength(headings.length)
        expect(rows.every((row) => row.cells.some((cell) => cell !== ''))).toBe(true)
      }),
    )
  })
})

describe('a cell', () => {
  it('[IMP-3] is text: numbers without exponent, dates as days', () => {
    const texts = [
      ' a ',
      301,
      1.5,
      1e20,
      -0,
      true,
      new Date('2026-11-22T00:00:00Z'),
      new Date(Number.NaN),
      null,
    ]
    expect(texts.map(cellText)).toEqual([
      'a',
      '301',
      '1.5',
      '100000000000000000000',
      '0',
      'true',
      '2026-11-22',
      '',
      '',
    ])
  })

  it('[IMP-41] that a program would calculate is saved with an apostrophe, and read as what it was', () => {
    expect(['=1+1', '+1', '-1', '@x', '\tx', 'a=1', ''].map(defusedCell)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@x",
      "'\tx",
      'a=1',
      '',
    ])
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `=${text}`),
        ),
        (text) => {
          const trimmed = text.trim()
          expect(defusedCell(trimmed)).not.toMatch(/^[=+\-@\t\r]/)
          if (!/^'[=+\-@\t\r]/.test(trimmed)) expect(cellText(defusedCell(trimmed))).toBe(trimmed)
        },
      ),
    )
  })

  it('[IMP-41] of a saved file is quoted where it holds a separator, a quote or a line break', () => {
    expect(
      csvText([
        ['a', 'b;c'],
        ['say "x"', '=1'],
      ]),
    ).toBe('\uFEFFa;"b;c"\r\n"say ""x""";\'=1\r\n')
  })
})
