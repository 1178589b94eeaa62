import { err } from '@remesa/domain/kernel'
import type { IdentityProvider } from './identity-provider'

/** By then the first page is complete, and the network is free for what is needed later. */
const LATER_MS = 5_000

/**
 * An identity provider whose code is loaded at its first use, or soon after the start: a tab that is signed in needs it
 * when its tokens are renewed, and not before. Code that can't be loaded is a provider that does not answer.
 */
export const lateProvider = (deps: {
  readonly load: () => Promise<IdentityProvider>
  readonly after: (delayMs: number, act: () => void) => void
}): IdentityProvider => {
  let loading: Promise<IdentityProvider | undefined> | undefined
  const provider = async (): Promise<IdentityProvider | undefined> => {
    loading ??= deps.load().catch(() => undefined)
    const loaded = await loading
    // Requested again at the next use.
    if (loaded === undefined) loading = undefined
    return loaded
  }
  deps.after(LATER_MS, () => void provider())
  return {
    prepareSignIn: () => void provider().then((loaded) => loaded?.prepareSignIn()),
    signInUrl: async (request) => (await provider())?.signInUrl(request) ?? err('unreachable'),
    finishSignIn: async (url) => (await provider())?.finishSignIn(url) ?? err({ kind: 'away' }),
    refresh: async (tokens) => (await provider())?.refresh(tokens) ?? err('unavailable'),
    signOutUrl: async (signOut) => (await provider())?.signOutUrl(signOut) ?? err('unavailable'),
    revoke: async (tokens) => (await provider())?.revoke(tokens),
  }
}
