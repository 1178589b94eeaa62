import { once } from 'node:events'
import { createDeflateRaw } from 'node:zlib'

/** A file of an archive. Its text is read in pieces, so that a large file is never completely in memory. */
export interface ZipEntry {
  /** Path with slashes as separators, in ASCII. */
  readonly name: string
  readonly text: Iterable<string> | AsyncIterable<string>
}

interface Packed {
  readonly name: Buffer
  readonly crc: number
  readonly size: number
  readonly data: Buffer
}

/** Version 2.0 of the zip format, which supports folders and Deflate. */
const version = 20
const deflated = 8
/**
 * 1 January 1980, the first day that the zip format permits. The day is always the same, so that equal contents have
 * equal bytes.
 */
const dosDate = 0x21

/**
 * A zip archive. Files are compressed outside the event loop, and their pieces are read only as fast as they are
 * compressed. A large archive therefore does not block other requests.
 */
export const zip = async (entries: readonly ZipEntry[]): Promise<Uint8Array> => {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = await pack(entry)
    const local = Buffer.concat([signature(0x04034b50), facts(packed), packed.name, packed.data])
    locals.push(local)
    central.push(directoryEntry(packed, offset))
    offset += local.length
  }
  const directory = Buffer.concat(central)
  return Buffer.concat([...locals, directory, endOfDirectory(entries.length, directory.length, offset)])
}

const pack = async ({ name, text }: ZipEntry): Promise<Packed> => {
  const deflate = createDeflateRaw()
  const compressed: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => compressed.push(chunk))
  const ended = once(deflate, 'end')
  let [crc, size] = [0, 0]
  for await (const piece of text) {
    const bytes = Buffer.from(piece, 'utf8')
    crc = crc32(bytes, crc)
    size += bytes.length
    if (!deflate.write(bytes)) await once(deflate, 'drain')
  }
  deflate.end()
  await ended
  return { name: Buffer.from(name, 'ascii'), crc, size, data: Buffer.concat(compressed) }
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** The fields that the header of a file and the directory of the archive have in common. */
const facts = ({ name, crc, size, data }: Packed): Buffer => {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(version, 0)
  bytes.writeUInt16LE(deflated, 4)
  bytes.writeUInt16LE(dosDate, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(data.length, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
  return bytes
}

const directoryEntry = (packed: Packed, offset: number): Buffer => {
  const createdBy = Buffer.alloc(2)
  createdBy.writeUInt16LE(version)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return Buffer.concat([signature(0x02014b50), createdBy, facts(packed), place, packed.name])
}

const endOfDirectory = (count: number, size: number, offset: number): Buffer => {
  const bytes = Buffer.alloc(22)
  bytes.writeUInt32LE(0x06054b50, 0)
  bytes.writeUInt16LE(count, 8)
  bytes.writeUInt16LE(count, 10)
  bytes.writeUInt32LE(size, 12)
  bytes.writeUInt32LE(offset, 16)
  return bytes
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 of ISO 3309, continued from the value for the preceding bytes. */
const crc32 = (bytes: Uint8Array, before: number): number => {
  let crc = ~before
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return ~crc >>> 0
}
