import type { CellValue } from '@remesa/domain/imports'
import readXlsxFile from 'read-excel-file/web-worker'
import { csvCells, decodedText } from './csv-cells'
import type { SheetAnswer, SheetRequest } from './sheet-messages'

const xlsxCells = async (bytes: ArrayBuffer): Promise<readonly (readonly CellValue[])[]> => {
  const [first] = await readXlsxFile(bytes)
  return (first?.data ?? []).map((row) => row.map(cellOf))
}

/** The library gives the dates of a sheet as dates, whatever its types say. */
const cellOf = (value: unknown): CellValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof Date
    ? value
    : null

const cellsOf = async ({ type, bytes }: SheetRequest): Promise<SheetAnswer> => {
  if (type === 'xlsx') return { cells: await xlsxCells(bytes) }
  const text = decodedText(new Uint8Array(bytes))
  const cells = text === undefined ? undefined : csvCells(text)
  return cells === undefined ? { failed: true } : { cells }
}

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  cellsOf(data).then(
    (answer) => postMessage(answer),
    () => postMessage({ failed: true }),
  )
})
