/** What a zip archive says of itself: how many files it has, and how many bytes they are unpacked. */
export interface ZipSize {
  readonly files: number
  readonly bytes: number
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const MAX_COMMENT = 65_535

/** Where the record starts that ends an archive; `undefined` without one. */
const endOf = (view: DataView): number | undefined => {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at
  }
  return undefined
}

/**
 * Adds up the directory of a zip archive, without unpacking anything. An archive whose directory is broken, cut off or in
 * the form for more than 4 GB has no size.
 */
export const zipSize = (bytes: ArrayBuffer): ZipSize | undefined => {
  const view = new DataView(bytes)
  const end = endOf(view)
  if (end === undefined) return undefined
  const files = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let file = 0; file < files; file += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_MARK) return undefined
    total += view.getUint32(at + 24, true)
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true)
  }
  return { files, bytes: total }
}

/** Bytes that a workbook may have unpacked: far more than 5,000 rows of 100 columns. */
export const MAX_UNPACKED_BYTES = 100_000_000
/** Files that a workbook may hold. */
export const MAX_ZIPPED_FILES = 1_000

/** Whether a workbook may be unpacked: what it says of itself is within bounds. (IMP-7) */
export const mayUnpack = (bytes: ArrayBuffer): boolean => {
  const size = zipSize(bytes)
  return size !== undefined && size.files <= MAX_ZIPPED_FILES && size.bytes <= MAX_UNPACKED_BYTES
}
