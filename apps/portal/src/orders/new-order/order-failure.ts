import type { ApiError } from '@remesa/api-client'
import type { Issue } from '@remesa/domain/kernel'
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

/** Whether a failure that went through the machine is an answer of the client; anything else was thrown by mistake. */
const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  kinds.has(String(error.kind)) &&
  'endpoint' in error

/**
 * The way in which a step of a new order failed; `undefined` if it was cancelled. A failed check of limits never has an
 * unknown outcome: nothing was sent.
 */
export const newOrderFailure = ({ step, error }: OrderFailure): NewOrderFailure | undefined => {
  const failure = isApiError(error) ? writeFailure(error) : ({ kind: 'unknown' } as const)
  if (failure === undefined) return undefined
  if (step === 'save') {
    return { action: 'newOrder', failure, isMarked: failure.kind === 'refused' && failure.issues.length > 0 }
  }
  return { action: 'limits', failure: failure.kind === 'refused' ? failure : { kind: 'failed' } }
}

/** The issues of the server's refusal, at the fields of a type's form. */
export const fieldIssues = (
  failure: NewOrderFailure | undefined,
  type: RequestType | undefined,
): readonly Issue[] =>
  type !== undefined && failure?.action === 'newOrder' && failure.failure.kind === 'refused'
    ? failure.failure.issues.map((issue) => ({ ...issue, path: draftPathOf(type, issue.path) ?? issue.path }))
    : []
