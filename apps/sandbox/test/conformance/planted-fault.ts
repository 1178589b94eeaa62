import type { GroupName } from '@remesa/conformance'

export type Send = (request: Request) => Promise<Response>

/** A back end that breaks the contract in exactly one way. */
export interface PlantedFault {
  readonly name: string
  /** The name of the check that has to find the fault. */
  readonly check: string
  /** Id of the call in which the check has to find the fault. */
  readonly call: string
  readonly group: GroupName
  /** A group of calls on which the fault has no effect. */
  readonly neighbour: GroupName
  readonly plant: (send: Send) => Send
}

export const answersTo = (request: Request, method: string, path: RegExp): boolean =>
  request.method === method && path.test(new URL(request.url).pathname)

/** Changes the JSON body in the responses to one call. */
export const changing =
  (method: string, path: RegExp, change: (body: Record<string, unknown>) => unknown) =>
  (send: Send): Send =>
  async (request) => {
    const answer = await send(request)
    if (!answersTo(request, method, path) || answer.status !== 200) return answer
    return Response.json(change(Object(await answer.json())), answer)
  }

export const withHeaders = (request: Request, change: (headers: Headers) => void): Request => {
  const headers = new Headers(request.headers)
  change(headers)
  return new Request(request, { headers })
}

/** Sends a refused request again, with the token of a user who may make it. */
export const asSomeoneElse =
  (refusedWith: number, username: string) =>
  (send: Send): Send =>
  async (request) => {
    const again = withHeaders(request.clone(), (headers) =>
      headers.set('Authorization', `Bearer ${username}`),
    )
    const answer = await send(request)
    const isSignedIn = request.headers.get('Authorization')?.startsWith('Bearer customer-') === true
    return answer.status === refusedWith && isSignedIn ? send(again) : answer
  }

/** Sends a request with changed query parameters. */
const withQuery = (request: Request, change: (query: URLSearchParams) => void): Request => {
  const url = new URL(request.url)
  change(url.searchParams)
  return new Request(url, request)
}

/** Changes the query parameters of one call before the back end handles it. */
export const asking =
  (path: RegExp, change: (query: URLSearchParams) => void) =>
  (send: Send): Send =>
  (request) =>
    send(answersTo(request, 'GET', path) ? withQuery(request, change) : request)
