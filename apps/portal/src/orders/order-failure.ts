import type { ApiError } from '@remesa/api-client'
import type { Issue } from '@remesa/domain/kernel'
import type { NewOrderFailure } from '@remesa/ui/orders'
import { match, P } from 'ts-pattern'

const kinds: ReadonlySet<string> = new Set<ApiError['kind']>([
  'unauthorized',
  'forbidden',
  'rejected',
  'server',
  'network',
  'timeout',
  'aborted',
  'malformed',
])

/** Whether a failure that went through the machine is an answer of the client; anything else was thrown by mistake. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  kinds.has(String(error.kind)) &&
  'endpoint' in error

/** The key was already used for an order with other contents. */
const KEY_REUSED = 'idempotency-key-reused'

/** A gateway that gave up does not know whether the back end went on. */
const GATEWAY_STATUSES = [502, 503, 504] as const

/** What the dialog says when sending failed; `undefined` when the call was given up on purpose. */
export const newOrderFailure = (error: ApiError): NewOrderFailure | undefined =>
  match(error)
    .returnType<NewOrderFailure | undefined>()
    .with({ kind: 'rejected', code: KEY_REUSED }, () => ({ kind: 'conflict' }))
    .with({ kind: 'rejected' }, ({ issues }) => ({ kind: issues.length > 0 ? 'rejected' : 'not-saved' }))
    .with({ kind: P.union('unauthorized', 'forbidden') }, () => ({ kind: 'forbidden' }))
    .with({ kind: 'server', status: P.union(...GATEWAY_STATUSES) }, () => ({ kind: 'unknown' }))
    .with({ kind: 'server' }, () => ({ kind: 'not-saved' }))
    .with({ kind: P.union('network', 'timeout', 'malformed') }, () => ({ kind: 'unknown' }))
    .with({ kind: 'aborted' }, () => undefined)
    .exhaustive()

/** The server's issues at the fields of the form. */
export const fieldIssues = (error: ApiError): readonly Issue[] =>
  error.kind === 'rejected' ? error.issues.map((issue) => ({ ...issue, path: fieldOf(issue.path) })) : []

/** Whether a popup of the shell already tells of a failure, so that no toast has to repeat it. */
export const hasPopup = (error: ApiError): boolean => error.kind !== 'rejected' && error.kind !== 'aborted'

/** The field of the form that a path of the create call's body is filled from. */
const fieldOf = (path: string): string => {
  if (/^requestedAmounts\.\d+\.currencyId$/.test(path)) return 'currencyId'
  if (/^requestedAmounts(\.\d+(\.totalAmount)?)?$/.test(path)) return 'totalAmount'
  if (path === 'requestInitialTime') return 'from'
  return path === 'requestFinalTime' ? 'until' : path
}
