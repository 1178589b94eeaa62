import { Inflate } from 'pako'
import { err, ok, type Result } from '../kernel'

/** The decompressor's setting that accepts only gzip with a window of 32 kB, and refuses other deflate formats. */
const GZIP_WINDOW = 31

const CHUNK = 16_384

/**
 * The content of exactly one gzip file, or the reason for which it is refused: `too-large`, or `invalid` if it has
 * another format, is damaged or cut off, or is followed by more bytes. Decompression stops at most one chunk after
 * `maxBytes`, even if the file is much longer.
 */
export const inflateBounded = (
  compressed: Uint8Array,
  maxBytes: number,
): Result<Uint8Array, 'invalid' | 'too-large'> => {
  const inflate = new Inflate({ windowBits: GZIP_WINDOW, chunkSize: CHUNK })
  const chunks: Uint8Array[] = []
  let size = 0
  inflate.onData = (chunk) => {
    chunks.push(chunk)
    size += chunk.length
  }
  // The bytes are passed one by one, so that the end of the file is noticed at its last byte. One byte never results in
  // more than one chunk.
  for (let at = 0; at < compressed.length && !inflate.ended && size <= maxBytes; at += 1) {
    inflate.push(compressed.subarray(at, at + 1))
    if (inflate.ended && at + 1 < compressed.length) return err('invalid')
  }
  if (size > maxBytes) return err('too-large')
  if (!inflate.ended || inflate.err !== 0) return err('invalid')
  return ok(joined(chunks, size))
}

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array => {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
