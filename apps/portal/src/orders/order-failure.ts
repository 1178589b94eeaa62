import type { ApiError } from '@remesa/api-client'
import type { Issue } from '@remesa/domain/kernel'
import type { NewOrderFailure } from '@remesa/ui/orders'

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
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/** What the dialog says when sending failed; `undefined` when the call was given up on purpose. */
export const newOrderFailure = (error: ApiError): NewOrderFailure | undefined => {
  switch (error.kind) {
    case 'rejected':
      if (error.code === KEY_REUSED) return { kind: 'conflict' }
      return { kind: error.issues.length > 0 ? 'rejected' : 'not-saved' }
    case 'unauthorized':
    case 'forbidden':
      return { kind: 'forbidden' }
    case 'server':
      return { kind: GATEWAY_STATUSES.includes(error.status) ? 'unknown' : 'not-saved' }
    case 'network':
    case 'timeout':
    case 'malformed':
      return { kind: 'unknown' }
    case 'aborted':
      return undefined
  }
}

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
