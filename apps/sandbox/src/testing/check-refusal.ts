import { contract, errorCodes, errorCodesOf, listEndpoints, Problem } from '@remesa/api-client/contract'
import { matchRoute } from '@remesa/api-client/server'

const endpoints = listEndpoints(contract).map(({ id, endpoint }) => ({ id, ...endpoint }))

/** Error codes of refusals for requests that belong to no endpoint. */
const outsideEndpoints: readonly string[] = ['not-found', 'method-not-allowed']

const statusOf: ReadonlyMap<string, number> = new Map(
  Object.entries(errorCodes).map(([code, { status }]) => [code, status]),
)

/**
 * Checks the refusal of a request against the contract.
 *
 * @throws Error if the endpoint does not declare the error code, or if the status does not belong to the code.
 */
export function checkRefusal(
  { method, path }: { readonly method: string; readonly path: string },
  answer: { readonly status: number; readonly body: unknown },
): void {
  const match = matchRoute(endpoints, method, new URL(path, 'http://api').pathname)
  // A request outside the contract gets the response of the web server, which has no error code to check.
  if (match.kind === 'not-found' && answer.body === undefined) return
  const { code } = Problem.parse(answer.body)
  const declared = match.kind === 'found' ? errorCodesOf(match.route) : outsideEndpoints
  const name = match.kind === 'found' ? match.route.id : `${method} ${path}`
  if (!declared.includes(code)) throw new Error(`${name} answers the code ${code}, which it does not declare`)
  if (statusOf.get(code) !== answer.status)
    throw new Error(`${name} answers ${code} with ${answer.status} and not with ${statusOf.get(code)}`)
}
