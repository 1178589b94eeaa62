import Big from 'big.js'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  type AnyIssue,
  addAmounts,
  formatAmount,
  minutesOfTime,
  type Suggestion,
  suggestionsOf,
  timeOfMinutes,
} from '../../kernel'
import { anyAmount, stepBeyond } from '../../kernel/testing'
import {
  type CompositionDraft,
  canCancel,
  compositionTotal,
  emptyDeliveryDraft,
  emptySupplyDraft,
  exceededLimits,
  MAX_ORDER_AMOUNT,
  MAX_QUANTITY,
  serviceWindowRules,
  validateCancellation,
  validateDelivery,
  validatePickup,
  validateRating,
  validateServiceWindow,
  validateSupply,
} from '..'
import { latestCancellation } from '../actions/order-actions'
import { supplyQuantityIssues } from '../kinds/supply'
import { anyComposition } from '../order-records.arbitraries'
import {
  abilityWith,
  anyPickupWindow,
  anyStepTime,
  configWith,
  orderRoles,
  pointWith,
  rowWith,
} from '../orders.arbitraries'

/** A function that sets a field to a value and returns the issues that one rule finds. */
type Refuse = (value: number | string) => readonly AnyIssue[]

/** Checks the value that an issue suggests: the field must accept it, and must refuse the value one step beyond it. */
const expectPromiseKept = (
  found: AnyIssue | undefined,
  refuse: Refuse,
  step: number,
): readonly Suggestion[] => {
  const suggestions = found === undefined ? [] : suggestionsOf(found, { step })
  for (const suggestion of suggestions) {
    expect(refuse(suggestion.value)).toEqual([])
    const beyond = stepBeyond(suggestion, step)
    if (beyond !== undefined) expect(refuse(beyond).map(({ path }) => path)).toEqual([found?.path])
  }
  return suggestions
}

const clock = { now: new Date('2026-11-21T09:30:00+01:00'), timeZone: 'Europe/Madrid' }
const rules = serviceWindowRules('pickup', {
  config: configWith(),
  servicePoint: pointWith(),
  countryCode: 'ES',
  ...clock,
})
const euro = { currencyId: '978', isoCode: 'EUR', mainCurrency: true }
const when = { serviceDate: rules.defaultDate, from: '', until: '', comments: '' }
const typed = (value: number | string) => new Big(value).toFixed(2)

describe('amounts', () => {
  const refuse: Refuse = (value) =>
    validatePickup(
      { ...when, currencyId: '978', totalAmount: typed(value) },
      { rules, servicePoint: pointWith(), ...clock },
    )

  it('[ORD-76] the validation issue of a pickup amount that is too low or too high suggests the nearest accepted amount', () => {
    const least = expectPromiseKept(refuse(0)[0], refuse, 0.01)
    const negative = expectPromiseKept(refuse(-5)[0], refuse, 0.01)
    expect([least, negative]).toEqual([
      [{ kind: 'number', bound: 'least', value: 0.01 }],
      [{ kind: 'number', bound: 'least', value: 0.01 }],
    ])
    expect(refuse(0)[0]?.params['minimum']).toBe(formatAmount(0.01))
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const found = refuse(addAmounts(MAX_ORDER_AMOUNT, amount % 1e12))
        const most = expectPromiseKept(found[0], refuse, 0.01)
        expect(most.map(({ value }) => value)).toEqual(amount % 1e12 === 0 ? [] : [MAX_ORDER_AMOUNT])
      }),
    )
  })
})

