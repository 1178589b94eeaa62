/** Largest number of characters of a reason; longer reasons are cut. */
const MAX_REASON_LENGTH = 200

/**
 * Reports of failed sign-ins. Each has a reference of eight characters that the visitor can read out, and is one line of
 * the back end's log. A report that does not arrive is not sent again: the visitor keeps the reference. (SGN-27)
 */
export const createFailureReports =
  (deps: {
    readonly url: string
    readonly fetch: typeof globalThis.fetch
    readonly randomId: () => string
  }) =>
  (reason: string): string => {
    const reference = deps.randomId().slice(0, 8).toUpperCase()
    const body = JSON.stringify({ reference, reason: reason.slice(0, MAX_REASON_LENGTH) })
    const init = { method: 'POST', body, credentials: 'omit', keepalive: true } as const
    deps.fetch(deps.url, init).catch(() => undefined)
    return reference
  }
