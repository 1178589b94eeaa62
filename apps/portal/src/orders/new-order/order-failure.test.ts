import type { ApiError } from '@remesa/api-client'
import { issue } from '@remesa/domain/kernel'
import { describe, expect, it } from 'vitest'
import { fieldIssues, hasPopup, isApiError, limitsFailure, newOrderFailure } from './order-failure'

const failed = { endpoint: 'orders.createPickup', requestId: 'r-1' }
const refused = { ...failed, code: null, message: null }
const rejected = (paths: readonly string[], status = 400) => ({
  ...refused,
  kind: 'rejected' as const,
  status,
  issues: paths.map((path) => issue('required', path)),
})
const malformed: ApiError = { ...failed, kind: 'malformed', status: 200, reason: 'json', path: '', paths: [] }

describe('a new order that failed', () => {
  it.each<[string, ApiError, string | undefined]>([
    ['the server named the fields', rejected(['serviceDate']), 'rejected'],
    ['the server refused it without naming a field', rejected([]), 'not-saved'],
    [
      'the key was used for another order',
      { ...rejected([], 422), code: 'idempotency-key-reused' },
      'conflict',
    ],
    ['nobody is signed in', { ...refused, kind: 'unauthorized', status: 401 }, 'forbidden'],
    ['the roles do not allow it', { ...refused, kind: 'forbidden', status: 403 }, 'forbidden'],
    ['the server broke down', { ...refused, kind: 'server', status: 500 }, 'not-saved'],
    ['a gateway gave up waiting', { ...refused, kind: 'server', status: 504 }, 'unknown'],
    ['no answer came', { ...failed, kind: 'network' }, 'unknown'],
    ['no answer came in time', { ...failed, kind: 'timeout' }, 'unknown'],
    ['the answer could not be read', malformed, 'unknown'],
    ['it was given up on purpose', { ...failed, kind: 'aborted' }, undefined],
  ])('when %s', (_, error, kind) => {
    expect(newOrderFailure(error)?.kind).toBe(kind)
  })

  it('shows what the server refused at the fields of the form', () => {
    const paths = [
      'requestedAmounts.0.totalAmount',
      'requestedAmounts.0.currencyId',
      'requestedAmounts',
      'requestInitialTime',
      'requestFinalTime',
      'serviceDate',
    ]
    expect(fieldIssues(rejected(paths), 'pickup').map(({ path }) => path)).toEqual([
      'totalAmount',
      'currencyId',
      'totalAmount',
      'from',
      'until',
      'serviceDate',
    ])
  })

  it('shows what the server refused of the contents of a delivery at its total', () => {
    const paths = [
      'requestedAmounts.0.totalAmount',
      'requestedAmounts.1.denominations.4.denominationId',
      'requestedAmounts.0.packs.0.packId',
      'requestFinalTime',
    ]
    const places = (type: 'delivery' | 'delivery-exchange') =>
      fieldIssues(rejected(paths), type).map(({ path }) => path)
    expect(places('delivery')).toEqual(['composition', 'composition', 'composition', 'until'])
    expect(places('delivery-exchange')).toEqual(places('delivery'))
  })

  it('leaves nothing sent when the limits did not come', () => {
    expect(limitsFailure({ ...failed, kind: 'network' })).toEqual({ kind: 'unchecked' })
    expect(limitsFailure({ ...failed, kind: 'aborted' })).toBeUndefined()
  })

  it('is told once: by the popup when it did not reach the rules, else by the form', () => {
    expect(hasPopup({ ...failed, kind: 'network' })).toBe(true)
    expect(hasPopup(rejected(['comments']))).toBe(false)
  })

  it('is told apart from something thrown by mistake', () => {
    expect(isApiError({ ...failed, kind: 'timeout' })).toBe(true)
    for (const other of [
      undefined,
      null,
      'timeout',
      new Error('x'),
      { kind: 'timeout' },
      { ...failed, kind: 'odd' },
    ]) {
      expect(isApiError(other)).toBe(false)
    }
  })
})
