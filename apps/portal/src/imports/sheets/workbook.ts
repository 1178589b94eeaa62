import {
  type CellValue,
  cellText,
  MAX_IMPORT_ROWS,
  MAX_ROWS_ABOVE,
  type ReadRow,
  type ReadTable,
  TOTALS_NAME,
} from '@remesa/domain/imports'
import { builtInFormat, type CellFormat, cellFormat } from './number-format'
import { xmlPieces, xmlText } from './xml'
import { MAX_UNPACKED_BYTES, unpackedEntry, type ZipEntry } from './zip'

/** Largest number of rows of a sheet that are read. Further rows can't be imported, so they are only counted. */
const MOST_ROWS = MAX_ROWS_ABOVE + 2 + MAX_IMPORT_ROWS

/** Largest number of characters of a number format in spreadsheet programs. */
const MAX_FORMAT = 255

/** The text for a formula without a stored value, and for a cell whose shared text is missing. */
const NO_VALUE = '#CALC!'

/** The files of a workbook by their paths. A path may differ in case and in the direction of its slashes. */
export interface WorkbookFiles {
  readonly has: (path: string) => boolean
  /** The text of an XML file; empty if the file does not exist. */
  readonly read: (path: string) => Promise<string>
}

/** The files of a workbook, read from the entries of its zip archive. */
export const workbookFiles = (
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
): WorkbookFiles => {
  const keyOf = (path: string) => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
  const byPath = new Map(entries.map((entry) => [keyOf(entry.name), entry]))
  return {
    has: (path) => byPath.has(keyOf(path)),
    read: async (path) => {
      const entry = byPath.get(keyOf(path))
      return entry === undefined ? '' : xmlText(await unpackedEntry(bytes, entry))
    },
  }
}

interface Relation {
  readonly type: string
  /** The path of the file that is the target of the relation. */
  readonly path: string
}

/** The path of a relation's target, which is relative to a folder. */
const pathFrom = (folder: string, target: string): string => {
  const parts: string[] = []
  for (const part of `${folder}${target}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The relations of a file in the workbook, by their ids. */
const relationsOf = async (files: WorkbookFiles, path: string): Promise<ReadonlyMap<string, Relation>> => {
  const slash = path.lastIndexOf('/') + 1
  const relations = new Map<string, Relation>()
  const xml = await files.read(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`)
  for (const piece of xmlPieces(xml)) {
    if (piece.kind !== 'open' || piece.name !== 'Relationship') continue
    const target = (piece.attribute('Target') ?? '').replaceAll('\\', '/')
    relations.set(piece.attribute('Id') ?? '', {
      type: (piece.attribute('Type') ?? '').replace(/^.*\//, ''),
      path: pathFrom(target.startsWith('/') ? '' : path.slice(0, slash), target),
    })
  }
  return relations
}

const relationOf = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((each) => each.type === type)?.path

/** The path of the workbook's main file within its archive; `undefined` if the archive is not a workbook. */
export const workbookPath = async (files: WorkbookFiles): Promise<string | undefined> => {
  const named = relationOf(await relationsOf(files, ''), 'officeDocument')
  return [named, 'xl/workbook.xml'].find((path) => path !== undefined && files.has(path))
}

/** The text without the codes that programs write for control characters, such as `_x000D_`. */
const withoutCodes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/**
 * Texts that cells share, by their numbers. The parts of a text with several styles are joined to one text, without
 * the phonetic guide.
 */
const sharedTexts = (xml: string): readonly string[] => {
  const texts: string[] = []
  let parts: string[] = []
  let inText = false
  let inAid = false
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      if (inText && !inAid) parts.push(piece.text)
      continue
    }
    const isOpen = piece.kind === 'open'
    if (piece.name === 't') inText = isOpen
    if (piece.name === 'rPh') inAid = isOpen
    if (piece.name !== 'si') continue
    if (isOpen) parts = []
    else texts.push(withoutCodes(parts.join('')))
  }
  return texts
}

/**
 * The number formats of cells, by the numbers of the cells' styles; `undefined` for a style that shows values
 * unchanged.
 */
