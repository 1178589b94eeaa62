import { type ContextOf, handleRequest, type Route, refusalResponse, refuse } from '../server'

/** Origin that is used for relative URLs of requests. */
const ORIGIN = 'http://in-process'

/**
 * A `fetch` that answers from bound handlers in this process, without a socket, for `createClient` in
 * stories and tests. A handler that throws answers 500, as a server would.
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
