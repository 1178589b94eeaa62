import type { CorpusFile } from './corpus-file.fixtures'
import { bytesOf } from './workbook.fixtures'

const marked16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )

const latin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)))

const ROWS = 'Código;Precio\r\n0101;5 €\r\n'
const READ = [
  ['Código', 'Precio'],
  ['0101', '5 €'],
]

/** CSV files with different encodings and separators, and with balanced and unbalanced quotes. */
export const separated: readonly CorpusFile[] = [
  { name: 'utf-8.csv', bytes: bytesOf(ROWS), expected: READ },
  { name: 'utf-8-marked.csv', bytes: bytesOf(`\uFEFF${ROWS}`), expected: READ },
  { name: 'utf-16-le.csv', bytes: marked16(ROWS, true), expected: READ },
  { name: 'utf-16-be.csv', bytes: marked16(ROWS, false), expected: READ },
  { name: 'windows-1252.csv', bytes: latin(ROWS), expected: READ },
  ...(
    [
      ['semicolons', ';'],
      ['commas', ','],
      ['tabs', '\t'],
      ['bars', '|'],
    ] as const
  ).map(([name, separator]) => ({
    name: `${name}.csv`,
    bytes: bytesOf(`a${separator}b${separator}c\r\n1${separator}"x${separator}y"${separator}"say ""z"""\r\n`),
    expected: [
      ['a', 'b', 'c'],
      ['1', `x${separator}y`, 'say "z"'],
    ],
  })),
  {
    name: 'separator-named.csv',
    bytes: bytesOf('sep=,\r\na,b;c\r\n1,2\r\n'),
    expected: [
      ['a', 'b;c'],
      ['1', '2'],
    ],
  },
  {
    name: 'padded-with-zero-bytes.csv',
    bytes: bytesOf('Code\0\0;Name\r\n0101\0;Peña\0\r\n'),
    expected: [
      ['Code', 'Name'],
      ['0101', 'Peña'],
    ],
  },
  {
    name: 'lines-within-cells.csv',
    bytes: bytesOf('a;b\n1;"x\ny"\n2;z'),
    expected: [
      ['a', 'b'],
      ['1', 'x\ny'],
      ['2', 'z'],
    ],
  },
  {
    name: 'text-numbers.csv',
    bytes: bytesOf('a;b;c\n="0101";\'0102;0103\n'),
    expected: [
      ['a', 'b', 'c'],
      ['0101', '0102', '0103'],
    ],
  },
  {
    name: 'word-in-quotes.csv',
    bytes: bytesOf('a;b\n1;"El Puerto" Bar\n2;z'),
    expected: [
      ['a', 'b'],
      ['1', '"El Puerto" Bar'],
      ['2', 'z'],
    ],
    wrongLines: [2],
  },
  {
    name: 'quote-never-closed.csv',
    bytes: bytesOf('a;b\n"1;2\n3;4'),
    expected: [
      ['a', 'b'],
      ['"1', '2'],
      ['3', '4'],
    ],
    wrongLines: [2],
  },
  {
    name: 'one-wrong-byte.csv',
    bytes: Uint8Array.from([...bytesOf('a;b\nPeña;Muñoz\nN'), 0xf1, ...bytesOf(';z')]),
    expected: [
      ['a', 'b'],
      ['Peña', 'Muñoz'],
      ['N\uFFFD', 'z'],
    ],
  },
  {
    name: 'tabs-named.xls',
    bytes: bytesOf('Code\tName\r\n1\t2\r\n'),
    expected: [
      ['Code', 'Name'],
      ['1', '2'],
    ],
  },
]