const cellFormats = (xml: string, is1904: boolean): readonly (CellFormat | undefined)[] => {
  const codes = new Map<number, string>()
  const created = new Map<number, CellFormat | undefined>()
  const formats: (CellFormat | undefined)[] = []
  const within: string[] = []
  const formatOf = (id: number) => {
    const code = codes.get(id) ?? builtInFormat(id)
    const isPlain = /^(?:general|@)?$/i.test(code) || code.length > MAX_FORMAT
    if (!created.has(id)) created.set(id, isPlain ? undefined : cellFormat(code, is1904))
    return created.get(id)
  }
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'close') within.pop()
    if (piece.kind !== 'open') continue
    const parent = within.at(-1)
    within.push(piece.name)
    const id = Number(piece.attribute('numFmtId') ?? 0)
    if (piece.name === 'numFmt' && parent === 'numFmts') codes.set(id, piece.attribute('formatCode') ?? '')
    if (piece.name === 'xf' && parent === 'cellXfs') formats.push(formatOf(id))
  }
  return formats
}

interface CellFacts {
  readonly texts: readonly string[]
  readonly formats: readonly (CellFormat | undefined)[]
  /** Counts the characters of a text that a cell shows. */
  readonly count: (text: string) => void
}

/**
 * Counts the characters that all cells show. A long text that many cells share is stored only once, but it is
 * counted for each cell. (IMP-7)
 */
const letterCount = () => {
  let letters = 0
  return (text: string) => {
    letters += text.length
    if (letters > MAX_UNPACKED_BYTES) throw new Error('too many letters')
  }
}

interface ReadCell {
  readonly type: string
  readonly style: number
  readonly value: string | undefined
  readonly hasFormula: boolean
}

/** An ISO 8601 text as a day, with its time if it has one. */
const isoText = (text: string): string =>
  text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace(/T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?$/, ' $1')

/** The text that a spreadsheet program shows in a cell. (IMP-3) */
const shownCell = (
  { type, style, value, hasFormula }: ReadCell,
  { texts, formats }: CellFacts,
): CellValue => {
  if (value === undefined || (value === '' && type !== 'str')) return hasFormula ? NO_VALUE : null
  const format = formats[style]
  const shownText = (text: string) => format?.text(text) ?? text
  if (type === 's') {
    const text = texts[Number(value)]
    return text === undefined ? NO_VALUE : shownText(text)
  }
  if (type === 'str' || type === 'inlineStr') return shownText(withoutCodes(value))
  if (type === 'b') return /^\s*(?:1|true)\s*$/i.test(value)
  if (type === 'e') return value
  if (type === 'd') return isoText(value.trim())
  const number = Number(value)
  if (Number.isNaN(number)) return value
  // A workbook stores only fifteen digits of a number. A longer number is shown unchanged, because a format would
  // invent the missing digits.
  return Math.abs(number) < 1e15 ? (format?.number(number) ?? number) : number
}

/** The number of a column, from 0, by the letters of a cell reference. */
const columnOf = (address: string): number | undefined => {
  const letters = /^\$?([A-Za-z]{1,3})/.exec(address)?.[1]
  if (letters === undefined) return undefined
  return [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/**
 * The rows of a sheet that contain a value, from top to bottom. At most `MOST_ROWS` rows are returned; `uncounted` is
 * the number of further rows with a value.
 */
const sheetRows = (xml: string, facts: CellFacts) => {
  const rows = new Map<number, (readonly [number, CellValue])[]>()
  let uncounted = 0
  let line = 0
  let column = -1
  let cells: (readonly [number, CellValue])[] = []
  let cell: { type: string; style: number; hasFormula: boolean; hasText: boolean } | undefined
  let parts: string[] | undefined
  let reading: string | undefined
  let inAid = false
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      if (reading !== undefined && !inAid) parts = [...(parts ?? []), piece.text]
      continue
    }
    const { name } = piece
    if (piece.kind === 'open') {
      if (name === 'row') {
        line = Number(piece.attribute('r') ?? line + 1)
        column = -1
        cells = rows.get(line) ?? []
      } else if (name === 'c') {
        column = columnOf(piece.attribute('r') ?? '') ?? column + 1
        cell = {
          type: piece.attribute('t') ?? 'n',
          style: Number(piece.attribute('s') ?? 0),
          hasFormula: false,
          hasText: false,
        }
        parts = undefined
      } else if (name === 'f' && cell !== undefined) cell.hasFormula = true
      else if (name === 'rPh') inAid = true
      else if (name === 'is' && cell?.type === 'inlineStr') {
        // Some programs store a value beside the text of a cell. The cell shows the text.
        cell.hasText = true
        parts = undefined
      } else if (cell !== undefined && (name === 't' || (name === 'v' && !cell.hasText))) {
        reading = name
        parts ??= []
      }
      continue
    }
    if (name === 'rPh') inAid = false
    else if (name === reading) reading = undefined
    else if (name === 'c' && cell !== undefined) {
      const value = shownCell({ ...cell, value: parts?.join('') }, facts)
      if (typeof value === 'string') facts.count(value)
      if (value !== null && (typeof value !== 'string' || cellText(value) !== '')) cells.push([column, value])
      cell = undefined
    } else if (name === 'row' && cells.length > 0 && !rows.has(line)) {
      if (rows.size < MOST_ROWS) rows.set(line, cells)
      else uncounted += 1
    } else if (name === 'sheetData') break
  }
  const inOrder = [...rows].toSorted(([one], [other]) => one - other)
  return { rows: inOrder.map(([at, held]): ReadRow => ({ line: at, cells: held })), uncounted }
}

