import { deflate } from 'pako'
import { Buffer } from './buffer.ts'
import { missing } from './missing.ts'

/** The functions of `node:zlib` that the back end calls for pictures. */

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

export const crc32 = (bytes: Uint8Array, start = 0): number =>
  (bytes.reduce((crc, byte) => (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), ~start) ^ -1) >>> 0

export const deflateSync = (bytes: Uint8Array) => Buffer.from(deflate(bytes))
export const createDeflateRaw = missing('zlib.createDeflateRaw')
export const createInflateRaw = missing('zlib.createInflateRaw')
