import { crc32 } from 'node:zlib'

/** The bytes of a text in UTF-8. */
export const bytesOf = (text: string) => new TextEncoder().encode(text)

const numbers = (...of: readonly (readonly [size: 2 | 4, value: number])[]) =>
  of.flatMap(([size, value]) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff))

/**
 * An entry of a zip directory that states its sizes in 64 bits. It has two extra fields. Readers have to skip the
 * first, and the second contains the sizes.
 */
const withWideSizes = (entry: readonly number[], size: number): readonly number[] => [
  ...entry.slice(0, 20),
  ...numbers([4, 0xffff_ffff], [4, 0xffff_ffff]),
  ...entry.slice(28, 30),
  ...numbers([2, 26]),
  ...entry.slice(32),
  ...numbers([2, 0x5455], [2, 2], [2, 0]),
  ...numbers([2, 1], [2, 16], [4, size], [4, 0], [4, size], [4, 0]),
]

/**
 * A zip archive of the given files, without compression. In a wide archive the directory states the sizes with 64 bits,
 * as some programs write them.
 */
export const archiveOf = (
  files: Readonly<Record<string, string | Uint8Array>>,
  isWide = false,
): Uint8Array<ArrayBuffer> => {
  const parts: number[][] = []
  const directory: (readonly number[])[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const path = [...bytesOf(name)]
    const data = [...(typeof content === 'string' ? bytesOf(content) : content)]
    const sizes = [
      [4, crc32(Uint8Array.from(data))],
      [4, data.length],
      [4, data.length],
      [2, path.length],
    ] as const
    const head = [...numbers([4, 0x04034b50], [2, 20], [2, 0], [2, 0], [4, 0], ...sizes, [2, 0]), ...path]
    const narrow = [
      ...numbers([4, 0x02014b50], [2, 20], [2, 20], [2, 0], [2, 0], [4, 0], ...sizes),
      ...numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      ...path,
    ]
    directory.push(isWide ? withWideSizes(narrow, data.length) : narrow)
    parts.push(head, data)
    at += head.length + data.length
  }
  const entries = directory.flat()
  const count = directory.length
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, entries.length],
    [4, at],
    [2, 0],
  )
  return Uint8Array.from([...parts.flat(), ...entries, ...end])
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A sheet of a workbook, as its file stores it. */
export interface StoredSheet {
  readonly name: string
  /** Contents of the sheet's `sheetData` element. */
  readonly data?: string
  readonly type?: 'worksheet' | 'chartsheet' | 'dialogsheet' | 'xlMacrosheet'
  readonly state?: 'hidden' | 'veryHidden'
}

export interface StoredWorkbook {
  readonly sheets: readonly StoredSheet[]
  /** Texts that cells share, as `si` elements. */
  readonly texts?: string
  /** Codes of number formats. The style number of a cell is the position of its format in this list, from 1. */
  readonly formats?: readonly string[]
  readonly is1904?: boolean
  /** The namespace of the main parts, and the namespace of relations. */
  readonly namespaces?: readonly [main: string, relations: string]
}

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The XML files of a workbook, by their paths. */
export const workbookParts = (book: StoredWorkbook): Readonly<Record<string, string>> => {
  const {
    sheets,
    texts = '',
    formats = [],
    is1904 = false,
    namespaces: [main, relations] = [MAIN, RELATIONS],
  } = book
  const related = sheets.map(({ type = 'worksheet' }, at) => ({ type, path: `${type}s/sheet${at + 1}.xml` }))
  const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${parts}.sheet.main+xml"/>${related
      .map(({ type, path }) => `<Override PartName="/xl/${path}" ContentType="${parts}.${type}+xml"/>`)
      .join(
        '',
      )}<Override PartName="/xl/sharedStrings.xml" ContentType="${parts}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${parts}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${quoted(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="s${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related
      .map(
        ({ type, path }, at) =>
          `<Relationship Id="s${at + 1}" Type="${relations}/${type}" Target="${path}"/>`,
      )
      .join(
        '',
      )}<Relationship Id="t" Type="${relations}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="f" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${quoted(code)}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}</cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="@"/></dxf></dxfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ data = '' }, at) => [
        `xl/${related[at]?.path}`,
        `<worksheet xmlns="${main}"><dimension ref="A1:XFD1048576"/><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
  }
}

/** A workbook with one sheet. */
export const sheetWith = (data: string, more: Omit<StoredWorkbook, 'sheets'> = {}): Uint8Array<ArrayBuffer> =>
  archiveOf(workbookParts({ ...more, sheets: [{ name: 'Puntos', data }] }))
