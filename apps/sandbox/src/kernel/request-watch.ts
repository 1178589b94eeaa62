import type { IncomingMessage } from 'node:http'

/** The outcome of a request, without personal data. */
export interface FinishedRequest {
  readonly method: string
  /**
   * The path of the request, with the names of its parameters in place of their values, for example `/api/users/:id`.
   */
  readonly route: string
  /** The status of the response; 499 if the caller disconnected before the response. */
  readonly status: number
  readonly milliseconds: number
}

/** The function that is called when a request begins. It returns the function to call when the request ends. */
export type RequestWatch = (request: IncomingMessage) => (finished: FinishedRequest) => void

const routes = new WeakMap<IncomingMessage, string>()

/** Stores the route of a request, for metrics and traces. */
export const noteRoute = (request: IncomingMessage | undefined, route: string): void => {
  if (request !== undefined) routes.set(request, route)
}

const folders = ['oidc', 'login', 'assets', 'reference', 'api', 'i18n']
const files = [
  'healthz',
  'readyz',
  'config.json',
  'openapi.json',
  'privacy',
  'csp-reports',
  'sign-in-failures',
]

/** The route that was stored for a request; `undefined` if none was stored. */
export const notedRoute = (request: IncomingMessage): string | undefined => routes.get(request)

/**
 * The route of a URL that is not an API call, derived from the first part of its path. Callers can invent URLs. If each
 * whole URL were a route, each invented URL would count separately.
 */
export const partOf = (url: string): string => {
  const [first = '', ...rest] = (url.split('?')[0] ?? '').slice(1).split('/')
  if (folders.includes(first)) return `/${first}/*`
  return rest.length === 0 && files.includes(first) ? `/${first}` : 'page'
}
