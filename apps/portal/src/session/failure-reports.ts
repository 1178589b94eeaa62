/** Largest number of characters of a reason. Longer reasons are truncated. */
const MAX_REASON_LENGTH = 200

/**
 * Reports failed sign-ins to the back end, which writes each report as one line of its log. The visitor sees a
 * reference of eight characters for the report. A report that does not arrive is not sent again. The visitor sees
 * the reference in any case. (SGN-27)
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
