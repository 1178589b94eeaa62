import type { Route } from './bind-contract'
import { matchRoute } from './match-route'
import { type Answer, type Refusal, refusalAnswer, refuse } from './refusal'

/** Creates the data that handlers need besides the request, such as the user, the database and the time. */
export type ContextOf<Context> = (request: Request, route: Route<Context>) => Context | Promise<Context>

/**
 * The response to a standard `Request` by the routes of a contract. It has the status 404 for an unknown path, and 405
 * for another method of a known path.
 */
export const handleRequest = async <Context>(
  routes: readonly Route<Context>[],
  request: Request,
  contextOf: ContextOf<Context>,
): Promise<Response> => {
  const url = new URL(request.url)
  const match = matchRoute(routes, request.method, url.pathname)
  if (match.kind === 'not-found') return refusalResponse(refuse.notFound().error)
  if (match.kind === 'method-not-allowed')
    return refusalResponse(refuse.methodNotAllowed(match.allowed).error)
  const context = await contextOf(request, match.route)
  const answer = await match.route.handle({
    params: match.params,
    query: url.searchParams,
    headers: request.headers,
    body: async () => {
      const text = await request.text()
      const mayBeMissing = match.route.endpoint.body?.safeParse(undefined).success === true
      return text.trim() === '' && mayBeMissing ? undefined : JSON.parse(text)
    },
    context,
  })
  return answerResponse(answer)
}

/** A refusal as a standard `Response`, for a host that refuses a request before a route is found. */
export const refusalResponse = (refusal: Refusal): Response => answerResponse(refusalAnswer(refusal))

/** The response of a route as a standard `Response`. Bytes are unchanged, and any other body becomes JSON. */
export const answerResponse = ({ status, headers, body }: Answer): Response => {
  if (body === undefined) return new Response(null, { status, headers })
  // The bytes are copied, because the type of the original also allows shared memory, which a `Response` does not
  // accept.
  if (body instanceof Uint8Array) return new Response(new Uint8Array(body), { status, headers })
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}
