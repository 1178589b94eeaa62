import type { ApiError, ErrorCode } from '@remesa/api-client'
import { issue } from '@remesa/domain/kernel'
import { loadMessages, translator } from '@remesa/ui/i18n'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { failedOutcome } from './batch-outcome'

type Failure = ApiError<ErrorCode, { readonly version?: string | undefined }>

const t = translator(createIntl({ locale: 'en', messages: await loadMessages('en') }))
const call = { endpoint: 'clients.setStatus', requestId: null } as const
const answer = { ...call, status: 409, code: null, message: null } as const
const rejected = { ...answer, kind: 'rejected', issues: [] } as const

describe('a row of a run', () => {
  it('[REC-83] a row of a batch is reported as a conflict if another user has changed its record, with the current version if the response contains it', () => {
    const conflict: Failure = { ...rejected, code: 'record-changed', current: { version: 'v-2' } }
    expect(failedOutcome(t, conflict)).toEqual({ kind: 'conflict', version: 'v-2' })
    const unread: Failure = { ...rejected, code: 'record-changed' }
    expect(failedOutcome(t, unread)).toEqual({ kind: 'conflict', version: undefined })
  })

  it.each<[string, Failure]>([
    ['no response arrived', { ...call, kind: 'network' }],
    ['its call was cancelled', { ...call, kind: 'aborted' }],
    ['the same call is still being processed', { ...rejected, code: 'idempotency-key-in-use' }],
  ])('[REC-83] the outcome of a row is unknown if %s', (_where, error) => {
    expect(failedOutcome(t, error)).toEqual({ kind: 'unknown' })
  })

  it.each<[string, Failure, string]>([
    ['the right was withdrawn', { ...answer, kind: 'forbidden', status: 403 }, t('bulk.reason.forbidden')],
    [
      'a rule forbids it',
      { ...answer, kind: 'forbidden', status: 403, message: 'users.refused.own-user' },
      'You cannot change this for yourself.',
    ],
    ['the server broke down', { ...answer, kind: 'server', status: 500 }, t('bulk.reason.failed')],
    [
      'its idempotency key was used before',
      { ...rejected, code: 'idempotency-key-reused' },
      t('bulk.reason.failed'),
    ],
    ['the server gives no reason', rejected, t('bulk.reason.none')],
    [
      'the server sends a text of its own',
      { ...rejected, message: 'It is being audited.' },
      'It is being audited.',
    ],
    ['a field breaks a rule', { ...rejected, issues: [issue('required', 'code')] }, 'Fill in this field'],
  ])('[REC-83] a row counts as refused, with the reason, if %s', (_where, error, reason) => {
    expect(failedOutcome(t, error)).toEqual({ kind: 'refused', reasons: [reason] })
  })
})
