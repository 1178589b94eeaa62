import { Buffer as Bytes } from 'buffer/index.js'

/** Whether an encoding is `base64url`, which the browser library for Node's `Buffer` lacks. */

const isForAddresses = (encoding: unknown): boolean => encoding === 'base64url'

const from = Bytes.from.bind(Bytes) as (value: unknown, encoding?: unknown, length?: unknown) => Bytes
const toText = Bytes.prototype.toString

Bytes.prototype.toString = function inEncoding(encoding?: string, ...range: number[]) {
  if (!isForAddresses(encoding)) return toText.call(this, encoding as BufferEncoding, ...range)
  return toText.call(this, 'base64').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
Object.assign(Bytes, {
  from: (value: unknown, encoding?: unknown, length?: unknown) =>
    from(value, isForAddresses(encoding) ? 'base64' : encoding, length),
})

export const Buffer = Bytes
