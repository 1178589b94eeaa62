import * as z from 'zod/mini'
import { type StorageOf, storedValue } from '../kernel/storage'

/** The tokens of a sign-in or a refresh. They are stored only in this tab's session storage. */
export const TokenSet = z.object({
  /** Id of the sign-in, the same for all its refreshes in all tabs that share the sign-in. */
  family: z.string().check(z.minLength(1)),
  /** 0 at sign-in, one more with every refresh. */
  generation: z.int().check(z.minimum(0)),
  subject: z.string().check(z.minLength(1)),
  idToken: z.string().check(z.minLength(1)),
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.nullable(z.string().check(z.minLength(1))),
  /** The instant from which the token that calls send is valid, in epoch ms. */
  issuedAt: z.number(),
  /** The instant at which the token that calls send expires, in epoch ms. */
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
 * The tokens in session storage, which ends with the tab and is invisible to other origins. Invalid content reads
 * as no tokens.
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
