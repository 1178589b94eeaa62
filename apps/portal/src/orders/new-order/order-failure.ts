import type { ApiError } from '@remesa/api-client'
import type { AnyIssue } from '@remesa/domain/kernel'
import { draftPathOf, type OrderFailure, type RequestType } from '@remesa/domain/orders'
import type { NewOrderFailure } from '@remesa/ui/orders'
import { writeFailure } from '../../kernel/write'

const kinds: ReadonlySet<string> = new Set<ApiError['kind']>([
  'unauthorized',
  'forbidden',
  'rejected',
  'server',
  'network',
  'token',
  'timeout',
  'aborted',
  'malformed',
])

/**
 * Whether a failure of the state machine is an error of the API client. Any other failure is an exception that was
 * thrown by mistake.
 */
const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  kinds.has(String(error.kind)) &&
  'endpoint' in error

/**
 * The failure of a step of a new order; `undefined` if the call was cancelled. If the check of the limits
 * fails, no order was sent, so the failure is never of the kind `unknown`.
 */
export const newOrderFailure = ({ step, error }: OrderFailure): NewOrderFailure | undefined => {
  const failure = isApiError(error) ? writeFailure(error) : ({ kind: 'unknown' } as const)
  if (failure === undefined) return undefined
  if (step === 'save') {
    return { action: 'newOrder', failure, isMarked: failure.kind === 'refused' && failure.issues.length > 0 }
  }
  return { action: 'limits', failure: failure.kind === 'refused' ? failure : { kind: 'failed' } }
}

/** The validation issues of the server's refusal, each at the form field to which it belongs. */
export const fieldIssues = (
  failure: NewOrderFailure | undefined,
  type: RequestType | undefined,
): readonly AnyIssue[] =>
  type !== undefined && failure?.action === 'newOrder' && failure.failure.kind === 'refused'
    ? failure.failure.issues.map((issue) => ({ ...issue, path: draftPathOf(type, issue.path) ?? issue.path }))
    : []
