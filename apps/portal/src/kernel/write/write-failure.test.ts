import type { ApiError } from '@remesa/api-client'
import { describe, expect, it } from 'vitest'
import { hasFailedToast, hasPopup, mayBeDone, writeFailure } from './write-failure'

const failed = { endpoint: 'orders.cancel', requestId: null } as const
const refused = { ...failed, status: 409, code: null, message: null } as const

describe('the failure of a write', () => {
  it.each<[string, ApiError, string]>([
    ['no response comes', { ...failed, kind: 'network' }, 'unknown'],
    ['the call was never sent', { ...failed, kind: 'token' }, 'failed'],
    ['no response comes in time', { ...failed, kind: 'timeout' }, 'unknown'],
    ['a gateway stops waiting', { ...refused, kind: 'server', status: 503 }, 'unknown'],
    ['the server is overloaded', { ...refused, kind: 'server', status: 503, code: 'overloaded' }, 'failed'],
    [
      'the response breaks the contract',
      { ...failed, kind: 'malformed', status: 200, reason: 'json', path: '', paths: [] },
      'unknown',
    ],
    ['the server fails', { ...refused, kind: 'server', status: 500 }, 'failed'],
    ['the user may not make the call', { ...refused, kind: 'forbidden', status: 403 }, 'forbidden'],
    ['no user is signed in', { ...refused, kind: 'unauthorized', status: 401 }, 'forbidden'],
    [
      'the idempotency key was used for another body',
      { ...refused, kind: 'rejected', status: 422, code: 'idempotency-key-reused', issues: [] },
      'conflict',
    ],
    [
      'the same request is still being processed',
      { ...refused, kind: 'rejected', code: 'idempotency-key-in-use', issues: [] },
      'pending',
    ],
  ])('[FRA-19] the failure of a write is of the kind $2 if %s', (_when, error, kind) => {
    expect(writeFailure(error)).toEqual({ kind })
  })

  it.each([400, 404, 409, 413, 422, 429])(
    '[FRA-19] the failure of a write that is refused with status %i contains every reason and the text that the server sent',
    (status) => {
      const issues = ['status-final', 'too-late'].map((rule) => ({
        rule,
        key: `orders.refused.${rule}`,
        path: '',
        params: {},
      }))
      const error: ApiError = { ...refused, kind: 'rejected', status, message: 'Too late', issues }
      expect(writeFailure(error)).toEqual({ kind: 'refused', issues, message: 'Too late' })
    },
  )

  it('[FRA-19] the failure of a write that the user may not make contains the message of the rule that forbids it', () => {
    const message = 'users.refused.more-rights'
    const error: ApiError = { ...refused, kind: 'forbidden', status: 403, message }
    expect(writeFailure(error)).toEqual({ kind: 'forbidden', message })
  })

  it('[FRA-19] a write that its caller has cancelled does not count as a failure', () => {
    expect(writeFailure({ ...failed, kind: 'aborted' })).toBeUndefined()
  })

  it('[FRA-15] a popup shows every failed write, unless the write was refused or conflicts with another user’s change', () => {
    expect(hasPopup({ kind: 'refused', issues: [], message: null })).toBe(false)
    expect(hasPopup({ kind: 'conflict' })).toBe(false)
    for (const kind of ['forbidden', 'failed', 'unknown'] as const) expect(hasPopup({ kind })).toBe(true)
  })
  it('[FRA-19] a failed write may have been executed if no response came, or while the request is still being processed', () => {
    for (const kind of ['unknown', 'pending'] as const) expect(mayBeDone({ kind })).toBe(true)
    for (const kind of ['forbidden', 'failed', 'conflict'] as const) expect(mayBeDone({ kind })).toBe(false)
    expect(mayBeDone({ kind: 'refused', issues: [], message: null })).toBe(false)
  })

  it('[FRA-15] [FRA-19] a toast shows a failed write only if no popup shows it and the outcome is known', () => {
    expect(hasFailedToast({ kind: 'refused', issues: [], message: null })).toBe(true)
    expect(hasFailedToast({ kind: 'conflict' })).toBe(true)
    for (const kind of ['forbidden', 'failed', 'unknown', 'pending'] as const)
      expect(hasFailedToast({ kind })).toBe(false)
    expect(hasPopup({ kind: 'pending' })).toBe(false)
  })
})
