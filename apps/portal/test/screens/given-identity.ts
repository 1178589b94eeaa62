import { err } from '@remesa/domain/kernel'
import type { OpenIdentity } from '../../src/session/browser-identity'
import type { TokenSet } from '../../src/session/token-store'
import { tokenOf } from './world'

/**
 * The identity of a user who is already signed in. The token contains the name of the user's account. Sign-in and
 * sign-out never finish here, because end-to-end tests check them.
 */
export const identityOf =
  (username: string): OpenIdentity =>
  () => {
    let tokens: TokenSet | undefined = {
      family: 'screen',
      generation: 0,
      subject: username,
      idToken: tokenOf(username),
      accessToken: tokenOf(username),
      refreshToken: null,
      issuedAt: 0,
      expiresAt: Number.MAX_SAFE_INTEGER,
    }
    const forget = () => {
      tokens = undefined
    }
    return {
      provider: {
        prepareSignIn: () => undefined,
        signInUrl: () => new Promise(() => undefined),
        finishSignIn: async () => err({ kind: 'away', reason: 'no provider' }),
        refresh: async () => err('unavailable'),
        signOutUrl: async () => err('unavailable'),
        revoke: async () => undefined,
      },
      tokenManager: {
        isSignedIn: () => tokens !== undefined,
        tokens: () => tokens,
        join: async () => false,
        begin: (set) => {
          tokens = set
        },
        getToken: async () => tokens?.idToken,
        refresh: async () => tokens !== undefined,
        wake: () => undefined,
        leave: forget,
        end: () => {
          const last = tokens
          forget()
          return last
        },
      },
    }
  }
