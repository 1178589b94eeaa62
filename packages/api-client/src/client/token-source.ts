import { untilAborted } from './abortable'
import type { ApiClientOptions } from './api-client'

/**
 * The error when a host's function has thrown or rejected, so that there is no token. The user may still be signed in.
 */
export class TokenUnavailable extends Error {
  override readonly name = 'TokenUnavailable'
}

/**
 * The host's token, read again for each request. Both functions throw {@link TokenUnavailable} if the host's
 * function fails.
 */
export interface TokenSource {
  /** The token, or `undefined` if the host has no token. */
  readonly current: (signal: AbortSignal) => Promise<string | undefined>
  /** Renews a refused token; the value is whether there is a new token. */
  readonly renew: (refused: string | undefined, signal: AbortSignal) => Promise<boolean>
}

export const createTokenSource = ({
  getToken,
  refreshToken,
}: Pick<ApiClientOptions, 'getToken' | 'refreshToken'>): TokenSource => {
  let renewal: Promise<boolean> | undefined
  const current = (signal: AbortSignal): Promise<string | undefined> =>
    untilAborted(settled(getToken), signal)
  return {
    current,
    renew: async (refused, signal) => {
      // A token that other calls have renewed in the meantime needs no second renewal.
      const token = await current(signal)
      if (token !== undefined && token !== refused) return true
      if (refreshToken === undefined) return false
      renewal ??= settled(refreshToken).finally(() => {
        renewal = undefined
      })
      return untilAborted(renewal, signal)
    },
  }
}

/** The result of a host's function. */
const settled = async <T>(ask: () => T | Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (cause) {
    throw new TokenUnavailable('the host has no token for now', { cause })
  }
}
