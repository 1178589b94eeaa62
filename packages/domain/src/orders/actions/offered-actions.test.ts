import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canRepeat, offeredActions, rowActions } from '..'
import { orderRefusalKeys } from '../order/decision'
import { abilityWith, anyOrderRow, configWith, orderRoles, pointWith, rowWith } from '../orders.arbitraries'

const now = new Date('2026-11-22T09:30:00+01:00')
const timeZone = 'Europe/Madrid'
const input = {
  ability: abilityWith(orderRoles),
  config: configWith(),
  now,
  timeZone,
  servicePoint: pointWith(),
}
const agile = { ...input, servicePoint: pointWith({ agilePickup: true }) }
const amounts = [{ totalAmount: 10, currencyId: '978', currencyIsoCode: 'EUR', currencySymbol: '€' }]
const inTwoDays = '2026-11-24T09:30:00+01:00'
const soon = { requestInitialTime: '2026-11-22T11:00:00+01:00' }
const open = (facts: Record<string, unknown> = {}) => rowWith({ requestInitialTime: inTwoDays, ...facts })
const finished = (facts: Record<string, unknown> = {}) =>
  rowWith({
    serviceStatusCode: 'DONE',
    requestInitialTime: '2026-11-21T09:30:00+01:00',
    realFinalTime: '2026-11-21T10:00:00+01:00',
    consignmentStatusCode: '3',
    ...facts,
  })
type Input = Parameters<typeof offeredActions>[1]
const reasonOf = (action: string, row: ReturnType<typeof open>, facts: Input = input) =>
  offeredActions(row, facts).menu.find((entry) => entry.action === action)?.reason?.rule
const menuOf = (row: ReturnType<typeof open>, facts: Input = input) =>
  offeredActions(row, facts).menu.map(({ action }) => action)

