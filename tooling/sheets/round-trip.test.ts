import * as sheetJs from '@e965/xlsx'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadCases } from '../bench/load-cases.ts'
import '../property-runs.ts'
import { secondReading } from './second-reader.ts'

type Answer =
  | {
      readonly ok: true
      readonly value: readonly { readonly rows: readonly { cells: readonly string[] }[] }[]
    }
  | { readonly ok: false; readonly error: { readonly rule: string } }
type ReadFile = (name: 'xlsx' | 'csv', bytes: Uint8Array) => Promise<Answer>
type Texts = readonly (readonly string[])[]
type SaveSheet = (rows: Texts, type: 'xlsx' | 'csv') => Promise<Blob>
type Report = (sheet: {
  readonly name: string
  readonly columns: readonly { header: string; width: number; kind: string }[]
  readonly rows: AsyncIterable<readonly (readonly (string | number | null)[])[]>
}) => Promise<Uint8Array>

/** The number of runs of a property. It is small in everyday tests, because each run writes and packs a file. */
const some = process.env['PROPERTY_RUNS'] === undefined ? { numRuns: 25 } : {}
vi.setConfig({ testTimeout: 1_800_000 })

let readFile: ReadFile
let sheetBlob: SaveSheet
let workbook: Report

beforeAll(async () => {
  const portal = 'src/imports/sheets'
  ;({ readFile } = await loadCases<{ readFile: ReadFile }>('apps/portal', `${portal}/read-file.ts`))
  ;({ sheetBlob } = await loadCases<{ sheetBlob: SaveSheet }>('apps/portal', `${portal}/write-sheet.ts`))
  ;({ workbook } = await loadCases<{ workbook: Report }>('apps/sandbox', 'src/reports/xlsx/workbook.ts'))
})

/** A value with its format as a program stores it, and the text that the reader has to return for it. */
interface Value {
  readonly kept: string | number | boolean
  readonly format?: string
  readonly shown: string
}

const two = (number: number): string => String(number).padStart(2, '0')
const DAY_MS = 86_400_000
const EPOCH = Date.UTC(1899, 11, 30)

/**
 * Random texts with letters of many scripts, composed and decomposed, and with characters that have a special meaning
 * in the file formats.
 */
const texts = fc
  .string({
    unit: fc.constantFrom(
      ...[
        'a',
        'Z',
        '0',
        '7',
        'ñ',
        'n\u0303',
        'é',
        'ß',
        'ã',
        '東',
        '😀',
        ' ',
        '.',
        ',',
        ';',
        '|',
        '\n',
        '"',
        '&',
        '<',
        '>',
        '_x0041_',
        '-',
        '/',
        '%',
        '€',
      ],
    ),
    maxLength: 12,
  })
  .map((text) => `x${text}x`)
  .map((text): Value => ({ kept: text, shown: text }))
const codes = fc.stringMatching(/^0{0,3}\d{1,18}$/).map((text): Value => ({ kept: text, shown: text }))
const paddedCodes = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 8 })).map(
  ([number, digits]): Value => ({
    kept: number,
    format: '0'.repeat(digits),
    shown: String(number).padStart(digits, '0'),
  }),
)
const wholes = fc
  .integer({ min: -1e14, max: 1e14 })
  .map((number): Value => ({ kept: number, shown: String(number) }))
const amounts = fc.integer({ min: -1e11, max: 1e11 }).map((cents): Value => {
  const shown = (cents / 100).toFixed(2)
  return { kept: cents / 100, format: '#,##0.00', shown }
})
const percents = fc
  .integer({ min: 0, max: 100_000 })
  .map((parts): Value => ({ kept: parts / 1000, format: '0.0%', shown: `${(parts / 10).toFixed(1)}%` }))
const days = fc.integer({ min: 61, max: 80_000 }).map(
  (day): Value => ({
    kept: day,
    format: 'dd/mm/yyyy',
    shown: new Date(EPOCH + day * DAY_MS).toISOString().slice(0, 10),
  }),
)
const minutes = fc.integer({ min: 0, max: 1439 }).map(
  (minute): Value => ({
    kept: minute / 1440,
    format: 'hh:mm',
    shown: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
  }),
)
const answers = fc.boolean().map((is): Value => ({ kept: is, shown: String(is) }))

const anyValue = fc.oneof(texts, codes, paddedCodes, wholes, amounts, percents, days, minutes, answers)
/** A few rows below their headings. All rows have the same number of values. */
const sheets = fc.integer({ min: 1, max: 4 }).chain((columns) =>
  fc.array(fc.array(anyValue, { minLength: columns, maxLength: columns }), {
    minLength: 1,
    maxLength: 5,
  }),
)

const headings = (row: readonly unknown[]) => row.map((_, at) => `Column ${at + 1}`)
const expectedOf = (sheet: readonly (readonly Value[])[]): Texts => [
  headings(sheet[0] ?? []),
  ...sheet.map((row) => row.map(({ shown }) => shown)),
]

