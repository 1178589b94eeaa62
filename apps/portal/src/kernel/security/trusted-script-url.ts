interface Policy {
  readonly createScriptURL: (url: string) => string
}

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}

const ofOwnOrigin = (path: string): string => {
  const url = new URL(path, location.href)
  if (url.origin !== location.origin) throw new Error('[portal] a worker has to be of the own origin')
  return url.href
}

let policy: Policy | undefined

/** The URL of a worker script in the format that a page with Trusted Types accepts. All workers use the same policy. */
export const trustedScriptUrl = (path: string): string => {
  const { trustedTypes } = globalThis as typeof globalThis & { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('remesa#worker', { createScriptURL: ofOwnOrigin })
  return policy === undefined ? ofOwnOrigin(path) : policy.createScriptURL(path)
}
