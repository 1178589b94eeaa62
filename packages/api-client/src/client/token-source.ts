import { untilAborted } from './abortable'
import type { ApiClientOptions } from './api-client'

/** The error if there is no token because a function of the host threw or rejected. The user may still be signed in. */
export class TokenUnavailable extends Error {
  override readonly name = 'TokenUnavailable'
}

/**
 * The host's functions for the token, which is read again for each request. Each function throws {@link
 * TokenUnavailable} if the host's function fails.
 */
export interface TokenSource {
  /** Returns the token; `undefined` if no user is signed in. */
  readonly current: (signal: AbortSignal) => Promise<string | undefined>
  /** Renews a refused token; returns whether there is a new one. */
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
      // If another call has renewed the token in the meantime, it need not be renewed again.
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

/** The result of a function of the host. If the function fails, {@link TokenUnavailable} is thrown. */
const settled = async <T>(ask: () => T | Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (cause) {
    throw new TokenUnavailable('the host has no token for now', { cause })
  }
}
