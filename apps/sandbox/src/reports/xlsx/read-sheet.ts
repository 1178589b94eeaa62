import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { csvText } from '@remesa/domain/imports'
import { shownNumber } from './date-cell'

const SHEET = 'xl/worksheets/sheet1.xml'
const LOCAL_HEADER = 0x04034b50
/** Number of rows whose text is created in one step. */
const BATCH = 500

/** The compressed sheet of a file that `workbook` has created. */
const packedSheet = (file: Uint8Array): Buffer => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; bytes.length >= at + 30 && bytes.readUInt32LE(at) === LOCAL_HEADER; ) {
    const size = bytes.readUInt32LE(at + 18)
    const data = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    if (bytes.toString('latin1', at + 30, at + 30 + bytes.readUInt16LE(at + 26)) === SHEET)
      return bytes.subarray(data, data + size)
    at = data + size
  }
  throw new Error('[reports] a file has no sheet')
}

/** The XML of a row, and whether it is a row of totals. The totals follow a blank line. */
interface FoundRow {
  readonly xml: string
  readonly isTotal: boolean
}

/**
 * The rows of a file that `workbook` has created, from the headers to the totals. The rows are read one after the
 * other, so a large file is never completely in memory.
 */
async function* rowsOf(file: Uint8Array): AsyncGenerator<FoundRow> {
  let line = 0
  let isTotal = false
  for await (const xml of rowXmlOf(file)) {
    line += 1
    isTotal ||= Number(/<row r="(\d+)"/.exec(xml)?.[1]) !== line
    yield { xml, isTotal }
  }
}

async function* rowXmlOf(file: Uint8Array): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of Readable.from([packedSheet(file)]).pipe(createInflateRaw())) {
    const parts = `${rest}${decoder.decode(chunk, { stream: true })}`.split('</row>')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

const cellPattern =
  /<c r="([A-Z]+)\d+"(?: s="(\d+)")?[^>]*>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/g

/** The texts of a row, by columns. An empty cell is an empty text. */
const textsOf = (row: string, width = 0): readonly string[] => {
  const texts: string[] = Array.from({ length: width }, () => '')
  for (const [, letters = '', style, number, text] of row.matchAll(cellPattern)) {
    const at = columnOf(letters)
    while (texts.length < at) texts.push('')
    texts[at] = number === undefined ? plainText(text ?? '') : shownNumber(number, Number(style ?? 0))
  }
  return texts
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#13;': '\r',
}

/** The text of a cell, decoded from the XML that `cellText` has written. */
const plainText = (xml: string): string =>
  xml
    .replaceAll(/&(?:amp|lt|gt|quot|#13);/g, (sign) => signs[sign] ?? sign)
    .replaceAll(/_x005F_(?=x[\da-f]{4}_)/gi, '_')

/** The first rows of a file, its totals, and the number of its rows without headers and totals. */
export const firstRows = async (file: Uint8Array, count: number) => {
  let columns: readonly string[] | undefined
  const rows: string[][] = []
  const totals: string[][] = []
  let total = 0
  for await (const { xml, isTotal } of rowsOf(file)) {
    if (columns === undefined) columns = textsOf(xml)
    else if (isTotal) totals.push([...textsOf(xml, columns.length)])
    else {
      total += 1
      if (rows.length < count) rows.push([...textsOf(xml, columns.length)])
    }
  }
  return { columns: [...(columns ?? [])], rows, total, totals }
}

/**
 * A file as comma-separated values. Its totals are removed, because a program that reads the file row by row would take
 * them for records. No cell is a formula for spreadsheet programs. (RPT-69)
 */
export const csvOf = async (file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Buffer[] = []
  let width = 0
  let batch: (readonly string[])[] = []
  const flush = () => {
    // Only the beginning of the file gets the byte order mark.
    const text = csvText(batch)
    parts.push(Buffer.from(parts.length === 0 ? text : text.slice(1), 'utf8'))
    batch = []
  }
  for await (const { xml, isTotal } of rowsOf(file)) {
    if (isTotal) break
    const texts = textsOf(xml, width)
    width ||= texts.length
    batch.push(texts)
    if (batch.length === BATCH) flush()
  }
  flush()
  return new Uint8Array(Buffer.concat(parts))
}