describe('actions of an order', () => {
  it('[ORD-145] [ORD-147] the main action is repeating an order whose visit was missed, and cancelling an order whose visit is planned', () => {
    const planned = (day: string) =>
      open({
        plannedInitialTime: `2026-11-${day}T08:00:00+01:00`,
        plannedFinalTime: `2026-11-${day}T08:30:00+01:00`,
      })
    expect(offeredActions(planned('21'), input).likely).toBe('repeat')
    expect(offeredActions(planned('22'), input).likely).toBe('cancel')
    const reader = { ...input, ability: abilityWith([]) }
    expect(offeredActions(planned('21'), reader).likely).toBeUndefined()
  })

  it('[ORD-146] the row of an order shows only actions that are possible now', () => {
    expect(offeredActions(open(), input).inRow).toEqual(['cancel'])
    expect(offeredActions(open(soon), input).inRow).toEqual([])
    expect(offeredActions(finished(), input).inRow).toEqual(['rate', 'repeat'])
    expect(offeredActions(finished({ serviceRate: 4 }), input).inRow).toEqual(['rating', 'repeat'])
    // A user who may manage the orders page, but no order type, may rate orders but not request any.
    expect(offeredActions(finished(), { ...input, ability: abilityWith(['ORDERS']) }).inRow).toEqual(['rate'])
  })

  it('[ORD-146] the menu of an order contains every action of its order type, even actions that are not possible now', () => {
    expect(menuOf(open())).toEqual(['details', 'rate', 'change', 'cancel', 'repeat'])
    expect(menuOf(finished({ serviceRate: 4 }))).toEqual(['details', 'rating', 'change', 'cancel', 'repeat'])
    expect(menuOf(open(), agile)).toEqual(['details', 'declare', 'rate', 'change', 'cancel', 'repeat'])
    expect(menuOf(open(), { ...agile, isDeclared: true })).toContain('qr')
  })

  it.each([
    ['a pickup without amounts', {}, agile, 'declare'],
    ['a pickup with an amount', { requestedAmounts: amounts }, agile, 'cancel'],
    ['a delivery', { serviceType: '1' }, agile, 'cancel'],
    ['a pickup on the way', { serviceStatusCode: 'ONWAY' }, agile, 'repeat'],
  ])(
    '[ORD-147] at an agile-pickup point, the main action is declaring values only for a planned pickup without amounts: %s',
    (_, facts, given, likely) => {
      expect(offeredActions(open(facts), given).likely).toBe(likely)
    },
  )

  it.each([
    ['PLANNED', 'qr'],
    ['ONWAY', 'qr'],
    ['DONE', 'repeat'],
    ['CANCELLED', 'repeat'],
  ])(
    '[ORD-147] the main action for a pickup with declared values in status %s is %s',
    (serviceStatusCode, likely) => {
      expect(offeredActions(open({ serviceStatusCode }), { ...input, isDeclared: true }).likely).toBe(likely)
    },
  )

  it('[ORD-147] the main action for an order is rating it if possible, otherwise cancelling it, otherwise repeating it', () => {
    expect(offeredActions(finished(), input).likely).toBe('rate')
    expect(offeredActions(open(), input).likely).toBe('cancel')
    expect(offeredActions(finished({ serviceRate: 4 }), input).likely).toBe('repeat')
    expect(offeredActions(open(), { ...input, ability: abilityWith([]) }).likely).toBeUndefined()
  })

  it('[ORD-147] only users who may manage pickups can declare values for a pickup', () => {
    const reader = { ...agile, ability: abilityWith(['DELIVERY']) }
    expect(reasonOf('declare', open(), reader)).toBe('type-not-managed')
    expect(offeredActions(open(), reader).likely).toBeUndefined()
  })

  it.each([
    ['a done order', finished(), 'done'],
    ['a done order of another origin', finished({ origin: 'SOL' }), 'done'],
    ['a cancelled order', open({ serviceStatusCode: 'CANCELLED', ...soon }), 'cancelled'],
    ['an order on the way', open({ serviceStatusCode: 'ONWAY', ...soon }), 'on-the-way'],
    [
      'an order of another origin that also starts too soon',
      open({ origin: 'SOL', ...soon }),
      'foreign-origin',
    ],
    [
      'an order that starts too soon and has begun',
      open({ consignmentStatusCode: '3', ...soon }),
      'consignment-started',
    ],
    ['an order that only starts too soon', open(soon), 'too-late'],
    ['an order without an id', open({ serviceId: null }), 'no-service-id'],
  ])("[ORD-148] the menu of an order shows exactly one reason why %s can't be cancelled", (_, row, rule) => {
    expect(reasonOf('cancel', row)).toBe(rule)
  })

  it('[ORD-148] a missing permission or a country setting is shown as the reason against cancelling, even if the order also starts too soon', () => {
    const reader = { ...input, ability: abilityWith(['ORDERS']) }
    expect(reasonOf('cancel', open(soon), reader)).toBe('page-not-managed')
    const off = { ...input, config: configWith({ EnabledCancelOrders: false }) }
    expect(reasonOf('cancel', open(soon), off)).toBe('cancelling-disabled')
  })

  it("[ORD-148] the menu of a cancelled order says that it can't be rated because it is cancelled", () => {
    expect(reasonOf('rate', open({ serviceStatusCode: 'CANCELLED' }))).toBe('cancelled')
    expect(reasonOf('rate', open())).toBe('not-completed')
  })

  it('[ORD-149] a cancelled order can be repeated', () => {
    expect(canRepeat(open({ serviceStatusCode: 'CANCELLED' }), input)).toEqual({ allowed: true, reasons: [] })
  })

  it("[ORD-149] an order without an id can't be repeated", () => {
    expect(reasonOf('repeat', open({ serviceId: null }))).toBe('no-service-id')
    expect(reasonOf('repeat', open())).toBeUndefined()
  })

  it.each([
    ['type-unknown', { serviceType: '9' }, input],
    [
      'adapter-missing',
      { serviceType: '1' },
      { ...input, servicePoint: pointWith({ adapters: ['pickup'] }) },
    ],
    ['type-not-managed', {}, { ...input, ability: abilityWith(['DELIVERY']) }],
    ['page-not-managed', {}, { ...input, ability: abilityWith(['ORDERS']) }],
  ])(
    '[ORD-149] an order whose type can’t be requested can’t be repeated, for the reason %s',
    (rule, facts, given) => {
      expect(canRepeat(open(facts), given).reasons.map((reason) => reason.rule)).toContain(rule)
    },
  )

  it('[ORD-184] an order can be changed exactly if it can be cancelled and requested again, but an order of supplies can never be changed', () => {
    expect(reasonOf('change', open())).toBeUndefined()
    expect(reasonOf('change', open(soon))).toBe('too-late')
    expect(reasonOf('change', finished())).toBe('done')
    const elsewhere = { ...input, servicePoint: pointWith({ adapters: ['delivery'] }) }
    expect(reasonOf('change', open(), elsewhere)).toBe('adapter-missing')
    expect(menuOf(open({ serviceType: '4' }))).not.toContain('change')
  })

  it('[ORD-146] [ORD-148] the row of an order shows an action exactly if the rule of the action allows it', () => {
    fc.assert(
      fc.property(anyOrderRow, fc.boolean(), fc.option(fc.boolean()), (row, agilePickup, declared) => {
        const given = {
          ...input,
          servicePoint: pointWith({ agilePickup }),
          isDeclared: declared ?? undefined,
        }
        const { likely, inRow, menu } = offeredActions(row, given)
        const { cancel, rate, rating } = rowActions(row, given)
        expect(inRow.includes('cancel')).toBe(cancel.allowed)
        expect(inRow.includes('rate')).toBe(rate.allowed && !rating.allowed)
        expect(inRow.includes('rating')).toBe(rating.allowed)
        const possible = menu.filter(({ reason }) => reason === undefined).map(({ action }) => action)
        expect(likely === undefined || possible.includes(likely)).toBe(true)
        const keys = menu.flatMap(({ reason }) => (reason === undefined ? [] : [reason.key]))
        expect(keys.filter((key) => !orderRefusalKeys.includes(key))).toEqual([])
      }),
    )
  })
})
