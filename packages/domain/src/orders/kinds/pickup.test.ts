import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyIssue, formatAmount } from '../../kernel'
import { anyZone } from '../../kernel/zoned-time.arbitraries'
import {
  buildPickupRequest,
  emptyPickupDraft,
  orderCountryCode,
  orderUserName,
  PickupRequest,
  serviceWindowRules,
  validatePickup,
} from '..'
import { anyOrderAmount, anyStepTime, configWith, orderUser, pointWith, timed } from '../orders.arbitraries'

const clock = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }
const servicePoint = pointWith()
const agilePoint = pointWith({ agilePickup: true })
const rulesOf = (pickup: Record<string, unknown>) =>
  serviceWindowRules('pickup', {
    config: configWith({ Pickup: pickup }),
    servicePoint,
    countryCode: 'ES',
    ...clock,
  })
const rules = rulesOf(timed)
const untimed = rulesOf({})
const filled = {
  ...emptyPickupDraft(rules, { mainCurrencyId: '978' }),
  totalAmount: '1.234,50',
  comments: 'Ring twice',
}
const issuesOf = (changed: Partial<typeof filled>, point = servicePoint): readonly AnyIssue[] =>
  validatePickup({ ...filled, ...changed }, { rules, servicePoint: point, ...clock })
const shortly = (issues: ReturnType<typeof issuesOf>) => issues.map(({ path, rule }) => `${path} ${rule}`)
const build = (
  changed: Partial<typeof filled>,
  input: Partial<Parameters<typeof buildPickupRequest>[1]> = {},
) =>
  buildPickupRequest(
    { ...filled, ...changed },
    { servicePoint, user: orderUser, countryCode: 'ES', rules, timeZone: clock.timeZone, ...input },
  )

