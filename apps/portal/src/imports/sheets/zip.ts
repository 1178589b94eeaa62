/** A file within a zip archive, as the directory of the archive describes it. */
export interface ZipEntry {
  readonly name: string
  /** The sizes of the file in bytes, compressed and uncompressed. */
  readonly packed: number
  readonly unpacked: number
  /** Index at which the header of the file starts in the archive. */
  readonly at: number
  readonly isDeflated: boolean
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const HEAD_MARK = 0x04034b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const HEAD_LENGTH = 30
const MAX_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

/** Largest number of bytes of an uncompressed workbook, which is far more than 5,000 rows of 100 columns need. */
export const MAX_UNPACKED_BYTES = 100_000_000
/** Largest number of files in the archive of a workbook. */
export const MAX_ZIPPED_FILES = 1_000

/**
 * Positions, within an entry of the directory, of the uncompressed size, the compressed size, and the index of the
 * file.
 */
const PLACES = [24, 20, 42] as const
/**
 * The number that a directory entry contains in place of a value that is stored with 64 bits. The extra fields of the
 * entry contain this value.
 */
const IS_WIDE = 0xffff_ffff
/** The extra field with numbers of 64 bits. Some programs write it even for small files. */
const WIDE_FIELD = 1

/** The numbers of 64 bits in the extra fields of a directory entry, in the order of `PLACES`. */
const wideNumbers = (view: DataView, from: number, end: number): number[] => {
  for (let at = from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    const length = Math.min(view.getUint16(at + 2, true), end - at - 4)
    if (view.getUint16(at, true) === WIDE_FIELD)
      return Array.from({ length: Math.floor(length / 8) }, (_, place) =>
        Number(view.getBigUint64(at + 4 + 8 * place, true)),
      )
  }
  return []
}

/** Index of the record that ends a zip archive; `undefined` if the record is missing. */
const endOf = (view: DataView): number | undefined => {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at
  }
  return undefined
}

/**
 * The directory of a zip archive, read without unpacking any file. `undefined` if the directory is damaged,
 * incomplete or in the ZIP64 format, or if a file is encrypted or not compressed with deflate. (IMP-7)
 */
export const zipEntries = (bytes: Uint8Array): readonly ZipEntry[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const files = view.getUint16(end + 10, true)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let file = 0; file < files; file += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_MARK) return undefined
    const nameLength = view.getUint16(at + 28, true)
    const extra = at + ENTRY_LENGTH + nameLength
    const next = extra + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const wide = wideNumbers(view, extra, Math.min(next, end))
    const [unpacked = 0, packed = 0, head = 0] = PLACES.map((place) => {
      const number = view.getUint32(at + place, true)
      return number === IS_WIDE ? (wide.shift() ?? number) : number
    })
    const method = view.getUint16(at + 10, true)
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED))
      return undefined
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)),
      packed,
      unpacked,
      at: head,
      isDeflated: method === DEFLATED,
    })
    at = next
  }
  return entries
}

/**
 * Whether a workbook may be unpacked, because the sizes that its zip directory states are within the limits. (IMP-7)
 */
export const mayUnpack = (entries: readonly ZipEntry[]): boolean =>
  entries.length <= MAX_ZIPPED_FILES &&
  entries.reduce((sum, { unpacked }) => sum + unpacked, 0) <= MAX_UNPACKED_BYTES

/**
 * The bytes of a file within a zip archive. Unpacking fails as soon as the file yields more bytes than the zip
 * directory says, so the limits hold even if the directory is wrong. (IMP-7)
 */
export const unpackedEntry = async (
  bytes: Uint8Array<ArrayBuffer>,
  { packed, unpacked, at, isDeflated }: ZipEntry,
): Promise<Uint8Array> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + HEAD_LENGTH > bytes.length || view.getUint32(at, true) !== HEAD_MARK)
    throw new Error('no such file')
  const from = at + HEAD_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const data = bytes.subarray(from, from + packed)
  if (!isDeflated) return data
  const whole = new Uint8Array(unpacked)
  let length = 0
  const source = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  for (const reader = source.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return whole.subarray(0, length)
    if (length + value.length > unpacked) {
      await reader.cancel()
      throw new Error('larger than its directory says')
    }
    whole.set(value, length)
    length += value.length
  }
}
