import { type ServicePointImportField, servicePointImportFields } from '@remesa/domain/imports'
import { sheetBlob } from '../../src/imports/sheets/write-sheet'

/** The size of the largest file for which the import has performance goals. */
export const LARGE = { rows: 5_000, columns: 40 }

/** In a file with problems, every tenth row has a value that no field accepts. */
export const ROWS_A_PROBLEM = 10

const valuesOf = (row: number, hasProblem: boolean): Partial<Record<ServicePointImportField, string>> => ({
  client: '0101',
  subclient: '0301',
  codeSol: `P-${row}`,
  description: `Deusto ${row}`,
  address: `Calle ${row}`,
  idSmartcash: `SC-${row}`,
  deviceId: `DEV-${row}`,
  ...(hasProblem ? { agilePickup: 'perhaps' } : {}),
})

/**
 * Creates a workbook of new service points. It has the form of a filled-in template, and additional columns that the
 * import does not know.
 */
export const largeFile = async (
  { rows: count, columns } = LARGE,
  hasProblems = false,
): Promise<Uint8Array<ArrayBuffer>> => {
  const more = Array.from({ length: columns - servicePointImportFields.length }, (_, at) => `Note ${at + 1}`)
  const heading = [...servicePointImportFields.map(({ headings, name }) => headings[0] ?? name), ...more]
  const rows = Array.from({ length: count }, (_, row) => {
    const values = valuesOf(row, hasProblems && row % ROWS_A_PROBLEM === 0)
    return [
      ...servicePointImportFields.map(({ name }) => values[name] ?? ''),
      ...more.map((name) => `${name} of row ${row}`),
    ]
  })
  return new Uint8Array(await (await sheetBlob([heading, ...rows], 'xlsx')).arrayBuffer())
}
