import type { ApiError } from '@remesa/api-client'
import type { Issue } from '@remesa/domain/kernel'
import type { RequestType } from '@remesa/domain/orders'
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

/** What the dialog says when the limits did not come. Nothing was sent then, whatever the reason. */
export const limitsFailure = (error: ApiError): NewOrderFailure | undefined =>
  error.kind === 'aborted' ? undefined : { kind: 'unchecked' }

/** The server's issues at the fields of the form of a type. */
export const fieldIssues = (error: ApiError, type: RequestType | undefined): readonly Issue[] =>
  error.kind === 'rejected'
    ? error.issues.map((issue) => ({ ...issue, path: fieldOf(issue.path, type) }))
    : []

/** Whether a popup of the shell already tells of a failure, so that no toast has to repeat it. */
export const hasPopup = (error: ApiError): boolean => error.kind !== 'rejected' && error.kind !== 'aborted'

/** The field of the form that a path of the create call's body is filled from. */
const fieldOf = (path: string, type: RequestType | undefined): string => {
  if (path === 'requestInitialTime') return 'from'
  if (path === 'requestFinalTime') return 'until'
  if (!path.startsWith('requestedAmounts')) return path
  // A delivery's amounts are made of its pieces and packs.
  if (type === 'delivery' || type === 'delivery-exchange') return 'composition'
  if (/^requestedAmounts\.\d+\.currencyId$/.test(path)) return 'currencyId'
  return /^requestedAmounts(\.\d+(\.totalAmount)?)?$/.test(path) ? 'totalAmount' : path
}
