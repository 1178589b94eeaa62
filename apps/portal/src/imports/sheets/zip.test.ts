import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { sheetBlob } from './write-sheet'
import { MAX_UNPACKED_BYTES, MAX_ZIPPED_FILES, mayUnpack, unpackedEntry, zipEntries } from './zip'

let workbook: ArrayBuffer
beforeAll(async () => {
  const rows = Array.from({ length: 500 }, (_, at) => [`PS-${at}`, 'Gran Vía 12'])
  workbook = await (await sheetBlob(rows, 'xlsx')).arrayBuffer()
})

/**
 * An archive that differs from the original only in numbers of its directory. `places` returns the positions and
 * values of these numbers.
 */
const changed = (places: (view: DataView, end: number) => readonly (readonly [number, number])[]) => {
  const copy = workbook.slice(0)
  const view = new DataView(copy)
  let end = copy.byteLength - 22
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1
  for (const [at, value] of places(view, end)) view.setUint32(at, value, true)
  return copy
}
const firstEntry = (view: DataView, end: number) => view.getUint32(end + 16, true)

const entriesOf = (bytes: ArrayBuffer) => zipEntries(new Uint8Array(bytes))
const isTaken = (bytes: ArrayBuffer): boolean => {
  const entries = entriesOf(bytes)
  return entries !== undefined && mayUnpack(entries)
}
const sizeOf = (bytes: ArrayBuffer) => entriesOf(bytes)?.reduce((sum, { unpacked }) => sum + unpacked, 0) ?? 0

describe('a workbook', () => {
  it('[IMP-7] a workbook may be unpacked if the sizes of its unpacked files are within the limits', () => {
    expect(entriesOf(workbook)?.length).toBeGreaterThan(5)
    expect(sizeOf(workbook)).toBeGreaterThan(workbook.byteLength)
    expect(isTaken(workbook)).toBe(true)
  })

  it('[IMP-7] a workbook is not unpacked if one of its files, or all of them together, would be too large', () => {
    const withFirst = (bytes: number) => changed((view, end) => [[firstEntry(view, end) + 24, bytes]])
    const others = sizeOf(withFirst(0))
    expect(isTaken(withFirst(MAX_UNPACKED_BYTES - others))).toBe(true)
    expect(isTaken(withFirst(MAX_UNPACKED_BYTES - others + 1))).toBe(false)
    expect(isTaken(withFirst(0xffff_ffff))).toBe(false)
  })

  it('[IMP-7] the unpacking of a workbook stops when a file is larger than the workbook declares', async () => {
    const bytes = new Uint8Array(changed((view, end) => [[firstEntry(view, end) + 24, 10]]))
    const [first] = zipEntries(bytes) ?? []
    if (first === undefined) throw new Error('no entry')
    await expect(unpackedEntry(bytes, first)).rejects.toThrow('larger than its directory says')
  })

  it('[IMP-7] a workbook is not unpacked if it has too many files, or fewer files than its directory says', () => {
    const withFiles = (files: number) => {
      const copy = workbook.slice(0)
      const view = new DataView(copy)
      let end = copy.byteLength - 22
      while (view.getUint32(end, true) !== 0x06054b50) end -= 1
      view.setUint16(end + 10, files, true)
      return copy
    }
    const [entry] = entriesOf(workbook) ?? []
    if (entry === undefined) throw new Error('no entry')
    expect(mayUnpack(Array.from({ length: MAX_ZIPPED_FILES }, () => ({ ...entry, unpacked: 0 })))).toBe(true)
    expect(mayUnpack(Array.from({ length: MAX_ZIPPED_FILES + 1 }, () => ({ ...entry, unpacked: 0 })))).toBe(
      false,
    )
    expect(entriesOf(withFiles((entriesOf(workbook)?.length ?? 0) + 1))).toBeUndefined()
  })

  it('[IMP-7] a file that is no workbook, or only the beginning of a workbook, is refused without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(), (bytes, cut) => {
        expect(isTaken(new Uint8Array(bytes).buffer)).toBe(false)
        const end = cut % (workbook.byteLength - 1)
        expect(isTaken(workbook.slice(0, end))).toBe(false)
      }),
    )
  })
})