describe('the fields that every request has', () => {
  it.each([
    [{ name: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz'],
    [{ name: ' Ana ', lastName: '' }, 'Ana'],
    [{ name: '', lastName: 'Ruiz' }, 'Ruiz'],
    [{ name: ' ', lastName: '' }, 'ana.ruiz@bazar.example'],
  ])('[ORD-70] the body of an order contains the user %j under the name "%s"', (names, expected) => {
    expect(orderUserName({ ...orderUser, ...names })).toBe(expected)
  })

  it('[ORD-71] an order is sent to the country of the client, or to the country of the user if the client has no country', () => {
    expect(orderCountryCode(pointWith({ countryCode: 'PT' }), orderUser)).toBe('PT')
    expect(orderCountryCode(pointWith({ countryCode: '' }), orderUser)).toBe('ES')
  })

  it('[ORD-72] the comments of an order may have at most 2,000 characters, both in the form and in the schema of the call', () => {
    const longest = '📦'.repeat(2_000)
    expect(issuesOf({ comments: ` ${longest} ` })).toEqual([])
    expect(PickupRequest.safeParse(build({ comments: longest })).success).toBe(true)
    expect(issuesOf({ comments: `${longest}!` })).toEqual([
      { rule: 'max', key: 'validation.messages.max', path: 'comments', params: { length: 2_000 } },
    ])
    expect(PickupRequest.safeParse(build({ comments: `${longest}!` })).success).toBe(false)
  })
})

describe('draft', () => {
  it('[ORD-74] the draft of a new pickup has the proposed date and times and the main currency, and its other fields are empty', () => {
    expect(emptyPickupDraft(rules, { mainCurrencyId: '978' })).toEqual({
      serviceDate: '2026-11-22',
      from: '09:00',
      until: '13:00',
      currencyId: '978',
      totalAmount: '',
      comments: '',
    })
  })

  it('[ORD-75] a pickup requires a currency, except at an agile-pickup point', () => {
    expect(shortly(issuesOf({ currencyId: '' }))).toEqual(['currencyId required'])
    expect(issuesOf({ currencyId: '', totalAmount: '' }, agilePoint)).toEqual([])
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['0', 'gt'],
    ['0,00', 'gt'],
    ['-5', 'gt'],
    ['1,005', 'amount-two-ways'],
    ['1 005', 'ok'],
    ['1,0055', 'amount'],
    ['abc', 'amount'],
    ['1e3', 'amount'],
    ['0,01', 'ok'],
    ['0.01', 'ok'],
    ['1000000000000', 'ok'],
    ['1000000000000,01', 'max_value'],
    ['99999999999999999', 'max_value'],
  ])('[ORD-76] the amount "%s" in the draft of a pickup gives the result %s', (totalAmount, rule) => {
    expect(shortly(issuesOf({ totalAmount }))).toEqual(rule === 'ok' ? [] : [`totalAmount ${rule}`])
  })

  it('[ORD-76] the validation issue of a pickup amount contains the lowest and the highest accepted amount', () => {
    const [tooLittle] = issuesOf({ totalAmount: '0' })
    const [tooMuch] = issuesOf({ totalAmount: '2.000.000.000.000' })
    expect(tooLittle?.params).toEqual({ limit: 0, minimum: '0,01' })
    expect(tooMuch?.params).toEqual({ max: 1_000_000_000_000 })
    for (const bound of [tooLittle?.params['minimum'], tooMuch?.params['max']]) {
      expect(issuesOf({ totalAmount: String(bound) })).toEqual([])
    }
  })

  it('[ORD-77] the validation issues in the draft of a pickup are listed all at once, in the order of the fields', () => {
    const all = issuesOf({ serviceDate: '', from: '', until: '', currencyId: '', totalAmount: '' })
    expect(shortly(all)).toEqual([
      'serviceDate required',
      'from required',
      'until required',
      'currencyId required',
      'totalAmount required',
    ])
  })
})

describe('request', () => {
  it('[ORD-78] the body of a pickup contains exactly the fields that the call defines', () => {
    expect(build({})).toEqual({
      countryCode: 'ES',
      comments: 'Ring twice',
      servicePointId: 'SP-1',
      serviceDate: '2026-11-22T00:00:00+01:00',
      requestInitialTime: '2026-11-22T09:00:00+01:00',
      requestFinalTime: '2026-11-22T13:00:00+01:00',
      isChange: false,
      origin: 'REMESA_PORTAL',
      hasDate: true,
      hasLimitDate: false,
      userName: 'Ana Ruiz',
      requestedAmounts: [{ currencyId: '978', totalAmount: 1234.5 }],
    })
  })

  it('[ORD-78] at an agile-pickup point, the body of a pickup has no amount even if an amount was typed', () => {
    expect(build({ totalAmount: 'abc' }, { servicePoint: agilePoint }).requestedAmounts).toEqual([])
  })

  it('[ORD-78] building the body of a pickup from an invalid draft throws an error', () => {
    expect(() => build({ totalAmount: 'abc' })).toThrow('validate first')
  })

  it('[ORD-73] the body of a pickup has no times if the country does not ask for times, even if times were typed', () => {
    expect(build({}, { rules: untimed })).not.toHaveProperty('requestInitialTime')
    expect(build({}, { rules: untimed })).not.toHaveProperty('requestFinalTime')
  })

  it('[ORD-73] the service date of a pickup is the first instant of its day, and each time has its own time zone offset', () => {
    const santiago = build({ serviceDate: '2026-09-06' }, { timeZone: 'America/Santiago' })
    expect(santiago.serviceDate).toBe('2026-09-06T01:00:00-03:00')
    const madrid = build({ serviceDate: '2026-10-25' })
    expect(madrid).toMatchObject({
      serviceDate: '2026-10-25T00:00:00+02:00',
      requestInitialTime: '2026-10-25T09:00:00+01:00',
    })
  })

  it('[ORD-105] the body of a pickup from a draft without issues matches the schema of the call', () => {
    const anyDraft = fc.record({
      serviceDate: fc.integer({ min: 0, max: 40 }).map((days) => {
        const day = new Date(Date.UTC(2026, 10, 20 + days))
        return day.toISOString().slice(0, 10)
      }),
      from: anyStepTime,
      until: anyStepTime,
      currencyId: fc.constantFrom('', '978', '840'),
      totalAmount: fc.oneof(anyOrderAmount.map(formatAmount), fc.string()),
      comments: fc.string(),
    })
    fc.assert(
      fc.property(anyDraft, fc.constantFrom(servicePoint, agilePoint), anyZone, (draft, point, timeZone) => {
        const input = { servicePoint: point, timeZone }
        const issues = validatePickup(draft, { rules, now: clock.now, ...input })
        if (issues.length > 0) return
        const body = buildPickupRequest(draft, { ...input, user: orderUser, countryCode: 'ES', rules })
        expect(PickupRequest.safeParse(body)).toMatchObject({ success: true, data: body })
      }),
    )
  })
})
