import { err } from '@remesa/domain/kernel'
import type { IdentityProvider } from './identity-provider'
import type { SignInFailure } from './sign-in-failure'

const missing: SignInFailure = { kind: 'away', reason: 'the code of the sign-in has not arrived' }

/**
 * An identity provider whose code is loaded at its first use, or soon after the start. A signed-in tab needs the
 * code only to renew its tokens. If the code can't be loaded, the identity provider counts as not responding.
 */
export const lazyProvider = (deps: {
  readonly load: () => Promise<IdentityProvider>
  readonly whenIdle: () => Promise<void>
}): IdentityProvider => {
  let loading: Promise<IdentityProvider | undefined> | undefined
  const provider = async (): Promise<IdentityProvider | undefined> => {
    loading ??= deps.load().catch(() => undefined)
    const loaded = await loading
    // After a failure the code is requested again at the next use.
    if (loaded === undefined) loading = undefined
    return loaded
  }
  void deps.whenIdle().then(provider)
  return {
    prepareSignIn: () => void provider().then((loaded) => loaded?.prepareSignIn()),
    signInUrl: async (request) => (await provider())?.signInUrl(request) ?? err(missing),
    finishSignIn: async (url) => (await provider())?.finishSignIn(url) ?? err(missing),
    refresh: async (tokens) => (await provider())?.refresh(tokens) ?? err('unavailable'),
    signOutUrl: async (signOut) => (await provider())?.signOutUrl(signOut) ?? err('unavailable'),
    revoke: async (tokens) => (await provider())?.revoke(tokens),
  }
}
