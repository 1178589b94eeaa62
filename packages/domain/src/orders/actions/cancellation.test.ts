import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWith, suggestionsOf } from '../../kernel'
import { anyHostileText } from '../../kernel/testing'
import {
  asksCancellationReasons,
  buildCancelRequest,
  CancellationReason,
  CancelOrderRequest,
  emptyCancellationDraft,
  MAX_OBSERVATIONS_LENGTH,
  orderMessageKeys,
  validateCancellation,
} from '..'
import { configWith } from '../orders.arbitraries'

const reasons = [
  { code: '1', description: 'Closed' },
  { code: '02', description: 'Duplicate' },
]
const issuesWith = (parts: Partial<ReturnType<typeof emptyCancellationDraft>>) =>
  validateCancellation({ reasonCode: '1', observations: '', ...parts }, { reasons })

describe('reasons for cancelling', () => {
  it('[ORD-19] the catalogue of cancellation reasons is loaded only if the country allows cancelling', () => {
    expect(asksCancellationReasons(configWith())).toBe(true)
    expect(asksCancellationReasons(configWith({ EnabledCancelOrders: false }))).toBe(false)
  })

  it('[ORD-28] the code of a cancellation reason may be a number', () => {
    expect(parseWith(CancellationReason, { code: 7, description: 'Closed', colour: 'red' })).toEqual({
      ok: true,
      value: { code: '7', description: 'Closed' },
    })
  })
})

describe('a cancellation', () => {
  it('[ORD-28] a cancellation requires a reason', () => {
    expect(emptyCancellationDraft()).toEqual({ reasonCode: '', observations: '' })
    expect(validateCancellation(emptyCancellationDraft(), { reasons })).toEqual([
      { rule: 'required', key: 'validation.messages.required', path: 'reasonCode', params: {} },
    ])
  })

  it('[ORD-28] every reason in the catalogue is accepted for a cancellation, and any other reason is refused', () => {
    fc.assert(
      fc.property(fc.oneof(anyHostileText, fc.constantFrom('1', '02', '2')), (reasonCode) => {
        const isKnown = reasons.some(({ code }) => code === reasonCode)
        expect(issuesWith({ reasonCode }).length === 0).toBe(isKnown)
      }),
    )
    expect(issuesWith({ reasonCode: '2' })).toEqual([
      {
        rule: 'cancellation-reason',
        key: 'validation.messages.cancellation-reason',
        path: 'reasonCode',
        params: {},
      },
    ])
    expect(orderMessageKeys).toContain('validation.messages.cancellation-reason')
  })

  it('[ORD-29] the observations of a cancellation may have 400 characters, not counting spaces at their ends', () => {
    const most = '🪙'.repeat(MAX_OBSERVATIONS_LENGTH)
    expect(MAX_OBSERVATIONS_LENGTH).toBe(400)
    expect(issuesWith({ observations: `  ${most}\n` })).toEqual([])
    const [found] = issuesWith({ observations: `${most}x` })
    expect(found).toMatchObject({ rule: 'max', path: 'observations', params: { length: 400 } })
    expect(found && suggestionsOf(found)).toEqual([{ kind: 'length', bound: 'most', value: 400 }])
  })

  it('[ORD-28] [ORD-29] the validation issues of all fields in the cancellation form are listed at once', () => {
    const found = issuesWith({ reasonCode: '', observations: 'x'.repeat(401) })
    expect(found.map(({ path }) => path)).toEqual(['reasonCode', 'observations'])
  })

  it('[ORD-29] the body of a cancellation contains the reason code and the trimmed observations, and matches the schema of the call', () => {
    expect(buildCancelRequest({ reasonCode: '02', observations: ' Closed on Monday\n' })).toEqual({
      cancellationReasonId: '02',
      observations: 'Closed on Monday',
    })
    fc.assert(
      fc.property(fc.constantFrom('1', '02'), anyHostileText, (reasonCode, observations) => {
        const draft = { reasonCode, observations }
        if (validateCancellation(draft, { reasons }).length > 0) return
        expect(parseWith(CancelOrderRequest, buildCancelRequest(draft)).ok).toBe(true)
      }),
    )
    expect(parseWith(CancelOrderRequest, { cancellationReasonId: '', observations: '' }).ok).toBe(false)
    expect(
      parseWith(CancelOrderRequest, { cancellationReasonId: '1', observations: 'x'.repeat(401) }).ok,
    ).toBe(false)
  })
})