describe('quantities', () => {
  const anyMaximum = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 2_000_000 }))
  const anyWrong = fc.oneof(fc.integer({ min: -9, max: 0 }), fc.integer({ min: 2_000_001, max: 9_999_999 }))
  const pack = { id: 'A', code: 'A', description: 'A', denominations: [] }

  it('[ORD-91] the validation issue of an invalid article quantity suggests the smallest and the largest accepted quantity', () => {
    fc.assert(
      fc.property(anyMaximum, anyWrong, (MaximumQuantity, wrong) => {
        const config = configWith({ Supply: { MaximumQuantity } })
        const refuse: Refuse = (value) => supplyQuantityIssues(Number(value), config)
        const bounds = expectPromiseKept(refuse(wrong)[0], refuse, 1)
        const most = Math.min(MaximumQuantity ?? MAX_QUANTITY, MAX_QUANTITY)
        expect(bounds.map(({ value }) => value)).toEqual([1, most])
        const line = {
          commodityTypeId: '1',
          commodityTypeDescription: '',
          commodityId: 'A',
          commodityDescription: '',
          quantity: String(most),
        }
        expect(validateSupply({ ...emptySupplyDraft(), supplies: [line] }, { config })).toEqual([])
      }),
    )
  })

  it('[ORD-86] the validation issue of an invalid number of packs or pieces suggests the smallest and the largest accepted number', () => {
    const line = {
      id: '1',
      code: '1',
      value: 5,
      description: '5',
      commodityTypeCode: '1',
      commodityTypeDescription: 'Bills',
    }
    const issuesAt = (path: string, parts: Partial<CompositionDraft>) =>
      validateDelivery(
        { ...emptyDeliveryDraft(rules, euro), ...when, ...parts },
        { rules, currencies: [euro], ...clock },
      ).filter((found) => found.path === path)
    const refusePacks: Refuse = (value) =>
      issuesAt('packs.0.quantity', { packs: [{ pack, quantity: String(value) }] })
    const refusePieces: Refuse = (value) =>
      issuesAt('denominations.0.quantity', {
        denominations: [{ denomination: line, quantity: String(value) }],
      })
    fc.assert(
      fc.property(anyWrong, (wrong) => {
        const packs = expectPromiseKept(refusePacks(wrong)[0], refusePacks, 1)
        expect(packs.map(({ value }) => value)).toEqual([1, MAX_QUANTITY])
        const pieces = expectPromiseKept(refusePieces(wrong)[0], refusePieces, 1)
        expect(pieces.map(({ value }) => value)).toEqual(wrong === 0 ? [] : [0, MAX_QUANTITY])
      }),
    )
  })

  it('[ORD-33] the validation issue of an invalid rating suggests the lowest and the highest accepted number', () => {
    const refuse: Refuse = (rate) => validateRating({ rate: Number(rate), comments: '' })
    fc.assert(
      fc.property(anyWrong, (wrong) => {
        const bounds = expectPromiseKept(refuse(wrong)[0], refuse, 1)
        expect(bounds.map(({ value }) => value)).toEqual([1, 5])
      }),
    )
  })
})

describe('texts', () => {
  it('[ORD-29] [ORD-35] [ORD-72] the validation issue of a text that is too long contains the highest number of characters', () => {
    const observations: Refuse = (length) =>
      validateCancellation(
        { reasonCode: '1', observations: 'x'.repeat(Number(length)) },
        { reasons: [{ code: '1' }] },
      )
    const comments: Refuse = (length) => validateRating({ rate: 1, comments: 'x'.repeat(Number(length)) })
    expect(expectPromiseKept(observations(9_999)[0], observations, 1)).toHaveLength(1)
    expect(expectPromiseKept(comments(9_999)[0], comments, 1)).toHaveLength(1)
  })
})

describe('limits', () => {
  it('[ORD-81] if an order exceeds a limit, the reported excess is the smallest amount by which the total must be reduced', () => {
    fc.assert(
      fc.property(anyComposition, anyAmount, (composition, amount) => {
        for (const { isoCode, limit, total, excess } of exceededLimits(composition, [
          { isoCode: 'EUR', amount },
        ])) {
          expect([isoCode, limit, total]).toEqual(['EUR', amount, compositionTotal(composition, 'EUR')])
          const against = (limited: number) => exceededLimits(composition, [{ isoCode, amount: limited }])
          expect(addAmounts(total, -excess)).toBe(limit)
          // Raising the limit by the excess has the same effect as reducing the total, and is easier to test.
          expect(against(addAmounts(limit, excess))).toEqual([])
          expect(against(addAmounts(limit, excess, -0.01))).toHaveLength(1)
        }
      }),
    )
  })
})

