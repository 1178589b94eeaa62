import { type ContextOf, handleRequest, type Route, refusalResponse, refuse } from '../server'

/** The origin that is used for requests with relative URLs. */
const ORIGIN = 'http://in-process'

/**
 * A `fetch` for `createClient` in stories and tests. Its responses come from handlers in the same process, without a
 * socket. If a handler throws, the response has the status 500, as from a server.
 */
export const createInProcessFetch = <Context>(
  routes: readonly Route<Context>[],
  contextOf: ContextOf<Context>,
): typeof globalThis.fetch => {
  return async (input, init) => {
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, ORIGIN), init)
    request.signal.throwIfAborted()
    try {
      return await handleRequest(routes, request, contextOf)
    } catch {
      return refusalResponse(refuse.because('server-error').error)
    }
  }
}
