import { TOTALS_NAME } from '@remesa/domain/imports'
import { cellText, xmlText } from './cell-text'
import { dateSerial, dateStyles } from './date-cell'
import { zip } from './zip'

/**
 * The value of a cell: a text, a number, or nothing. A text is shown unchanged, even if it looks like a number or a
 * formula.
 */
export type CellValue = string | number | null

export interface SheetColumn {
  readonly header: string
  /** The width of the column, in characters. */
  readonly width: number
  /**
   * The type of the column's values. An `amount` is shown with two decimals. A `day` is `2026-11-23`, and a `dayTime`
   * is `2026-11-23 10:44`.
   */
  readonly kind: 'text' | 'number' | 'amount' | 'day' | 'dayTime'
}

export interface Sheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  /** Rows in batches. Each row has one value per column. */
  readonly rows: AsyncIterable<readonly (readonly CellValue[])[]>
  /** Returns the totals, which follow the rows after a blank line. The function is called after all rows were read. */
  readonly totals?: () => readonly (readonly CellValue[])[]
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const partType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const styleOf = { text: 0, number: 0, amount: 2, ...dateStyles } as const
const headerStyle = 1
const totalStyle = 5

/**
 * A spreadsheet file (Office Open XML) with one sheet. A bold row of headers stays visible and offers filters for the
 * rows below. On paper, all columns fit the width of a page, and each page begins with the headers.
 */
export const workbook = (sheet: Sheet): Promise<Uint8Array> => {
  let totals: LineRange | undefined
  return zip([
    { name: '[Content_Types].xml', text: [contentTypes] },
    { name: '_rels/.rels', text: [relationships('officeDocument', 'xl/workbook.xml')] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: [relationships('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml')],
    },
    { name: 'xl/styles.xml', text: [styles] },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: sheetXml(sheet, (found) => {
        totals = found
      }),
    },
    { name: 'xl/workbook.xml', text: bookXml(sheet.name, () => totals) },
  ])
}

/** The first and the last line of a range of rows in a sheet. */
interface LineRange {
  readonly first: number
  readonly last: number
}

const contentTypes = `${xml}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${partType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${partType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${partType}.styles+xml"/></Types>`

/**
 * The XML of the relationships of a file in the workbook. The arguments are a type, its target, the next type, and so
 * on. The ids of the relationships count from one.
 */
const relationships = (...pairs: readonly string[]): string => {
  const entries = pairs.flatMap((type, at) =>
    at % 2 === 0
      ? [`<Relationship Id="rId${at / 2 + 1}" Type="${office}/${type}" Target="${pairs[at + 1]}"/>`]
      : [],
  )
  return `${xml}<Relationships xmlns="${packaging}/relationships">${entries.join('')}</Relationships>`
}

/**
 * The XML of the workbook's main part. It is written after the sheet, because the line numbers of the totals are not
 * known before.
 */
function* bookXml(fullName: string, totalsOf: () => LineRange | undefined): Generator<string> {
  const name = xmlText(sheetName(fullName))
  const totals = totalsOf()
  // An import finds the totals by this name, and so does not read them as records. (IMP-68)
  const named =
    totals === undefined
      ? ''
      : `<definedName name="${TOTALS_NAME}" localSheetId="0" hidden="1">'${name}'!$${totals.first}:$${totals.last}</definedName>`
  yield `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${name}'!$1:$1</definedName>${named}</definedNames></workbook>`
}

/** A valid name for a sheet: shortened, and without characters that have a meaning in cell references. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)

const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

async function* sheetXml(
  { columns, rows, totals = () => [] }: Sheet,
  onTotals: (at: LineRange) => void,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const places = columns.map(({ kind }, at) => ({ letters: columnLetters(at), style: styleOf[kind] }))
  const row = (values: readonly CellValue[], number: number, style?: number) => {
    const cells = places.map((place, at) =>
      cell(values[at] ?? null, `${place.letters}${number}`, style ?? place.style),
    )
    return `<row r="${number}">${cells.join('')}</row>`
  }
  const headers = columns.map(({ header }) => header)
  yield `${xml}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${row(headers, 1, headerStyle)}`
  let last = 1
  for await (const batch of rows) {
    yield batch.map((values, at) => row(values, last + 1 + at)).join('')
    last += batch.length
  }
  const filtered =
    columns.length === 0 ? '' : `<autoFilter ref="A1:${columnLetters(columns.length - 1)}${last}"/>`
  // The totals follow after a blank line, outside the filter. They therefore stay in place when rows are sorted or
  // filtered.
  const sums = totals()
  const first = last + 2
  if (sums.length > 0) {
    yield sums.map((values, at) => row(values, first + at, totalStyle)).join('')
    onTotals({ first, last: first + sums.length - 1 })
  }
  yield `</sheetData>${filtered}<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`
}

const isDateStyle = (style: number): boolean => Object.values<number>(dateStyles).includes(style)

const cell = (given: CellValue, place: string, style: number): string => {
  const serial = typeof given === 'string' && isDateStyle(style) ? dateSerial(given) : undefined
  const value = serial ?? given
  if (value === null || value === '') return ''
  const start = `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}`
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`
  return `${start} t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`
}

/** The letters of a column: A to Z, AA and so on. The number of the first column is zero. */
const columnLetters = (at: number): string =>
  (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
