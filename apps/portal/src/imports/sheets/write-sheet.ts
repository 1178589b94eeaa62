import { csvText, type ImportFileType } from '@remesa/domain/imports'

/**
 * Text such as `_x0041_`, which spreadsheet programs would read as the code of a character. The library that writes
 * workbooks does not escape this text.
 */
const codeLike = /_(?=x[\da-f]{4}_)/gi

/**
 * Rows as a file of the given kind. Every cell of a workbook is text, so that codes keep their leading zeros and no
 * cell is a formula. (IMP-41)
 */
export const sheetBlob = async (
  rows: readonly (readonly string[])[],
  type: ImportFileType,
): Promise<Blob> => {
  if (type === 'csv') return new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' })
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  return writeXlsxFile(
    rows.map((row, at) =>
      row.map((value) => ({
        value: value.replace(codeLike, '_x005F_'),
        type: String,
        format: '@',
        ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
      })),
    ),
  ).toBlob()
}
