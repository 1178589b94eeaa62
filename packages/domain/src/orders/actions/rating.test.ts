import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWith } from '../../kernel'
import { anyHostileText } from '../../kernel/testing'
import {
  buildRateRequest,
  emptyRatingDraft,
  MAX_COMMENTS_LENGTH,
  MAX_RATE,
  MIN_RATE,
  OrderRating,
  RateOrderRequest,
  rateLabelKey,
  rates,
  validateRating,
} from '..'

const refusedRate = (rate: number | undefined) =>
  validateRating({ rate, comments: '' }).map(({ rule, path, params }) => [path, rule, params])

describe('a rating', () => {
  it('[ORD-33] a rating requires a whole number from 1 to 5', () => {
    expect(validateRating(emptyRatingDraft())).toEqual([
      { rule: 'required', key: 'validation.messages.required', path: 'rate', params: {} },
    ])
    expect([1, 2, 3, 4, 5].flatMap(refusedRate)).toEqual([])
    expect(refusedRate(0)).toEqual([['rate', 'between', { min: 1, max: 5 }]])
    expect(refusedRate(6)).toEqual([['rate', 'between', { min: 1, max: 5 }]])
    expect(refusedRate(4.5)).toEqual([['rate', 'integer', {}]])
    expect([MIN_RATE, MAX_RATE]).toEqual([1, 5])
  })

  it('[ORD-33] a number is accepted as a rating exactly if it is 1, 2, 3, 4 or 5', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer({ min: -9, max: 9 })), (rate) => {
        expect(refusedRate(rate).length === 0).toBe([1, 2, 3, 4, 5].includes(rate))
        expect(parseWith(OrderRating, { rate }).ok).toBe([1, 2, 3, 4, 5].includes(rate))
      }),
    )
  })

  it('[ORD-34] each rating from 1 to 5 has a label, from very bad to excellent; any other number has no label', () => {
    expect(rates.map(({ rate, labelKey }) => `${rate} ${labelKey}`)).toEqual([
      '1 orders.rating.very-bad',
      '2 orders.rating.bad',
      '3 orders.rating.regular',
      '4 orders.rating.good',
      '5 orders.rating.excellent',
    ])
    expect([0, 1, 5, 6, 1.5].map(rateLabelKey)).toEqual([
      undefined,
      'orders.rating.very-bad',
      'orders.rating.excellent',
      undefined,
      undefined,
    ])
  })

  it('[ORD-35] the comments of a rating may have at most 2,000 characters', () => {
    const comments = 'x'.repeat(MAX_COMMENTS_LENGTH)
    expect(validateRating({ rate: 3, comments: ` ${comments} ` })).toEqual([])
    expect(validateRating({ rate: 3, comments: `${comments}x` })).toMatchObject([
      { rule: 'max', path: 'comments', params: { length: 2_000 } },
    ])
    expect(validateRating({ rate: undefined, comments: `${comments}x` })).toHaveLength(2)
  })

  it('[ORD-35] the body that rates an order contains the id of the service, and the schema of the call accepts exactly the valid ratings', () => {
    expect(buildRateRequest('501', { rate: 5, comments: ' Fine\n' })).toEqual({
      serviceId: '501',
      rate: 5,
      comments: 'Fine',
    })
    expect(() => buildRateRequest('501', emptyRatingDraft())).toThrow('validate first')
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 7 }), anyHostileText, (rate, comments) => {
        const isValid = validateRating({ rate, comments }).length === 0
        const body = buildRateRequest('501', { rate, comments })
        expect(parseWith(RateOrderRequest, body).ok).toBe(isValid)
      }),
    )
  })

  it('[ORD-35] the rating in a response is accepted with or without comments', () => {
    expect(parseWith(OrderRating, { rate: 4 })).toEqual({ ok: true, value: { rate: 4, comments: null } })
    expect(parseWith(OrderRating, { rate: 4, comments: 'Fine' })).toEqual({
      ok: true,
      value: { rate: 4, comments: 'Fine' },
    })
  })
})
