import { argon2idAsync } from '@noble/hashes/argon2.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { Buffer } from './buffer.ts'

/** The functions of `node:crypto` that the back end calls. In a browser they have the same results as in Node. */

type Bytes = string | Uint8Array

const bytesOf = (value: Bytes): Uint8Array =>
  typeof value === 'string' ? new TextEncoder().encode(value) : value

const onlySha256 = (algorithm: string): void => {
  if (algorithm !== 'sha256') throw new Error(`The back end in the browser has no ${algorithm}.`)
}

const digesting = (state: { update: (bytes: Uint8Array) => unknown; digest: () => Uint8Array }) => ({
  update(value: Bytes) {
    state.update(bytesOf(value))
    return this
  },
  digest: (encoding?: string) => {
    const bytes = Buffer.from(state.digest())
    return encoding === undefined ? bytes : bytes.toString(encoding)
  },
})

export const createHash = (algorithm: string) => {
  onlySha256(algorithm)
  return digesting(sha256.create())
}

export const createHmac = (algorithm: string, key: Bytes) => {
  onlySha256(algorithm)
  return digesting(hmac.create(sha256, bytesOf(key)))
}

export const hkdfSync = (algorithm: string, key: Bytes, salt: Bytes, info: Bytes, length: number) => {
  onlySha256(algorithm)
  return hkdf(sha256, bytesOf(key), bytesOf(salt), bytesOf(info), length)
}

export const randomBytes = (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size)))
export const randomUUID = () => crypto.randomUUID()

export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length &&
  one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0

type Derived = (error: unknown, key?: Uint8Array) => void

const answer = (derived: Promise<Uint8Array>, callback: Derived): void =>
  void derived.then((key) => callback(null, Buffer.from(key)), callback)

/** The cost parameters of scrypt that Node uses by default. */
const usualCost = { N: 16_384, r: 8, p: 1 }

export const scrypt = (password: Bytes, salt: Bytes, length: number, callback: Derived): void =>
  answer(scryptAsync(bytesOf(password), bytesOf(salt), { ...usualCost, dkLen: length }), callback)

interface Argon2Parameters {
  readonly message: Uint8Array
  readonly nonce: Uint8Array
  readonly parallelism: number
  readonly tagLength: number
  readonly memory: number
  readonly passes: number
}

export const argon2 = (
  _algorithm: string,
  { message, nonce, parallelism, tagLength, memory, passes }: Argon2Parameters,
  callback: Derived,
): void =>
  answer(argon2idAsync(message, nonce, { t: passes, m: memory, p: parallelism, dkLen: tagLength }), callback)
