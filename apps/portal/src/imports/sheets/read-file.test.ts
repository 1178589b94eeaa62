import type { ImportFileName } from '@remesa/domain/imports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OLD_MARK } from './corpus/refused.fixtures'
import { archiveOf, sheetWith, workbookParts } from './corpus/workbook.fixtures'
import { readFile } from './read-file'
import { sheetBlob } from './write-sheet'

const HEAD = '<row><c t="inlineStr"><is><t>Code</t></is></c></row>'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The cells of the first table of a file, or the reason why it can't be read. */
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>, name: ImportFileName = 'xlsx') => {
  const answer = await readFile(name, bytes)
  return answer.ok ? answer.value[0]?.rows.map(({ cells }) => cells) : answer.error.rule
}
describe('a workbook', () => {
  it('[IMP-6] a workbook is read without its charts, dialogs and macros, and visible sheets come first', async () => {
    const data = `${HEAD}<row><c><v>1</v></c></row>`
    const parts = workbookParts({
      sheets: [
        { name: 'Grafico', type: 'chartsheet' },
        { name: 'listas', state: 'veryHidden', data },
        { name: 'Dialog', type: 'dialogsheet' },
        { name: 'Macro', type: 'xlMacrosheet' },
        { name: 'A & B', data },
      ],
    })
    const answer = await readFile('xlsx', archiveOf(parts))
    expect(answer.ok && answer.value.map(({ name }) => name)).toEqual(['A & B', 'listas'])
  })

  it('[IMP-68] lines under the defined name for totals in a workbook are not read as rows, but lines under any other defined name are read', async () => {
    const data = `${HEAD}<row><c><v>1</v></c></row><row r="4"><c><v>9</v></c></row><row r="5"><c><v>8</v></c></row>`
    const parts = workbookParts({
      sheets: [
        { name: 'a', type: 'chartsheet' },
        { name: 'Deposits', data },
      ],
    })
    const named = (name: string, sheet: number) => ({
      ...parts,
      'xl/workbook.xml': `${parts['xl/workbook.xml']}`.replace(
        '</sheets>',
        `</sheets><definedNames><definedName name="${name}" localSheetId="${sheet}">'Deposits'!$4:$5</definedName></definedNames>`,
      ),
    })
    expect(await cellsOf(archiveOf(named('Remesa.Totals', 1)))).toEqual([['Code'], ['1']])
    const all = [['Code'], ['1'], ['9'], ['8']]
    expect(await cellsOf(archiveOf(named('Remesa.Totals', 0)))).toEqual(all)
    expect(await cellsOf(archiveOf(named('_xlnm.Print_Titles', 1)))).toEqual(all)
  })

  it('[IMP-3] when the portal reads a workbook that it has saved, it finds the saved texts', async () => {
    const anyText = fc.string({
      unit: fc.constantFrom('a', 'ñ', 'n\u0303', '0', '<', '&', '"', ' ', '\n', ';'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 5 }),
        async (below) => {
          const trimmed = below.map((row) => row.map((text) => text.trim()))
          const rows = [['Code', 'Name'], ...trimmed.filter((row) => row.some((text) => text !== ''))]
          fc.pre(rows.length > 1)
          const blob = await sheetBlob(rows, 'xlsx')
          const read = await cellsOf(new Uint8Array(await blob.arrayBuffer()))
          expect(read).toEqual(rows)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('a file that can’t be read', () => {
  it('[IMP-9] a file that can’t be read is refused with a reason, whatever bytes it contains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<ImportFileName>('xlsx', 'xls', 'csv'),
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom<readonly number[]>([], [0x50, 0x4b], OLD_MARK),
        async (name, bytes, mark) => {
          const answer = await readFile(name, Uint8Array.from([...mark, ...bytes]))
          expect(answer.ok || answer.error.rule.length > 0).toBe(true)
        },
      ),
    )
  })
})

describe('a file by its content', () => {
  it('[IMP-9] the content of a file, and not its name, decides if it is read as a workbook or as separated values', async () => {
    expect(await cellsOf(sheetWith(`${HEAD}<row><c><v>1</v></c></row>`), 'csv')).toEqual([['Code'], ['1']])
    expect(await cellsOf(bytesOf('Code\tName\r\n1\t2\r\n'), 'xls')).toEqual([
      ['Code', 'Name'],
      ['1', '2'],
    ])
  })
})
