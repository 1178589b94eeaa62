import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ColumnFields,
  chooseColumn,
  columnIssues,
  servicePointImportFields as fields,
  guessColumns,
  headingsKey,
  rememberedColumns,
  rowsByField,
  withCell,
} from '.'

const names = fields.map(({ name }) => name)
const anyColumns = fc.array(fc.option(fc.constantFrom(...names)), { maxLength: 8 })

/** A choice of a field for each column, as on the page: no field occurs twice. */
const chosen = (columns: ColumnFields<(typeof names)[number]>) =>
  columns.map((field, at) => (columns.indexOf(field) === at ? field : null))

describe('columns', () => {
  it('[IMP-10] an import assigns fields to columns by headings in any language, and a field belongs to the first column that matches', () => {
    expect(guessColumns(['Cód. punto', 'KUNDE', 'Descrição', 'código', 'Observaciones'], fields)).toEqual([
      'codeSol',
      'client',
      'description',
      null,
      null,
    ])
  })

  it('[IMP-10] each heading belongs to only one field of an import', () => {
    const all = fields.flatMap(({ headings }) => headings)
    expect(all.filter((heading, at) => all.indexOf(heading) !== at)).toEqual([])
    for (const { name, headings } of fields)
      for (const heading of headings)
        expect(guessColumns([` ${heading.toUpperCase()}: `], fields)).toEqual([name])
  })

  it('[IMP-11] each field of an import has at most one column, for any choices of the user', () => {
    fc.assert(
      fc.property(
        anyColumns.map(chosen),
        fc.array(fc.tuple(fc.nat({ max: 7 }), fc.option(fc.constantFrom(...names)))),
        (columns, choices) => {
          const possible = choices.filter(([at]) => at < columns.length)
          const after = possible.reduce<typeof columns>(
            (before, [at, field]) => [...chooseColumn(before, at, field)],
            columns,
          )
          const given = after.filter((field) => field !== null)
          expect(new Set(given).size).toBe(given.length)
          const last = possible.at(-1)
          if (last !== undefined) expect(after[last[0]]).toBe(last[1])
        },
      ),
    )
  })

  it('[IMP-12] if no column contains a required field of an import, the field has an issue', () => {
    expect(columnIssues(['client', null, 'codeSol'], fields)).toMatchObject([
      { path: 'subclient', key: 'validation.messages.import-column' },
    ])
    expect(columnIssues(['client', 'subclient', 'codeSol'], fields)).toEqual([])
  })

  it('[IMP-13] if two files have the same headings, the import of the second file reuses the column fields of the first, except fields that no longer exist', () => {
    expect(headingsKey(['Cód. Punto', 'Nombre'])).toBe(headingsKey(['cod punto', 'NOMBRE ']))
    expect(headingsKey(['a', 'b'])).not.toBe(headingsKey(['b', 'a']))
    expect(rememberedColumns(['codeSol', 'gone', null, 'codeSol'], ['a', 'b', 'c', 'd'], fields)).toEqual([
      'codeSol',
      null,
      null,
      null,
    ])
    expect(rememberedColumns(['codeSol'], ['a', 'b'], fields)).toBeUndefined()
    fc.assert(
      fc.property(anyColumns.map(chosen), (columns) => {
        const headings = columns.map((_, at) => String(at))
        expect(rememberedColumns(columns, headings, fields)).toEqual(columns)
      }),
    )
  })

  it('[IMP-14] imported rows without text in the chosen columns are omitted', () => {
    const sheet = {
      line: 1,
      headings: ['Code', 'Note'],
      rows: [
        { line: 2, cells: ['1', ''] },
        { line: 3, cells: ['', 'note'] },
      ],
    }
    expect(rowsByField(sheet, ['codeSol', null])).toEqual([{ line: 2, cells: { codeSol: '1' } }])
  })

  it('[IMP-15] correcting a cell of an imported row changes only that cell, and removes spaces around the new text', () => {
    const row = { line: 2, cells: { codeSol: '1', address: 'x' } } as const
    expect(withCell(row, 'codeSol', ' 2 ')).toEqual({ line: 2, cells: { codeSol: '2', address: 'x' } })
    expect(row.cells.codeSol).toBe('1')
  })
})