describe('instants', () => {
  it('[ORD-26] the refusal of a late cancellation contains the last instant at which the order could be cancelled, to the millisecond', () => {
    const input = { ability: abilityWith(orderRoles), config: configWith() }
    const anyStart = fc.date({ min: new Date(86_400_000), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anyStart, fc.integer({ min: 1, max: 1e9 }), (start, tooLate) => {
        const row = rowWith({ requestInitialTime: start.toISOString() })
        const last = latestCancellation(row)?.getTime() ?? Number.NaN
        const at = (now: Date) => canCancel(row, { ...input, now })
        const [latest] = at(new Date(last + tooLate)).reasons.flatMap((reason) => suggestionsOf(reason))
        expect(latest).toEqual({ kind: 'instant', bound: 'most', value: new Date(last).toISOString() })
        if (latest === undefined) return
        expect(at(new Date(latest.value)).allowed).toBe(true)
        expect(at(new Date(stepBeyond(latest) ?? '')).allowed).toBe(false)
      }),
    )
  })
})

describe('dates and times of a service', () => {
  const anyWanted = fc.record({
    days: fc.integer({ min: -3, max: 3 }),
    from: anyStepTime,
    until: anyStepTime,
  })

  it('[ORD-61] the earliest date in the validation issue of an order that is too early is accepted, and the day before that date is refused', () => {
    fc.assert(
      fc.property(anyPickupWindow, fc.integer({ min: 1, max: 400 }), (window, days) => {
        const windowRules = serviceWindowRules('pickup', window)
        const refuse: Refuse = (serviceDate) =>
          validateServiceWindow(
            { serviceDate: String(serviceDate), from: '', until: '' },
            windowRules,
            window,
          ).filter(({ path }) => path === 'serviceDate')
        const early = Temporal.PlainDate.from(windowRules.earliestDate).subtract({ days }).toString()
        const promised = expectPromiseKept(refuse(early)[0], refuse, 1)
        expect(promised).toEqual([{ kind: 'day', bound: 'least', value: windowRules.earliestDate }])
      }),
    )
  })

  it('[ORD-62] [ORD-63] [ORD-64] [ORD-65] the time that the validation issue of an order’s hours suggests is accepted, and the next time beyond the suggestion is refused', () => {
    fc.assert(
      fc.property(anyPickupWindow, anyWanted, (window, { days, from, until }) => {
        const windowRules = serviceWindowRules('pickup', window)
        const serviceDate = Temporal.PlainDate.from(windowRules.earliestDate).add({ days }).toString()
        const draft = { serviceDate, from, until }
        const issuesOf = (changed: Partial<typeof draft>, rule: string, path: string) =>
          validateServiceWindow({ ...draft, ...changed }, windowRules, window).filter(
            (found) => found.rule === rule && found.path === path,
          )
        for (const found of validateServiceWindow(draft, windowRules, window)) {
          if (found.path === 'serviceDate') continue
          for (const { kind, bound, value } of suggestionsOf(found)) {
            const [day, time] = kind === 'moment' ? value.split('T') : [serviceDate, String(value)]
            // The rule for the date refuses a start on another day, so only starts on this day are checked.
            if (day !== serviceDate || time === undefined) continue
            expect(issuesOf({ [found.path]: time }, found.rule, found.path)).toEqual([])
            const beyond = minutesOfTime(time) + (bound === 'least' ? -10 : 10)
            if (beyond < 0 || beyond >= 1_440) continue
            const at = Temporal.PlainDateTime.from(`${day}T${timeOfMinutes(beyond)}`)
            const isSkipped = !at.toZonedDateTime(window.timeZone).toPlainDateTime().equals(at)
            const others = validateServiceWindow(
              { ...draft, [found.path]: timeOfMinutes(beyond) },
              windowRules,
              window,
            ).filter(({ path }) => path === found.path)
            if (!isSkipped) expect(others.length).toBeGreaterThan(0)
          }
        }
      }),
    )
  })
})
