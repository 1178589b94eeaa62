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
  it('[ORD-1] every order type has a different code, adapter and subject of permissions', () => {
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

  it('[ORD-1] an exchange is created under the path of deliveries and cancelled under its own path', () => {
    expect(requestTypes.map(({ path, cancelPath }) => [path, cancelPath])).toEqual([
      ['pick-up-service', 'pick-up-service'],
      ['deliver-service', 'deliver-service'],
      ['deliver-service', 'deliver-exchange-service'],
      ['assistance-service', 'assistance-service'],
      ['supply-material-service', 'supply-material-service'],
    ])
  })

  it('[ORD-1] only names in the table are order types, and names of inherited properties are not', () => {
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
    '[ORD-2] the order with the code "%s" and the flag `isChange` %s has the type %s',
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
    '[ORD-3] the start of an order is the best known time, real before planned before requested: %s',
    (_, times, expected) => {
      expect(orderStart(rowWith(times))).toEqual(new Date(expected))
    },
  )

  it('[ORD-3] the start of an order is unknown if the order has no time or only invalid times', () => {
    expect(orderStart(rowWith())).toBeUndefined()
    expect(
      orderStart({
        realInitialTime: 'soon',
        plannedInitialTime: null,
        requestInitialTime: '2026-02-30T00:00:00Z',
      }),
    ).toBeUndefined()
  })

  it('[ORD-3] the start of an order ignores a text that is no instant', () => {
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

  it('[ORD-5] a known status of an order has a message key and a colour tone', () => {
    expect(orderStatus('ONWAY')).toMatchObject({ messageKey: 'orders.status.ONWAY', tone: 'onway' })
  })

  it.each(['LOST', 'pending', '', 'constructor'])(
    '[ORD-5] an unknown status of an order has a neutral colour tone and no message key: "%s"',
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

  it('[ORD-9] amounts of an order are summed by currency without rounding errors, in the order of their first appearance', () => {
    const requestedAmounts = [amount('USD', 5), amount('EUR', 0.1), amount('EUR', 0.2), amount('USD', 0.05)]
    expect(amountsByCurrency({ requestedAmounts })).toEqual([
      { isoCode: 'USD', symbol: '$', amount: 5.05 },
      { isoCode: 'EUR', symbol: '€', amount: 0.3 },
    ])
  })

  it.each([1e15, 1e308, -1e308])(
    '[ORD-9] a sum of order amounts that contains %s twice can still be shown',
    (huge) => {
      const [sum] = amountsByCurrency({ requestedAmounts: [amount('EUR', huge), amount('EUR', huge)] })
      expect(formatMoney(sum?.amount ?? 0, '€')).toMatch(/^-?[\d.]+,\d\d €$/)
    },
  )

  it('[ORD-9] the sums of an order are empty if no amount was given', () => {
    expect(amountsByCurrency(rowWith())).toEqual([])
  })
})

describe('message keys', () => {
  it('[ORD-4] each message key of orders is listed exactly once', () => {
    expect(new Set(orderMessageKeys).size).toBe(orderMessageKeys.length)
    expect(orderMessageKeys).toContain('orders.refused.too-late')
    expect(orderMessageKeys).toContain('validation.messages.no-time-left')
  })
})
