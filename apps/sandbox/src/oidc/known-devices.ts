import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The most accounts that one browser remembers: at a counter several people share one machine. */
const mostAccounts = 5
const idBytes = 16
const separator = '~'

/** The keys that sign a browser's cookie of known accounts. The first signs, all verify. */
type Keys = readonly string[]

const foldedName = (username: string) => username.trim().toLowerCase()

const signatureOf = (key: string, id: string, username: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['known device', id, foldedName(username)]))
    .digest('base64url')

const isSignature = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const entriesOf = (cookie: string | undefined) =>
  (cookie ?? '').split(separator).flatMap((entry) => {
    const [id = '', signature = ''] = entry.split('.')
    return id === '' || signature === '' ? [] : [{ id, signature }]
  })

const isOf = (keys: Keys, username: string, { id, signature }: { id: string; signature: string }): boolean =>
  keys.some((key) => isSignature(signatureOf(key, id, username), signature))

/**
 * The id of the device in the cookie, if this account has signed in on the device before. The cookie names no account;
 * a copy of it only gives a separate count of attempts.
 */
export const knownDevice = (keys: Keys, cookie: string | undefined, username: string): string | undefined =>
  entriesOf(cookie)
    .slice(0, mostAccounts)
    .find((entry) => isOf(keys, username, entry))?.id

/** The cookie after an account has signed in: the account's entry first, then the latest of the other accounts. */
export const rememberDevice = (keys: Keys, cookie: string | undefined, username: string): string => {
  const [key = ''] = keys
  const id = randomBytes(idBytes).toString('base64url')
  const others = entriesOf(cookie).filter((entry) => !isOf(keys, username, entry))
  return [{ id, signature: signatureOf(key, id, username) }, ...others]
    .slice(0, mostAccounts)
    .map((entry) => `${entry.id}.${entry.signature}`)
    .join(separator)
}
