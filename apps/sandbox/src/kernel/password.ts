import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** Memory in KiB, passes and lanes: the minimum that OWASP recommends for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const tagLength = 32

const maxConcurrent = 4
let running = 0
const waiting: (() => void)[] = []

/**
 * Runs a computation as soon as a slot is free. Each computation needs 19 MiB and a thread, so many sign-ins at once
 * would exhaust a process without slots.
 */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const derive = (
  password: string,
  salt: Buffer,
  length: number,
  { memory, passes, parallelism }: Cost,
): Promise<Buffer> =>
  withSlot(
    () =>
      new Promise((resolve, reject) => {
        // Keyboards encode the same accented letter differently. In the normal form, these encodings are the same.
        const message = Buffer.from(password.normalize('NFC'), 'utf8')
        argon2(
          'argon2id',
          { message, nonce: salt, parallelism, tagLength: length, memory, passes },
          (error, key) => (error ? reject(error) : resolve(key)),
        )
      }),
  )

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** Hashes a password with a new salt. The result is a PHC string, which contains the parameters of the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, tagLength, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** Whether `hash` is a hash of `password`. A text that is no argon2id PHC string matches no password. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = phcPattern.exec(hash) ?? []
  if (salt === undefined || tag === undefined) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(actual, expected)
}
