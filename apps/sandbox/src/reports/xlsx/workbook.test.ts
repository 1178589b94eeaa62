import fc from 'fast-check'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { unzipped } from '../../testing/unzipped'
import { csvOf, firstRows } from './read-sheet'
import { type CellValue, workbook } from './workbook'

const texts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ header: `Column ${at}`, width: 12, kind: 'text' as const }))

async function* batches(...all: readonly (readonly (readonly CellValue[])[])[]) {
  yield* all
}

const sheetOf = async (rows: readonly (readonly CellValue[])[], name = 'Sheet') => {
  const width = Math.max(1, ...rows.map((row) => row.length))
  return workbook({ name, columns: texts(width), rows: batches(rows) })
}

/** The rows below the headers, as an independent library reads them. */
const readBack = async (file: Uint8Array) => {
  const [sheet] = await readXlsxFile(Buffer.from(file), { trim: false })
  return { name: sheet?.sheet, rows: sheet?.data ?? [] }
}

const sheetXml = (file: Uint8Array) => unzipped(file).get('xl/worksheets/sheet1.xml') ?? ''

/** Random texts without NUL, which PostgreSQL can't store, and without any other character that XML does not allow. */
const anyCellText = fc
  .oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...`=+-@\t\n\r'"<>&;_x041 `) }))
  .map((text) => text.replace(/(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]/gu, ''))

describe('a workbook', () => {
  it('[RPT-8] a workbook stores days and times as dates, codes as texts, and filters for all its rows', async () => {
    const file = await workbook({
      name: 'Orders',
      columns: [
        { header: 'Code', width: 10, kind: 'text' },
        { header: 'Day', width: 10, kind: 'day' },
        { header: 'Time', width: 10, kind: 'dayTime' },
      ],
      rows: batches([
        ['0101', '2026-11-23', '2026-11-23 10:44'],
        ['15/1', '1899-12-31', 'soon'],
      ]),
    })
    expect((await readBack(file)).rows.slice(1)).toEqual([
      ['0101', new Date('2026-11-23T00:00:00Z'), new Date('2026-11-23T10:44:00Z')],
      ['15/1', '1899-12-31', 'soon'],
    ])
    expect(sheetXml(file)).toContain('<autoFilter ref="A1:C3"/>')
    expect(new TextDecoder().decode(await csvOf(file))).toContain('0101;23/11/2026;23/11/2026 10:44')
  })

  it('[RPT-8] a workbook shows every minute of a day unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.date({ min: new Date('1900-03-01'), max: new Date('9999-12-30'), noInvalidDate: true }), {
          minLength: 1,
          maxLength: 20,
        }),
        async (dates) => {
          const walls = dates.map((date) => date.toISOString().slice(0, 16).replace('T', ' '))
          const columns = [{ header: 'Time', width: 10, kind: 'dayTime' as const }]
          const file = await workbook({ name: 'Times', columns, rows: batches(walls.map((wall) => [wall])) })
          const { rows } = await firstRows(file, walls.length)
          expect(rows.flat()).toEqual(walls.map((wall) => wall.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1')))
        },
      ),
      { numRuns: 20 },
    )
  })

  it('another program can read a workbook’s headers first, and then all rows in the order of writing', async () => {
    const file = await workbook({
      name: 'Orders',
      columns: [
        { header: 'Order', width: 10, kind: 'text' },
        { header: 'Amount', width: 10, kind: 'amount' },
        { header: 'Count', width: 10, kind: 'number' },
      ],
      rows: batches(
        [['0012', 1250.5, 3]],
        [],
        [
          [null, -0.01, null],
          ['', 0, 7],
        ],
      ),
    })
    expect(await readBack(file)).toEqual({
      name: 'Orders',
      rows: [
        ['Order', 'Amount', 'Count'],
        ['0012', 1250.5, 3],
        [null, -0.01, null],
        [null, 0, 7],
      ],
    })
  })

  it('[RPT-68] [RPT-69] the totals of a workbook are below a blank line and outside the filter, and neither the preview nor the CSV file counts the totals as rows', async () => {
    const file = await workbook({
      name: 'Deposits',
      columns: [
        { header: 'Code', width: 10, kind: 'text' },
        { header: 'Amount', width: 10, kind: 'amount' },
      ],
      rows: batches([['0101', 1250.5]], [['0102', 0.25]]),
      totals: () => [['Total', 1250.75]],
    })
    expect((await readBack(file)).rows).toEqual([
      ['Code', 'Amount'],
      ['0101', 1250.5],
      ['0102', 0.25],
      [null, null],
      ['Total', 1250.75],
    ])
    expect(sheetXml(file)).toContain('<autoFilter ref="A1:B3"/>')
    expect(unzipped(file).get('xl/workbook.xml')).toContain(
      `<definedName name="Remesa.Totals" localSheetId="0" hidden="1">'Deposits'!$5:$5</definedName>`,
    )
    expect(await firstRows(file, 1)).toEqual({
      columns: ['Code', 'Amount'],
      rows: [['0101', '1250.5']],
      total: 2,
      totals: [['Total', '1250.75']],
    })
    expect(new TextDecoder().decode(await csvOf(file))).not.toContain('Total')
  })

  it('a workbook is printed one page wide, with the headers on each page', async () => {
    const file = await sheetOf([['a', 'b']], 'Orders & more')
    const [head = '', paper = ''] = sheetXml(file)
      .split(/<sheetViews>|<\/sheetData>/)
      .filter((_, at) => at !== 1)
    expect(head).toContain('<pageSetUpPr fitToPage="1"/>')
    expect(paper).toMatch(
      /^<autoFilter [^>]*><pageSetup .*orientation="landscape" fitToWidth="1" fitToHeight="0"/,
    )
    expect(unzipped(file).get('xl/workbook.xml')).toContain(">'Orders &amp; more'!$1:$1</definedName>")
  })

  it('a workbook without rows contains its headers', async () => {
    const file = await workbook({ name: 'None', columns: texts(2), rows: batches() })
    expect((await readBack(file)).rows).toEqual([['Column 0', 'Column 1']])
  })

  it('a workbook has exactly the requested columns', async () => {
    const row = Array.from({ length: 60 }, (_, at) => `value ${at}`)
    expect((await readBack(await sheetOf([row]))).rows[1]).toEqual(row)
    expect(sheetXml(await sheetOf([row]))).toContain('<c r="BH2" t="inlineStr">')
  })

  it('two workbooks with the same rows have the same bytes', async () => {
    const rows = [['a', 1, null]]
    expect(await sheetOf(rows)).toEqual(await sheetOf(rows))
  })
})

