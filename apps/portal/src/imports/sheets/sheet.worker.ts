import type { CellValue } from '@remesa/domain/imports'
import readXlsxFile from 'read-excel-file/web-worker'
import { csvCells, decodedText } from './csv-cells'
import type { FileTable, SheetAnswer, SheetRequest } from './sheet-messages'
import { mayUnpack } from './zip-size'

const workbookTables = async (bytes: ArrayBuffer): Promise<readonly FileTable[]> => {
  const sheets = await readXlsxFile(bytes)
  return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data.map((row) => row.map(cellOf)) }))
}

/** The library gives the dates of a sheet as dates, whatever its types say. */
const cellOf = (value: unknown): CellValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof Date
    ? value
    : null

const tablesOf = async ({ type, bytes }: SheetRequest): Promise<SheetAnswer> => {
  if (type === 'xlsx') return mayUnpack(bytes) ? { sheets: await workbookTables(bytes) } : { failed: true }
  const text = decodedText(new Uint8Array(bytes))
  const cells = text === undefined ? undefined : csvCells(text)
  return cells === undefined ? { failed: true } : { sheets: [{ name: '', cells }] }
}

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  tablesOf(data).then(
    (answer) => postMessage(answer),
    () => postMessage({ failed: true }),
  )
})