const textsRead = async (bytes: Uint8Array, name: 'xlsx' | 'csv' = 'xlsx') => {
  const answer = await readFile(name, bytes)
  return answer.ok ? answer.value[0]?.rows.map(({ cells }) => cells) : answer.error.rule
}

/** A sheet as SheetJS writes it, with the type and the format of each value. */
const bySheetJs = (sheet: readonly (readonly Value[])[], options: sheetJs.WritingOptions): Uint8Array => {
  const written = sheetJs.utils.aoa_to_sheet([
    headings(sheet[0] ?? []),
    ...sheet.map((row) =>
      row.map(({ kept, format }) => ({
        v: kept,
        t: ({ string: 's', number: 'n', boolean: 'b' } as const)[typeof kept as 'string'],
        ...(format === undefined ? {} : { z: format }),
      })),
    ),
  ])
  const book = sheetJs.utils.book_new()
  sheetJs.utils.book_append_sheet(book, written, 'Sheet')
  return new Uint8Array(sheetJs.write(book, { ...options, type: 'array' }))
}

const encodings = {
  'utf-8': (text: string) => new TextEncoder().encode(text),
  'utf-8 with a mark': (text: string) => new TextEncoder().encode(`\uFEFF${text}`),
  'utf-16le': (text: string) => {
    const units = Uint16Array.from(`\uFEFF${text}`.split(''), (unit) => unit.charCodeAt(0))
    return new Uint8Array(units.buffer)
  },
  'windows-1252': (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
} as const

describe('a random sheet', () => {
  it('[IMP-3] the reader finds every value of a spreadsheet that SheetJS writes, compressed or not, with shared strings or without', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, fc.boolean(), fc.boolean(), async (sheet, compression, bookSST) => {
        // SheetJS does not escape a text like `_x0041_`, which programs then read as a letter. These texts are
        // excluded.
        fc.pre(
          !expectedOf(sheet)
            .flat()
            .some((text) => text.includes('_x0041_')),
        )
        const bytes = bySheetJs(sheet, { bookType: 'xlsx', compression, bookSST })
        expect(await textsRead(bytes)).toEqual(expectedOf(sheet))
      }),
      some,
    )
  })

  it('[IMP-3] the reader finds every text of a spreadsheet that write-excel-file has written for the portal', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async (sheet) => {
        const rows = expectedOf(sheet)
        const blob = await sheetBlob(rows, 'xlsx')
        expect(await textsRead(new Uint8Array(await blob.arrayBuffer()))).toEqual(rows)
      }),
      some,
    )
  })

  it('[IMP-4] the reader finds every value of a text file in each encoding and with each separator', async () => {
    const anyEncoding = fc.constantFrom(...(Object.keys(encodings) as (keyof typeof encodings)[]))
    await fc.assert(
      fc.asyncProperty(
        sheets,
        anyEncoding,
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (sheet, encoding, separator, lineEnd) => {
          const narrow = (text: string) => text.replace(/[^\n -~\xa0-\xff]/gu, '')
          const all = expectedOf(sheet)
          const rows = encoding === 'windows-1252' ? all.map((row) => row.map(narrow)) : all
          fc.pre(rows.every((row) => row.every((text) => text === text.trim() && text !== '')))
          const text = rows
            .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
            .join(lineEnd)
          expect(await textsRead(encodings[encoding](text), 'csv')).toEqual(rows)
        },
      ),
      some,
    )
  })
})

describe('a report as a workbook', () => {
  const kinds = {
    text: fc.oneof(texts, codes),
    amount: amounts,
    day: days.map((day): Value => ({ ...day, kept: day.shown })),
    number: wholes,
  } as const
  const reports = fc
    .array(fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[])), { minLength: 1, maxLength: 5 })
    .chain((columns) =>
      fc.record({
        columns: fc.constant(columns),
        rows: fc.array(fc.tuple(...columns.map((kind) => kinds[kind])), { minLength: 1, maxLength: 5 }),
      }),
    )

  it('[IMP-3] [RPT-8] both the import and SheetJS find every value in the spreadsheet of a report', async () => {
    await fc.assert(
      fc.asyncProperty(reports, async ({ columns, rows }) => {
        const bytes = await workbook({
          name: 'Report',
          columns: columns.map((kind, at) => ({ header: `Column ${at + 1}`, width: 10, kind })),
          rows: (async function* () {
            yield rows.map((row) => row.map(({ kept }) => kept as string | number))
          })(),
        })
        const expected = expectedOf(rows)
        expect(await textsRead(bytes)).toEqual(expected)
        const cells = secondReading(bytes)[0]?.cells
        const second = expected.map((row, line) =>
          row.map((text, at) => {
            const shown = cells?.get(`${String.fromCharCode(65 + at)}${line + 1}`) ?? []
            return shown.includes(text) ? text : shown[0]
          }),
        )
        expect(second).toEqual(expected)
      }),
      some,
    )
  })
})
