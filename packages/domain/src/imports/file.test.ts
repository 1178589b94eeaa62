import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CellValue,
  cellText,
  csvText,
  defusedCell,
  type FileTable,
  headingLine,
  headingRows,
  importFileType,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  servicePointImportFields,
  sheetOf,
  sheetRefusal,
  tableOf,
  tablesOf,
} from '.'

const rowsFrom = (cells: readonly (readonly CellValue[])[]) =>
  cells.map((row, at) => ({ line: at + 1, cells: row.map((value, column) => [column, value] as const) }))
const tableFrom = (cells: readonly (readonly CellValue[])[]) => tableOf({ name: '', rows: rowsFrom(cells) })
const created = (cells: readonly (readonly CellValue[])[]): FileTable => {
  const table = tableFrom(cells)
  if (!table.ok) throw new Error(table.error.rule)
  return table.value
}

const reasonOf = (answer: { readonly ok: boolean; readonly error?: { readonly rule: string } }) =>
  answer.ok ? undefined : answer.error?.rule

describe('a file', () => {
  it('[IMP-1] a file can be imported if its name ends with .xlsx or .csv, and if it is small enough', () => {
    const typeOf = (name: string, size = 1) => importFileType({ name, size })
    expect(typeOf('a.XLSX')).toEqual({ ok: true, value: 'xlsx' })
    expect(typeOf('a.b.csv ')).toEqual({ ok: true, value: 'csv' })
    expect(typeOf('a.txt')).toEqual({ ok: true, value: 'csv' })
    expect(typeOf('a.xlsm')).toEqual({ ok: true, value: 'xlsx' })
    expect(typeOf('a.xls')).toEqual({ ok: true, value: 'xls' })
    for (const name of ['a', 'csv', 'a.csv.zip', '']) expect(reasonOf(typeOf(name))).toBe('unknown-type')
    expect(typeOf('a.csv', MAX_IMPORT_BYTES).ok).toBe(true)
    expect(typeOf('a.csv', MAX_IMPORT_BYTES + 1)).toMatchObject({
      error: { rule: 'too-large', key: 'imports.refused.too-large', params: { max: 10 } },
    })
  })

  it('[IMP-2] the table of an import omits empty rows and columns, and each row keeps its line number in the file', () => {
    expect(
      tableFrom([[], ['', ' '], ['Code', '', 'Name'], ['1', '', 'One'], [null], ['2', '', undefined]]),
    ).toEqual({
      ok: true,
      value: {
        name: '',
        rows: [
          { line: 3, cells: ['Code', 'Name'] },
          { line: 4, cells: ['1', 'One'] },
          { line: 6, cells: ['2', ''] },
        ],
      },
    })
  })

  it('[IMP-2] empty rows and columns do not count for the size of a table, wherever the filled cells are', () => {
    const at = (line: number, column: number, text: string) => ({ line, cells: [[column, text] as const] })
    const rows = [at(1, 0, 'Code'), at(2, 0, '1'), at(1_048_576, 16_383, 'x')]
    expect(tableOf({ name: '', rows })).toMatchObject({
      value: { rows: [{ cells: ['Code', ''] }, { cells: ['1', ''] }, { line: 1_048_576, cells: ['', 'x'] }] },
    })
  })

  it('[IMP-6] every table with rows below its headings can be imported, visible tables first; a file without rows is refused', () => {
    const read = (name: string, cells: readonly (readonly string[])[], isHidden = false) => ({
      name,
      isHidden,
      rows: rowsFrom(cells),
    })
    const notes = read('Notes', [[]])
    const draft = read('Draft', [['Code']])
    const tables = tablesOf([
      read('Lists', [['Type'], ['SOL']], true),
      notes,
      read('November', [['Code'], ['1']]),
      draft,
      read('December', [['Code'], ['2']]),
    ])
    expect(tables.ok && tables.value.map(({ name }) => name)).toEqual(['November', 'December', 'Lists'])
    expect(reasonOf(tablesOf([notes, draft]))).toBe('no-rows')
    expect(reasonOf(tablesOf([notes]))).toBe('empty')
    expect(reasonOf(tablesOf([]))).toBe('empty')
  })

  it('[IMP-2] a file for an import is refused if it is empty, has only headings, or exceeds a limit', () => {
    const rows = (count: number) => [['Code'], ...Array.from({ length: count }, (_, at) => [at])]
    const columns = (count: number) => [Array.from({ length: count }, (_, at) => `c${at}`), ['x']]
    expect(reasonOf(tableFrom([[], ['  ']]))).toBe('empty')
    expect(reasonOf(tableFrom([['Code'], ['']]))).toBe('no-rows')
    expect(sheetRefusal(sheetOf(created(rows(MAX_IMPORT_ROWS)), 1))).toBeUndefined()
    expect(sheetRefusal(sheetOf(created(rows(MAX_IMPORT_ROWS + 1)), 1))).toMatchObject({
      rule: 'too-many-rows',
      params: { max: MAX_IMPORT_ROWS, rows: MAX_IMPORT_ROWS + 1 },
    })
    expect(tableFrom(rows(20_000))).toMatchObject({ error: { params: { rows: 20_000 } } })
    expect(tableFrom(columns(MAX_IMPORT_COLUMNS)).ok).toBe(true)
    expect(reasonOf(tableFrom(columns(MAX_IMPORT_COLUMNS + 1)))).toBe('too-many-columns')
  })

  it('[IMP-17] the headings of an import are the line that the user chose, or the line that matches most fields, even below a title', () => {
    const table = created([
      ['Points of service 2026'],
      ['', '', 'by Ana'],
      ['Cliente', 'Centro', 'Cód. punto', 'Nota'],
      ['0101', '0301', '0501', ''],
      ['0101', '0301', 'code', ''],
    ])
    expect(headingLine(table, servicePointImportFields)).toBe(3)
    expect(sheetOf(table, 3)).toMatchObject({
      headings: ['Cliente', 'Centro', 'Cód. punto', 'Nota'],
      rows: [{ line: 4 }, { line: 5 }],
    })
    expect(sheetOf(table, 4).headings).toEqual(['0101', '0301', '0501'])
    expect(headingRows(table).map(({ line }) => line)).toEqual([1, 2, 3, 4])
    expect(headingLine(table, servicePointImportFields, ([first]) => first === '0101')).toBe(4)
    expect(headingLine(created([['a'], ['b']]), servicePointImportFields)).toBe(1)
  })

  it('[IMP-2] [IMP-17] for any file, each imported row has as many cells as there are headings', () => {
    const anyCell = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    fc.assert(
      fc.property(
        fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 8 }),
        fc.nat(9),
        (cells, line) => {
          const table = tableFrom(cells)
          if (!table.ok) return
          const { headings, rows } = sheetOf(table.value, line)
          for (const row of rows) expect(row.cells).toHaveLength(headings.length)
          for (let at = 0; at < headings.length; at += 1)
            expect([{ cells: headings }, ...rows].some((row) => row.cells[at] !== '')).toBe(true)
        },
      ),
    )
  })
})

