import type { ApiError, ErrorCode } from '@remesa/api-client'
import type { BatchOutcome } from '@remesa/domain/kernel'
import type { Translate } from '@remesa/ui/i18n'
import { refusalReasons, type WriteFailure } from '@remesa/ui/kernel'
import { match, P } from 'ts-pattern'
import { writeFailure } from '../write'

/** The outcome of a failed call of a batch, as the report of its rows shows it. (REC-83) */
export const failedOutcome = (
  t: Translate,
  error: ApiError<ErrorCode, { readonly version?: string | undefined }>,
): BatchOutcome => {
  if (error.kind === 'rejected' && error.code === 'record-changed')
    return { kind: 'conflict', version: error.current?.version }
  const failure = writeFailure(error)
  return failure === undefined ? { kind: 'unknown' } : outcomeOf(t, failure)
}

const outcomeOf = (t: Translate, failure: WriteFailure): BatchOutcome =>
  match(failure)
    .returnType<BatchOutcome>()
    .with({ kind: P.union('unknown', 'pending') }, () => ({ kind: 'unknown' }))
    .with({ kind: P.union('failed', 'conflict') }, () => ({
      kind: 'refused',
      reasons: [t('bulk.reason.failed')],
    }))
    .with({ kind: P.union('refused', 'forbidden') }, ({ kind }) => {
      const reasons = refusalReasons(t, failure)
      const unnamed = kind === 'forbidden' ? 'bulk.reason.forbidden' : 'bulk.reason.none'
      return { kind: 'refused', reasons: reasons.length === 0 ? [t(unnamed)] : reasons }
    })
    .exhaustive()
