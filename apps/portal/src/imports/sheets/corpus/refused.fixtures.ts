import type { CorpusFile } from './corpus-file.fixtures'
import { archiveOf, bytesOf, sheetWith, workbookParts } from './workbook.fixtures'

/** First bytes of the files of old spreadsheet programs. */
export const OLD_MARK = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const old = Uint8Array.from(OLD_MARK)

const locked = new Uint8Array(600)
locked.set(OLD_MARK)
locked.set(
  [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
  512,
)

const page = bytesOf('\uFEFF<html><body><table><tr><td>Code</td></tr></table></body></html>')

const row = '<row><c><v>1</v></c></row>'

/** A workbook whose zip directory claims that the first file alone exceeds the size limit for all files together. */
const bomb = () => {
  const bytes = sheetWith(row.repeat(2))
  const view = new DataView(bytes.buffer)
  view.setUint32(view.getUint32(bytes.length - 6, true) + 24, 200_000_000, true)
  return bytes
}

/** A workbook in which very many cells share one long text, so that reading the small file would take very long. */
const sharedBomb = () =>
  sheetWith(`<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(300), {
    texts: `<si><t>${'x'.repeat(10_000)}</t></si>`,
  })

const { 'xl/_rels/workbook.xml.rels': _, ...unrelated } = workbookParts({
  sheets: [{ name: 'a', data: row }],
})

/** Files that can't be read, each with the reason. */
export const refused: readonly CorpusFile[] = [
  { name: 'protected.xlsx', bytes: locked, expected: 'protected' },
  { name: 'old.xls', bytes: old, expected: 'old-workbook' },
  { name: 'old-with-another-name.csv', bytes: old, expected: 'old-workbook' },
  { name: 'web-page.xls', bytes: page, expected: 'web-page' },
  {
    name: 'xml-workbook.xls',
    bytes: bytesOf('<?xml version="1.0"?>\n<?mso-application?><Workbook>'),
    expected: 'other-workbook',
  },
  { name: 'binary.xlsx', bytes: archiveOf({ 'xl/workbook.bin': 'x' }), expected: 'other-workbook' },
  {
    name: 'open-document.xlsx',
    bytes: archiveOf({ 'content.xml': '<x/>' }),
    expected: 'other-workbook',
  },
  { name: 'another-archive.xlsx', bytes: archiveOf({ 'a.txt': 'x' }), expected: 'unreadable' },
  { name: 'text-called-workbook.xlsx', bytes: bytesOf('a;b\n1;2'), expected: 'unreadable' },
  { name: 'sheet-cut-off.xlsx', bytes: sheetWith('<row><c><v>1</v></c>'), expected: 'unreadable' },
  { name: 'archive-cut-off.xlsx', bytes: sheetWith(row).slice(0, -200), expected: 'unreadable' },
  { name: 'without-relations.xlsx', bytes: archiveOf(unrelated), expected: 'unreadable' },
  { name: 'bytes-of-no-text.csv', bytes: Uint8Array.of(1, 0, 2), expected: 'unreadable' },
  { name: 'hardly-a-line.csv', bytes: bytesOf('"a" b;c\n'.repeat(1_001)), expected: 'unreadable' },
  { name: 'bomb.xlsx', bytes: bomb(), expected: 'unreadable' },
  { name: 'bomb-of-shared-text.xlsx', bytes: sharedBomb(), expected: 'unreadable' },
  {
    name: 'too-many-files.xlsx',
    bytes: archiveOf({
      ...workbookParts({ sheets: [{ name: 'a', data: row.repeat(2) }] }),
      ...Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${at}`, ''])),
    }),
    expected: 'unreadable',
  },
  { name: 'empty.xlsx', bytes: sheetWith(''), expected: 'empty' },
  { name: 'empty.csv', bytes: bytesOf(' ;\n;'), expected: 'empty' },
  { name: 'separators-alone.csv', bytes: bytesOf(',,\n,,\n'), expected: 'empty' },
  { name: 'headings-alone.xlsx', bytes: sheetWith(row), expected: 'no-rows' },
  { name: 'too-many-rows.xlsx', bytes: sheetWith(row.repeat(5_022)), expected: 'too-many-rows' },
  {
    name: 'too-many-columns.xlsx',
    bytes: sheetWith(`<row>${'<c><v>1</v></c>'.repeat(101)}</row>${row}`),
    expected: 'too-many-columns',
  },
]
