import type { ApiError } from '@remesa/api-client'
import { contract, errorCodes, errorCodesOf } from '@remesa/api-client/contract'
import { issue, LOCALES } from '@remesa/domain/kernel'
import type { RequestType } from '@remesa/domain/orders'
import { loadMessages, translator } from '@remesa/ui/i18n'
import { refusalReasons } from '@remesa/ui/kernel'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { writeFailure } from '../../kernel/write'
import { fieldIssues, newOrderFailure } from './order-failure'

type RefusingCode = NonNullable<Extract<ApiError, { kind: 'rejected' }>['code']>

const failed = { endpoint: 'orders.createPickup', requestId: 'r-1' }
const refused = { ...failed, code: null, message: null }
const rejected = (paths: readonly string[], status = 400) => ({
  ...refused,
  kind: 'rejected' as const,
  status,
  issues: paths.map((path) => issue('required', path)),
})
const malformed: ApiError = { ...failed, kind: 'malformed', status: 200, reason: 'json', path: '', paths: [] }

const fieldsOf = (paths: readonly string[], type: RequestType) =>
  fieldIssues(newOrderFailure({ step: 'save', error: rejected(paths) }), type)

describe('the failure of a new order', () => {
  it.each<[string, ApiError, string | undefined]>([
    ['the server named the fields', rejected(['serviceDate']), 'refused'],
    ['the server refused the order without naming a field', rejected([]), 'refused'],
    [
      'the idempotency key was used for another order',
      { ...rejected([], 422), code: 'idempotency-key-reused' },
      'conflict',
    ],
    ['no user is signed in', { ...refused, kind: 'unauthorized', status: 401 }, 'forbidden'],
    ['the user may not request the order', { ...refused, kind: 'forbidden', status: 403 }, 'forbidden'],
    ['the server failed', { ...refused, kind: 'server', status: 500 }, 'failed'],
    ['a gateway stopped waiting', { ...refused, kind: 'server', status: 504 }, 'unknown'],
    ['no response came', { ...failed, kind: 'network' }, 'unknown'],
    ['no response came in time', { ...failed, kind: 'timeout' }, 'unknown'],
    ['the response could not be read', malformed, 'unknown'],
    ['the call was cancelled', { ...failed, kind: 'aborted' }, undefined],
  ])('the failure of a new order is of the kind $2 if %s', (_, error, kind) => {
    expect(newOrderFailure({ step: 'save', error })?.failure.kind).toBe(kind)
  })

  it('the failure of a new order contains the text that the server sent, and says whether the server refused any fields', () => {
    const worded = { ...rejected([]), message: 'El punto está cerrado ese día' }
    expect(newOrderFailure({ step: 'save', error: worded })).toEqual({
      action: 'newOrder',
      failure: { kind: 'refused', issues: [], message: 'El punto está cerrado ese día' },
      isMarked: false,
    })
    expect(newOrderFailure({ step: 'save', error: rejected(['comments']) })?.isMarked).toBe(true)
  })

  it.each(LOCALES)(
    'the failure of a new order has a text in "%s" for every code with which a call of orders is refused',
    async (locale) => {
      const t = translator(createIntl({ locale, messages: await loadMessages(locale) }))
      const { createPickup, createDelivery, createAssistance, createSupply, cancel, rate } = contract.orders
      const calls = [createPickup, createDelivery, createAssistance, createSupply, cancel, rate]
      const codes = Object.keys(errorCodes)
        .filter(
          // No text is expected for these codes: a form can't send a body of the wrong type, and shows broken rules
          // at its fields.
          (code): code is RefusingCode =>
            calls.some((call) => errorCodesOf(call).includes(code)) &&
            !/^(request\.|uri-|unauthenticated|forbidden|account-)/.test(code),
        )
        // A code with a status of 500 or more is no refusal: the server failed or is busy, and a popup shows the
        // failure.
        .filter((code) => errorCodes[code].status < 500)
      const wordless = codes.filter((code) => {
        const failure = writeFailure({ ...rejected([], errorCodes[code].status), code })
        return failure?.kind === 'refused' && refusalReasons(t, failure).join() === ''
      })
      expect(codes.length).toBeGreaterThan(10)
      expect(wordless).toEqual([])
    },
  )

  it('the failure of a new order is shown at the fields of the form that the server refused', () => {
    const paths = [
      'requestedAmounts.0.totalAmount',
      'requestedAmounts.0.currencyId',
      'requestedAmounts',
      'requestInitialTime',
      'requestFinalTime',
      'serviceDate',
    ]
    expect(fieldsOf(paths, 'pickup').map(({ path }) => path)).toEqual([
      'totalAmount',
      'currencyId',
      'totalAmount',
      'from',
      'until',
      'serviceDate',
    ])
  })

  it('the failure of a new order is shown at the total if the server refused the contents of a delivery', () => {
    const paths = [
      'requestedAmounts.0.totalAmount',
      'requestedAmounts.1.denominations.4.denominationId',
      'requestedAmounts.0.packs.0.packId',
      'requestFinalTime',
    ]
    const places = (type: 'delivery' | 'delivery-exchange') => fieldsOf(paths, type).map(({ path }) => path)
    expect(places('delivery')).toEqual(['composition', 'composition', 'composition', 'until'])
    expect(places('delivery-exchange')).toEqual(places('delivery'))
  })

  it('the failure of a new order says that nothing was sent if the limits failed to load', () => {
    const limits = (error: ApiError) => newOrderFailure({ step: 'limits', error })
    expect(limits({ ...failed, kind: 'network' })).toEqual({ action: 'limits', failure: { kind: 'failed' } })
    expect(limits(rejected([], 404))?.failure.kind).toBe('refused')
    expect(limits({ ...failed, kind: 'aborted' })).toBeUndefined()
  })

  it('the failure of a new order says that the outcome is unknown if sending threw an exception', () => {
    for (const error of [
      undefined,
      null,
      'timeout',
      new Error('x'),
      { kind: 'timeout' },
      { ...failed, kind: 'odd' },
    ])
      expect(newOrderFailure({ step: 'save', error })?.failure.kind).toBe('unknown')
  })
})