describe('a cell', () => {
  it('[IMP-3] the text of a number in a cell has no exponent, and the text of a date is its day', () => {
    const texts = [
      ' a ',
      301,
      1.5,
      1e15 - 1,
      1e20,
      0.1 + 0.2,
      1e-7,
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
      '999999999999999',
      '1E+20',
      '0.3',
      '0.0000001',
      '0',
      'true',
      '2026-11-22',
      '',
      '',
    ])
  })

  it.each([
    ['="0101"', '0101'],
    ['="say ""x"""', 'say "x"'],
    ["'0101", '0101'],
    ["'+34", '+34'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ["'", "'"],
    ['=A1', '=A1'],
  ])(
    '[IMP-3] the cell %s has the text %s, because people keep leading zeros in many ways',
    (written, text) => {
      expect(cellText(written)).toBe(text)
    },
  )

  it('[IMP-41] a cell that a spreadsheet would calculate is saved with a leading apostrophe, and importing it restores the text', () => {
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
          fc.string({ unit: fc.constantFrom("'", '=', '"', '1', 'a') }),
        ),
        (text) => {
          const trimmed = text.trim()
          expect(defusedCell(trimmed)).not.toMatch(/^[=+\-@\t\r]/)
          expect(cellText(defusedCell(trimmed))).toBe(trimmed)
        },
      ),
    )
  })

  it('[IMP-41] a cell is saved in quotes if it contains a separator, a quote or a line break', () => {
    expect(
      csvText([
        ['a', 'b;c'],
        ['say "x"', '=1'],
      ]),
    ).toBe('\uFEFFa;"b;c"\r\n"say ""x""";\'=1\r\n')
  })
})
