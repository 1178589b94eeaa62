import type { IncomingMessage } from 'node:http'

/** The end of a request, without personal data. */
export interface FinishedRequest {
  readonly method: string
  /** The address with the names of its parameters in place of their values: `/api/users/:id`. */
  readonly route: string
  /** The status of the answer; 499 if the caller disconnected before the answer. */
  readonly status: number
  readonly milliseconds: number
}

/** Called at the beginning of a request; the function that it returns is called at the end. */
export type RequestWatch = (request: IncomingMessage) => (finished: FinishedRequest) => void

const routes = new WeakMap<IncomingMessage, string>()

/** Stores the route of a request. */
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

/** The route of a request; `undefined` if no route was stored. */
export const notedRoute = (request: IncomingMessage): string | undefined => routes.get(request)

/**
 * The part of the product that an address belongs to. Callers can invent addresses; each would otherwise count as a
 * separate route.
 */
export const partOf = (url: string): string => {
  const [first = '', ...rest] = (url.split('?')[0] ?? '').slice(1).split('/')
  if (folders.includes(first)) return `/${first}/*`
  return rest.length === 0 && files.includes(first) ? `/${first}` : 'page'
}