describe('a text of a workbook', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', `=cmd|'/c calc'!A1`, '01234', '1e5', 'TRUE'])(
    '[XS-06] a cell keeps the text %j, and does not become a formula',
    async (text) => {
      const file = await sheetOf([[text]])
      expect((await readBack(file)).rows[1]).toEqual([text])
      expect(sheetXml(file)).not.toContain('<f>')
    },
  )

  it('[XS-06] a text in a cell loses only characters that XML does not allow', async () => {
    const file = await sheetOf([['a\u0001b\u000bc\u001f\ufffed\uffff\ud800e', 'Ñandú 𝄞 €\ufffd\u0085\n']])
    expect((await readBack(file)).rows[1]).toEqual(['abcde', 'Ñandú 𝄞 €\ufffd\u0085\n'])
  })

  it('[XS-06] a text in a cell is escaped if it looks like a character code', async () => {
    expect(sheetXml(await sheetOf([['a_x000D_b', '_x_']]))).toContain(
      '>a_x005F_x000D_b</t></is></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">_x_<',
    )
  })

  it('a text in a cell keeps spaces, line feeds and carriage returns', async () => {
    expect((await readBack(await sheetOf([[' a ', 'b\r\nc']]))).rows[1]).toEqual([' a ', 'b\r\nc'])
  })

  it('a text in a cell is cut at the largest length of a cell, but never within a character', async () => {
    const full = 'x'.repeat(32_766)
    const { rows } = await readBack(await sheetOf([[`${full}yz`, `${full}𝄞`]]))
    expect(rows[1]).toEqual([`${full}y`, full])
  })

  it('[XS-06] any text that is written to a cell is read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyCellText, anyCellText), { minLength: 100, maxLength: 100 }),
        async (rows) => {
          const file = await sheetOf([['first', 'last'], ...rows, ['end', 'end']])
          const shown = rows.map((row) => row.map((text) => (text === '' ? null : escaped(text))))
          const [, , ...found] = (await readBack(file)).rows
          // The library that reads the file skips empty rows, so only rows with a value can be compared.
          expect(found.slice(0, -1).filter(isFilled)).toEqual(shown.filter(isFilled))
          expect(sheetXml(file)).not.toMatch(/<f[\s>]/)
        },
      ),
      { numRuns: 20 },
    )
  })
})

/**
 * A text as the library returns it. The library does not decode the underscore that is escaped in texts that look like
 * character codes.
 */
const escaped = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
const isFilled = (row: readonly unknown[]) => row.some((value) => value !== null)

describe('the name of a sheet', () => {
  it.each([
    ['Users', 'Users'],
    ['a/b\\c?d*e[f]g:h', 'a b c d e f g h'],
    ['Bestellungen & "mehr"', 'Bestellungen & "mehr"'],
    ['x'.repeat(40), 'x'.repeat(31)],
  ])('[XS-06] the sheet name %j becomes %j', async (given, expected) => {
    expect((await readBack(await sheetOf([['a']], given))).name).toBe(expected)
  })
})
