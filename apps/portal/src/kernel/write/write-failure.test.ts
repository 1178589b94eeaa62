import type { ApiError } from '@remesa/api-client'
import { issue } from '@remesa/domain/kernel'
import { describe, expect, it } from 'vitest'
import { hasPopup, writeFailure } from './write-failure'

const failed = { endpoint: 'orders.cancel', requestId: null } as const
const refused = { ...failed, status: 409, code: null, message: null } as const

describe('the failure of a call that changes something', () => {
  it.each<[string, ApiError, string]>([
    ['no answer comes', { ...failed, kind: 'network' }, 'unknown'],
    ['no answer comes in time', { ...failed, kind: 'timeout' }, 'unknown'],
    ['a gateway gives up', { ...refused, kind: 'server', status: 503 }, 'unknown'],
    [
      'the answer is off the contract',
      { ...failed, kind: 'malformed', status: 200, reason: 'json', path: '', paths: [] },
      'unknown',
    ],
    ['the server breaks down', { ...refused, kind: 'server', status: 500 }, 'failed'],
    ['the roles do not allow it', { ...refused, kind: 'forbidden', status: 403 }, 'forbidden'],
    ['no user is signed in', { ...refused, kind: 'unauthorized', status: 401 }, 'forbidden'],
    [
      'the key was used for another body',
      { ...refused, kind: 'rejected', status: 422, code: 'idempotency-key-reused', issues: [] },
      'conflict',
    ],
  ])('[FRA-19] when %s', (_when, error, kind) => {
    expect(writeFailure(error)).toEqual({ kind })
  })

  it.each([400, 404, 409, 413, 422, 429])(
    "[FRA-19] when it is refused with %i has every reason and the server's words",
    (status) => {
      const issues = [issue('status-final', ''), issue('too-late', '')]
      const error: ApiError = { ...refused, kind: 'rejected', status, message: 'Too late', issues }
      expect(writeFailure(error)).toEqual({ kind: 'refused', issues, message: 'Too late' })
    },
  )

  it('[FRA-19] is none when its caller cancelled it', () => {
    expect(writeFailure({ ...failed, kind: 'aborted' })).toBeUndefined()
  })

  it('[FRA-15] has a popup, unless the server refused the call', () => {
    expect(hasPopup({ kind: 'refused', issues: [], message: null })).toBe(false)
    expect(hasPopup({ kind: 'conflict' })).toBe(false)
    for (const kind of ['forbidden', 'failed', 'unknown'] as const) expect(hasPopup({ kind })).toBe(true)
  })
})
