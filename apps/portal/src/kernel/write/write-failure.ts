import type { ApiError } from '@remesa/api-client'
import type { WriteFailure } from '@remesa/ui/kernel'
import { match, P } from 'ts-pattern'

/** Statuses with which a gateway reports that it stopped waiting. The back end may still have executed the call. */
const GATEWAY_STATUSES = [502, 503, 504] as const

/** The kind of failure of a write call; `undefined` if the call was cancelled. (FRA-19) */
export const writeFailure = (error: ApiError): WriteFailure | undefined =>
  match(error)
    .returnType<WriteFailure | undefined>()
    .with({ kind: 'rejected', code: 'idempotency-key-reused' }, () => ({ kind: 'conflict' }))
    .with({ kind: 'rejected', code: 'idempotency-key-in-use' }, () => ({ kind: 'pending' }))
    .with({ kind: 'rejected' }, ({ issues, message, code }) => ({
      kind: 'refused',
      issues,
      message,
      ...(code === null ? {} : { code }),
    }))
    .with({ kind: 'unauthorized' }, () => ({ kind: 'forbidden' }))
    .with({ kind: 'forbidden' }, ({ message }) => ({
      kind: 'forbidden',
      ...(message === null ? {} : { message }),
    }))
    // A gateway may also send the status of this error, but the code of the error says that the back end has not
    // executed the call.
    .with({ kind: 'server', code: 'overloaded' }, () => ({ kind: 'failed' }))
    .with({ kind: 'server', status: P.union(...GATEWAY_STATUSES) }, () => ({ kind: 'unknown' }))
    .with({ kind: P.union('server', 'token') }, () => ({ kind: 'failed' }))
    .with({ kind: P.union('network', 'timeout', 'malformed') }, () => ({ kind: 'unknown' }))
    .with({ kind: 'aborted' }, () => undefined)
    .exhaustive()

/**
 * Whether a popup shows a failure, so that no toast is needed for this failure. Failures without a popup are shown next
 * to the entered values. (FRA-15)
 */
export const hasPopup = ({ kind }: WriteFailure): boolean =>
  kind === 'forbidden' || kind === 'failed' || kind === 'unknown'

/**
 * Whether the write may have been executed although it failed: no response arrived, or the request is still being
 * processed. (FRA-19)
 */
export const mayBeDone = ({ kind }: WriteFailure): boolean => kind === 'unknown' || kind === 'pending'

/**
 * Whether a toast reports a failure. A toast is used if no popup shows the failure and the write was certainly not
 * executed. (FRA-15, FRA-19)
 */
export const hasFailedToast = (failure: WriteFailure): boolean => !hasPopup(failure) && !mayBeDone(failure)
