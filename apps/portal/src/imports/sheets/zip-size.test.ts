import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { sheetBlob } from './write-sheet'
import { MAX_UNPACKED_BYTES, MAX_ZIPPED_FILES, mayUnpack, zipSize } from './zip-size'

let workbook: ArrayBuffer
beforeAll(async () => {
  const rows = Array.from({ length: 500 }, (_, at) => [`PS-${at}`, 'Gran Vía 12'])
  workbook = await (await sheetBlob(rows, 'xlsx')).arrayBuffer()
})

/** The same archive with another number at each place of its directory that `places` gives. */
const changed = (places: (view: DataView, end: number) => readonly (readonly [number, number])[]) => {
  const copy = workbook.slice(0)
  const view = new DataView(copy)
  let end = copy.byteLength - 22
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1
  for (const [at, value] of places(view, end)) view.setUint32(at, value, true)
  return copy
}
const firstEntry = (view: DataView, end: number) => view.getUint32(end + 16, true)

describe('a workbook', () => {
  it('[IMP-7] may be unpacked within its bounds, and is larger then', () => {
    const size = zipSize(workbook)
    expect(size?.files).toBeGreaterThan(5)
    expect(size?.bytes).toBeGreaterThan(workbook.byteLength)
    expect(mayUnpack(workbook)).toBe(true)
  })

  it('[IMP-7] is not unpacked if a file of it, or all of them, would be too large', () => {
    const withFirst = (bytes: number) => changed((view, end) => [[firstEntry(view, end) + 24, bytes]])
    const others = zipSize(withFirst(0))?.bytes ?? 0
    expect(mayUnpack(withFirst(MAX_UNPACKED_BYTES - others))).toBe(true)
    expect(mayUnpack(withFirst(MAX_UNPACKED_BYTES - others + 1))).toBe(false)
    expect(mayUnpack(withFirst(0xffff_ffff))).toBe(false)
  })

  it('[IMP-7] is not unpacked if it has too many files, or fewer than it says', () => {
    const withFiles = (files: number) => {
      const copy = workbook.slice(0)
      const view = new DataView(copy)
      let end = copy.byteLength - 22
      while (view.getUint32(end, true) !== 0x06054b50) end -= 1
      view.setUint16(end + 10, files, true)
      return copy
    }
    expect(mayUnpack(withFiles(MAX_ZIPPED_FILES + 1))).toBe(false)
    expect(zipSize(withFiles((zipSize(workbook)?.files ?? 0) + 1))).toBeUndefined()
  })

  it('[IMP-7] is refused without an exception, whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(), (bytes, cut) => {
        expect(mayUnpack(new Uint8Array(bytes).buffer)).toBe(false)
        const end = cut % (workbook.byteLength - 1)
        expect(mayUnpack(workbook.slice(0, end))).toBe(false)
      }),
    )
  })
})
