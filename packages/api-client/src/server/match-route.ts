import type { HttpMethod } from '../contract'

interface Addressed {
  readonly method: HttpMethod
  readonly path: string
}

/** The route of a request with its decoded path parameters, or the reason why there is none. */
export type RouteMatch<R extends Addressed> =
  | { readonly kind: 'found'; readonly route: R; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'method-not-allowed'; readonly allowed: readonly HttpMethod[] }
  | { readonly kind: 'not-found' }

/**
 * The route of a request path. If several match, a literal segment has precedence over a parameter
 * (`/service-point/limits` over `/service-point/:id`), in any order of the routes. One slash at the end is ignored. A
 * path with an empty segment or an invalid percent sequence has no route.
 *
 * @param path as in the request line without its query, still percent-encoded.
 */
export const matchRoute = <R extends Addressed>(
  routes: readonly R[],
  method: string,
  path: string,
): RouteMatch<R> => {
  const segments = segmentsOf(path)
  const fitting = routes
    .flatMap((route) => {
      const params = paramsOf(segmentsOf(route.path), segments)
      return params === undefined ? [] : [{ route, params }]
    })
    .sort((a, b) => bySpecificity(a.route, b.route))
  const found = fitting.find(({ route }) => route.method === method)
  if (found !== undefined) return { kind: 'found', ...found }
  if (fitting.length === 0) return { kind: 'not-found' }
  return { kind: 'method-not-allowed', allowed: [...new Set(fitting.map(({ route }) => route.method))] }
}

/** Compares two routes for sorting. In the sorted list, the first route that matches a path is the most specific. */
export const bySpecificity = (a: Addressed, b: Addressed): number => {
  const [left, right] = [shapeOf(a.path), shapeOf(b.path)]
  return left < right ? -1 : left > right ? 1 : 0
}

/**
 * The shape of a path, with `0` for each literal segment and `1` for each parameter. Sorting by shape is sorting by
 * precedence.
 */
const shapeOf = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')

const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/').slice(1)

const paramsOf = (
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined => {
  if (pattern.length !== segments.length) return undefined
  const params: [string, string][] = []
  for (const [index, expected] of pattern.entries()) {
    const given = decoded(segments[index] ?? '')
    if (given === undefined || given === '') return undefined
    if (expected.startsWith(':')) params.push([expected.slice(1), given])
    else if (expected !== given) return undefined
  }
  return Object.fromEntries(params)
}

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
