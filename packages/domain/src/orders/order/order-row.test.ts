import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../kernel'
import {
  amountsByCurrency,
  isRequestType,
  orderKind,
  orderMessageKeys,
  orderStart,
  orderStatus,
  orderStatuses,
  requestTypes,
} from '..'
import { rowWith } from '../orders.arbitraries'

describe('request types', () => {
  it('[ORD-1] each order type has its own code, adapter and permission subject', () => {
    for (const column of ['type', 'wireCode', 'adapterCode', 'subject', 'messageKey'] as const) {
      expect(new Set(requestTypes.map((facts) => facts[column])).size).toBe(requestTypes.length)
    }
    expect(requestTypes.map(({ type, wireCode }) => `${wireCode} ${type}`)).toEqual([
      '0 pickup',
      '1 delivery',
      '2 delivery-exchange',
      '3 assistance-service',
      '4 supply-material-service',
    ])
  })

  it('[ORD-1] the URL that creates an exchange has the path of deliveries, and the URL that cancels it has the path of exchanges', () => {
    expect(requestTypes.map(({ path, cancelPath }) => [path, cancelPath])).toEqual([
      ['pick-up-service', 'pick-up-service'],
      ['deliver-service', 'deliver-service'],
      ['deliver-service', 'deliver-exchange-service'],
      ['assistance-service', 'assistance-service'],
      ['supply-material-service', 'supply-material-service'],
    ])
  })

  it('[ORD-1] only the names in the table are order types, not the names of inherited properties', () => {
    expect(isRequestType('pickup')).toBe(true)
    for (const word of ['Pickup', '', 'toString', '__proto__']) expect(isRequestType(word)).toBe(false)
  })
})

describe('the type of an order', () => {
  it.each([
    ['0', false, 'pickup'],
    ['0', true, 'pickup'],
    ['1', false, 'delivery'],
    ['1', true, 'delivery-exchange'],
    ['2', false, 'delivery-exchange'],
    ['2', true, 'delivery-exchange'],
    ['3', false, 'assistance-service'],
    ['4', false, 'supply-material-service'],
    ['7', false, undefined],
    ['', true, undefined],
  ])(
    '[ORD-2] an order with the code "%s" and the flag `isChange` %s has the type %s',
    (serviceType, isChange, kind) => {
      expect(orderKind({ serviceType, isChange })).toBe(kind)
    },
  )
})

describe('the start of an order', () => {
  const real = '2026-11-21T10:00:00+01:00'
  const planned = '2026-11-20T10:00:00+01:00'
  const requested = '2026-11-19T10:00:00+01:00'

  it.each([
    [
      'the real start',
      { realInitialTime: real, plannedInitialTime: planned, requestInitialTime: requested },
      real,
    ],
    ['the planned start', { plannedInitialTime: planned, requestInitialTime: requested }, planned],
    ['the requested start', { requestInitialTime: requested, requestedTime: real }, requested],
  ])(
    '[ORD-3] the start of an order is its real start, otherwise its planned start, otherwise its requested start: %s',
    (_, times, expected) => {
      expect(orderStart(rowWith(times))).toEqual(new Date(expected))
    },
  )

  it('[ORD-3] an order without a time, or with only invalid times, has no start', () => {
    expect(orderStart(rowWith())).toBeUndefined()
    expect(
      orderStart({
        realInitialTime: 'soon',
        plannedInitialTime: null,
        requestInitialTime: '2026-02-30T00:00:00Z',
      }),
    ).toBeUndefined()
  })

  it('[ORD-3] a time that is not an instant is ignored as the start of an order', () => {
    const start = orderStart({ realInitialTime: '', plannedInitialTime: planned, requestInitialTime: null })
    expect(start).toEqual(new Date(planned))
  })
})

describe('the status of an order', () => {
  it('[ORD-5] an order can be cancelled and edited in five statuses, only cancelled in one status, and neither in three statuses', () => {
    const may = orderStatuses.map(({ code, cancellable, editable }) => `${code} ${cancellable} ${editable}`)
    expect(may).toEqual([
      'PENDING true true',
      'RECEIVED true true',
      'PREPARING true true',
      'PREPARED true true',
      'PLANNED true true',
      'ONWAY false false',
      'DONE false false',
      'CANCELLED false false',
      'STOPPED true false',
    ])
  })

  it('[ORD-5] each known status of an order has a message key and a colour tone', () => {
    expect(orderStatus('ONWAY')).toMatchObject({ messageKey: 'orders.status.ONWAY', tone: 'onway' })
  })

  it.each(['LOST', 'pending', '', 'constructor'])(
    '[ORD-5] the unknown status "%s" of an order has a neutral colour tone and no message key',
    (code) => {
      expect(orderStatus(code)).toEqual({
        code,
        messageKey: undefined,
        tone: 'neutral',
        cancellable: true,
        editable: false,
      })
    },
  )
})

describe('amounts', () => {
  const amount = (currencyIsoCode: string, totalAmount: number) => ({
    totalAmount,
    currencyIsoCode,
    currencySymbol: currencyIsoCode === 'EUR' ? '€' : '$',
  })

  it('[ORD-9] the amounts of an order are summed by currency without rounding errors, in the order in which the currencies appear', () => {
    const requestedAmounts = [amount('USD', 5), amount('EUR', 0.1), amount('EUR', 0.2), amount('USD', 0.05)]
    expect(amountsByCurrency({ requestedAmounts })).toEqual([
      { isoCode: 'USD', symbol: '$', amount: 5.05 },
      { isoCode: 'EUR', symbol: '€', amount: 0.3 },
    ])
  })

  it.each([1e15, 1e308, -1e308])('[ORD-9] the sum of two order amounts of %s can be shown', (huge) => {
    const [sum] = amountsByCurrency({ requestedAmounts: [amount('EUR', huge), amount('EUR', huge)] })
    expect(formatMoney(sum?.amount ?? 0, '€')).toMatch(/^-?[\d.]+,\d\d €$/)
  })

  it('[ORD-9] an order without amounts has no sums', () => {
    expect(amountsByCurrency(rowWith())).toEqual([])
  })
})

describe('message keys', () => {
  it('[ORD-4] the list of message keys of orders contains each key exactly once', () => {
    expect(new Set(orderMessageKeys).size).toBe(orderMessageKeys.length)
    expect(orderMessageKeys).toContain('orders.refused.too-late')
    expect(orderMessageKeys).toContain('validation.messages.no-time-left')
  })
})
