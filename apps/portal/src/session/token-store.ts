import * as z from 'zod/mini'
import { type StorageOf, storedValue } from '../kernel/storage'

/** The tokens of a sign-in or of a renewal. They are stored only in the session storage of this tab. */
export const TokenSet = z.object({
  /** Id of the sign-in. It stays the same after renewals, and in all tabs that share the sign-in. */
  family: z.string().check(z.minLength(1)),
  /** The number of renewals since the sign-in. */
  generation: z.int().check(z.minimum(0)),
  subject: z.string().check(z.minLength(1)),
  idToken: z.string().check(z.minLength(1)),
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.nullable(z.string().check(z.minLength(1))),
  /** The start of the validity of the token that API calls send, in epoch ms. */
  issuedAt: z.number(),
  /** The end of the validity of the token that API calls send, in epoch ms. */
  expiresAt: z.number(),
})
export type TokenSet = Readonly<z.output<typeof TokenSet>>

export interface TokenStore {
  readonly read: () => TokenSet | undefined
  readonly write: (tokens: TokenSet) => void
  readonly clear: () => void
}

const KEY = 'remesa.session'

/**
 * The tokens in the session storage, which is deleted with the tab and can't be read by other origins. If the
 * content is invalid, there are no tokens.
 */
export const createTokenStore = (storage: StorageOf): TokenStore => {
  const stored = storedValue(storage, KEY, TokenSet)
  return {
    read: stored.read,
    write: (tokens) => {
      if (!stored.write(tokens)) throw new Error('[session] the browser keeps no tokens')
    },
    clear: stored.remove,
  }
}
