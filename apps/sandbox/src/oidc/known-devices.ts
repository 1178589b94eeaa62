import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Largest number of accounts that one browser remembers. Several people may share one computer at a counter. */
const mostAccounts = 5
const idBytes = 16
const separator = '~'

/** The keys that sign the cookie with a browser's remembered accounts. The first key signs, and every key verifies. */
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
 * The id of the device in the cookie; `undefined` if the account has not signed in on this device before. The cookie
 * contains no user names. A person who copies it gains no access, only a separate count of failed attempts.
 */
export const knownDevice = (keys: Keys, cookie: string | undefined, username: string): string | undefined =>
  entriesOf(cookie)
    .slice(0, mostAccounts)
    .find((entry) => isOf(keys, username, entry))?.id

/**
 * The new cookie after an account has signed in. It contains this account first, and then the latest other accounts.
 */
export const rememberDevice = (keys: Keys, cookie: string | undefined, username: string): string => {
  const [key = ''] = keys
  const id = randomBytes(idBytes).toString('base64url')
  const others = entriesOf(cookie).filter((entry) => !isOf(keys, username, entry))
  return [{ id, signature: signatureOf(key, id, username) }, ...others]
    .slice(0, mostAccounts)
    .map((entry) => `${entry.id}.${entry.signature}`)
    .join(separator)
}
