import type { CorpusFile } from './corpus-file.fixtures'
import { HEAD } from './stored-cells.fixtures'
import { archiveOf, sheetWith, workbookParts } from './workbook.fixtures'

const DATA = `${HEAD}<row><c><v>1</v></c></row>`
const READ = [['Code'], ['1']]

const utf16 = (text: string) => {
  const letters = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0))
  return new Uint8Array(letters.buffer)
}

const plain = workbookParts({ sheets: [{ name: 'a', data: DATA }] })

/** The XML with a namespace prefix at every tag, as some programs write it. */
const withPrefix = (xml: string): string =>
  xml.replace(/<(\/?)(?=[A-Za-z])/g, '<$1x:').replace(/ xmlns="/g, ' xmlns:x="')

const namesOf = (rename: (path: string) => string, write: (text: string) => string | Uint8Array) =>
  Object.fromEntries(Object.entries(plain).map(([path, text]) => [rename(path), write(text)]))

const cellsOf = (row: readonly string[]): string =>
  `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

/** Workbooks that store their sheets and XML files in different ways, as different programs do. */
export const storedSheets: readonly CorpusFile[] = [
  {
    name: 'sheets-of-all-kinds.xlsx',
    bytes: archiveOf(
      workbookParts({
        sheets: [
          { name: 'Grafico', type: 'chartsheet' },
          { name: 'listas', state: 'veryHidden', data: cellsOf(['hidden']) + cellsOf(['x']) },
          { name: 'Dialog', type: 'dialogsheet' },
          { name: 'Macro', type: 'xlMacrosheet' },
          { name: 'A & B', data: DATA },
        ],
      }),
    ),
    expected: READ,
  },
  {
    name: 'without-addresses.xlsx',
    bytes: sheetWith('<row><c><v>1</v></c><c/><c><v>2</v></c></row><row><c><v>3</v></c></row>'),
    expected: [
      ['1', '2'],
      ['3', ''],
    ],
  },
  {
    name: 'addresses-in-any-order.xlsx',
    bytes: sheetWith(
      '<row r="3"><c r="B3"><v>4</v></c></row><row r="2"><c r="C2"><v>2</v></c><c r="A2"><v>1</v></c><c r="B2"><v>3</v></c></row>',
    ),
    expected: [
      ['1', '3', '2'],
      ['', '4', ''],
    ],
  },
  {
    name: 'far-cell.xlsx',
    bytes: sheetWith(`${DATA}<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>`),
    expected: [
      ['Code', ''],
      ['1', ''],
      ['', 'x'],
    ],
  },
  {
    name: 'shared-texts.xlsx',
    bytes: sheetWith(
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c t="s"><v>2</v></c><c><v>1</v></c></row>',
      {
        texts:
          '<si><t xml:space="preserve"> a </t></si><si><r><t>b</t></r><r><t>c</t></r><phoneticPr/></si><si/>',
      },
    ),
    expected: [
      ['a', 'bc'],
      ['', '1'],
    ],
  },
  {
    name: 'strict.xlsx',
    bytes: sheetWith(DATA, {
      namespaces: [
        'http://purl.oclc.org/ooxml/spreadsheetml/main',
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      ],
    }),
    expected: READ,
  },
  {
    name: 'utf-16-and-other-slashes.xlsx',
    bytes: archiveOf(namesOf((path) => path.replaceAll('/', '\\').toUpperCase(), utf16)),
    expected: READ,
  },
  { name: 'sizes-of-64-bits.xlsx', bytes: archiveOf(plain, true), expected: READ },
  { name: 'prefixes.xlsx', bytes: archiveOf(namesOf((path) => path, withPrefix)), expected: READ },
  {
    name: 'title-above-headings.xlsx',
    bytes: sheetWith(
      [['Puntos de servicio'], ['Exportado el 22/11'], ['Código', 'Descripción'], ['0101', 'Bar']]
        .map(cellsOf)
        .join(''),
    ),
    expected: [
      ['Puntos de servicio', ''],
      ['Exportado el 22/11', ''],
      ['Código', 'Descripción'],
      ['0101', 'Bar'],
    ],
  },
  { name: 'workbook-with-another-name.csv', bytes: sheetWith(DATA), expected: READ },
]
