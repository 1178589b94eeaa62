import type { IncomingMessage } from 'node:http'

/** How a request ended. Nothing in it says who made it or what it was about. */
export interface FinishedRequest {
  readonly method: string
  /** The address with the names of its parameters in place of their values: `/api/users/:id`. */
  readonly route: string
  /** 499 where the caller went before the answer. */
  readonly status: number
  readonly milliseconds: number
}

/** Notices that a request begins; the returned function, that it has ended. */
export type RequestWatch = (request: IncomingMessage) => (finished: FinishedRequest) => void

const routes = new WeakMap<IncomingMessage, string>()

/** Remembers the route that a request took. */
export const noteRoute = (request: IncomingMessage | undefined, route: string): void => {
  if (request !== undefined) routes.set(request, route)
}

const folders = ['oidc', 'login', 'assets', 'reference', 'api', 'i18n']
const files = ['healthz', 'readyz', 'config.json', 'openapi.json', 'privacy', 'csp-reports']

/** The route that a request took; `undefined` where none was noted. */
export const notedRoute = (request: IncomingMessage): string | undefined => routes.get(request)

/**
 * The part of the product that an address belongs to. Addresses are made up by callers: used as they are, each of them would
 * be a route of its own.
 */
export const partOf = (url: string): string => {
  const [first = '', ...rest] = (url.split('?')[0] ?? '').slice(1).split('/')
  if (folders.includes(first)) return `/${first}/*`
  return rest.length === 0 && files.includes(first) ? `/${first}` : 'page'
}
