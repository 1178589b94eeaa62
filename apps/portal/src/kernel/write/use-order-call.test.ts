import type { ApiError } from '@remesa/api-client'
import { issue } from '@remesa/domain/kernel'
import { describe, expect, it } from 'vitest'
import { actionFailure } from './use-order-call'

const failed = { endpoint: 'orders.cancel', requestId: null } as const
const refused = { ...failed, status: 409, code: null, message: null } as const

describe('a cancellation or a rating that failed', () => {
  it.each<[string, ApiError, string]>([
    ['no answer', { ...failed, kind: 'network' }, 'unknown'],
    ['no answer in time', { ...failed, kind: 'timeout' }, 'unknown'],
    ['a gateway that gave up', { ...refused, kind: 'server', status: 503 }, 'unknown'],
    [
      'an answer off the contract',
      { ...failed, kind: 'malformed', status: 200, reason: 'json', path: '', paths: [] },
      'unknown',
    ],
    ['an error of the server', { ...refused, kind: 'server', status: 500 }, 'not-saved'],
    ['no permission', { ...refused, kind: 'forbidden', status: 403 }, 'forbidden'],
    ['an expired session', { ...refused, kind: 'unauthorized', status: 401 }, 'forbidden'],
    [
      'another body under the same key',
      { ...refused, kind: 'rejected', status: 422, code: 'idempotency-key-reused', issues: [] },
      'conflict',
    ],
  ])('by %s says so, without reasons', (_by, error, kind) => {
    expect(actionFailure(error)).toEqual({ kind, issues: [], message: null })
  })

  it("by a rule keeps every reason and the server's words", () => {
    const issues = [issue('status-final', ''), issue('too-late', '')]
    const error: ApiError = { ...refused, kind: 'rejected', message: 'Too late', issues }
    expect(actionFailure(error)).toEqual({ kind: 'refused', issues, message: 'Too late' })
  })

  it('on purpose says nothing', () => {
    expect(actionFailure({ ...failed, kind: 'aborted' })).toBeUndefined()
  })
})