/**
 * The sheets of a workbook with the texts that their cells show. Sheets that are charts, dialogs or macros are not
 * returned. (IMP-6)
 *
 * @throws Error for a workbook without relations, whose sheets can't be found.
 */
export const workbookTables = async (files: WorkbookFiles, path: string): Promise<readonly ReadTable[]> => {
  const relations = await relationsOf(files, path)
  if (relations.size === 0) throw new Error('no relations')
  const sheets: {
    readonly name: string
    readonly isHidden: boolean
    readonly path: string
    readonly position: number
  }[] = []
  let is1904 = false
  const totals = new Map<number, Lines>()
  let totalsAt: number | undefined
  let position = -1
  let inExtension = false
  for (const piece of xmlPieces(await files.read(path))) {
    // Extensions have elements with the same local names, such as a second `workbookPr` without a date system.
    if (piece.kind !== 'text' && piece.name === 'extLst') inExtension = piece.kind === 'open'
    if (inExtension) continue
    if (piece.kind === 'text') {
      const lines = totalsAt === undefined ? undefined : linesOf(piece.text)
      if (totalsAt !== undefined && lines !== undefined) totals.set(totalsAt, lines)
    } else if (piece.name === 'definedName')
      totalsAt =
        piece.kind === 'open' && piece.attribute('name') === TOTALS_NAME
          ? Number(piece.attribute('localSheetId'))
          : undefined
    if (piece.kind !== 'open') continue
    if (piece.name === 'workbookPr') is1904 = /^(?:1|true|on)$/i.test(piece.attribute('date1904') ?? '')
    if (piece.name !== 'sheet') continue
    position += 1
    const relation = relations.get(piece.attribute('id') ?? '')
    if (relation?.type !== 'worksheet') continue
    sheets.push({
      name: piece.attribute('name') ?? '',
      isHidden: /hidden$/i.test(piece.attribute('state') ?? ''),
      path: relation.path,
      position,
    })
  }
  const textOf = (type: string) => files.read(relationOf(relations, type) ?? '')
  const facts = {
    texts: sharedTexts(await textOf('sharedStrings')),
    formats: cellFormats(await textOf('styles'), is1904),
    count: letterCount(),
  }
  const tables: ReadTable[] = []
  for (const { name, isHidden, path: at, position: place } of sheets) {
    const { rows, uncounted } = sheetRows(await files.read(at), facts)
    const sums = totals.get(place)
    const records =
      sums === undefined ? rows : rows.filter(({ line }) => line < sums.first || line > sums.last)
    tables.push({ name, isHidden, rows: records, uncounted })
  }
  return tables
}

/** The first and the last line of a range of rows. */
interface Lines {
  readonly first: number
  readonly last: number
}

/** The range of rows that a reference names, such as `'Deposits'!$12:$13`. */
const linesOf = (reference: string): Lines | undefined => {
  const [, first, last] = /!\$?(\d+):\$?(\d+)$/.exec(reference.trim()) ?? []
  return first === undefined || last === undefined ? undefined : { first: Number(first), last: Number(last) }
}
