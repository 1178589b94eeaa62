import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestionsOf } from '../kernel'
import { anyTypedAmount } from '../kernel/testing'
import {
  emptyLimitDraft,
  limitCurrencies,
  limitDraftOf,
  MAX_LIMIT_AMOUNT,
  removeLimit,
  saveLimit,
  validateLimit,
  validateLimits,
} from '.'
import { anyLimit, anyLimits, someCurrencies } from './records.arbitraries'

const [eur, usd, pen, clp] = someCurrencies
if (eur === undefined || usd === undefined || pen === undefined || clp === undefined) throw new Error('four')
const euros = { currency: eur, amount: 1_000 }
const dollars = { currency: usd, amount: 0.5 }
const table = [euros, dollars]
const facts = { existing: table, currencies: someCurrencies }
const issueOf = (rule: string, path: string, params: Record<string, string | number> = {}) => ({
  rule,
  key: `validation.messages.${rule}`,
  path,
  params,
})
const ofAmount = (amount: string) => validateLimit({ currencyId: '3', amount }, facts)

describe('the currency of a limit', () => {
  it('[REC-5] the currency of a limit is required', () => {
    expect(emptyLimitDraft()).toEqual({ currencyId: '', amount: '' })
    expect(validateLimit(emptyLimitDraft(), facts)).toEqual([
      issueOf('required', 'currencyId'),
      issueOf('required', 'amount'),
    ])
  })

  it('[REC-128] a new limit starts with the main currency of the country, unless this currency has a limit or is not offered', () => {
    const start = (mainCurrency: typeof eur | null | undefined, existing = [dollars]) =>
      emptyLimitDraft({ existing, currencies: [eur, usd, pen], mainCurrency }).currencyId
    expect(start(eur)).toBe(String(eur.id))
    expect(start(usd)).toBe('')
    expect(start(clp)).toBe('')
    expect([start(null), start(undefined)]).toEqual(['', ''])
  })

  it('[REC-5] a currency that already has a limit is refused', () => {
    expect(validateLimit({ currencyId: '2', amount: '1' }, facts)).toEqual([
      issueOf('limitAlreadyExists', 'currencyId', { taken: 'USD' }),
    ])
  })

  it.each(['9', '01', ' 3', 'EUR'])(
    '[REC-5] a currency that can’t be chosen for a limit is refused: %j',
    (currencyId) => {
      expect(validateLimit({ currencyId, amount: '1' }, facts)).toEqual([issueOf('currency', 'currencyId')])
    },
  )

  it('[REC-5] the currency of an existing limit is accepted even if it can no longer be chosen', () => {
    expect(limitCurrencies({ ...facts, editing: 1 })).toEqual([usd, pen, clp])
    const withoutDollars = { existing: table, currencies: [eur, pen], editing: 1 }
    expect(limitCurrencies(withoutDollars)).toEqual([usd, pen])
    expect(validateLimit({ currencyId: '2', amount: '1' }, withoutDollars)).toEqual([])
    expect(validateLimit({ currencyId: '3', amount: '1' }, withoutDollars)).toEqual([])
    expect(validateLimit({ currencyId: '1', amount: '1' }, withoutDollars)).toMatchObject([
      { params: { taken: 'EUR' } },
    ])
  })

  it('[REC-5] the currency of a limit is accepted if and only if it is one of the options', () => {
    const anyEditing = fc.option(fc.nat({ max: 4 }), { nil: undefined })
    fc.assert(
      fc.property(anyLimits, anyEditing, fc.constantFrom(...someCurrencies), (existing, editing, { id }) => {
        const offer = { existing, editing, currencies: someCurrencies }
        const offered = limitCurrencies(offer).some((currency) => currency.id === id)
        const issues = validateLimit({ currencyId: String(id), amount: '1' }, offer)
        const held = existing.some(({ currency }, index) => currency.id === id && index !== editing)
        expect(offered).toBe(!held)
        expect(issues.length === 0).toBe(offered)
      }),
    )
  })
})

describe('the amount of a limit', () => {
  it.each([
    ['', issueOf('required', 'amount')],
    ['  ', issueOf('required', 'amount')],
    ['-0,01', issueOf('min_value', 'amount', { min: 0 })],
    ['0,001', issueOf('amount', 'amount', { decimals: 2 })],
    ['many', issueOf('amount', 'amount', { decimals: 2 })],
    ['10000000000000', issueOf('max_value', 'amount', { max: 9_999_999_999_999.99 })],
  ])('[REC-6] the limit amount %j is refused', (typed, expected) => {
    expect(ofAmount(typed)).toEqual([expected])
  })

  it.each(['0', '0,00', '0.01', '1.234,5', '9999999999999,99'])(
    '[REC-6] the limit amount %j is accepted',
    (typed) => {
      expect(ofAmount(typed)).toEqual([])
    },
  )

  it('[REC-6] the amount that the validation issue of an invalid limit suggests is accepted, and amounts beyond the suggestion are refused', () => {
    expect(MAX_LIMIT_AMOUNT).toBe(9_999_999_999_999.99)
    const below = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => new Big(cents).div(-100).toFixed(2))
    const above = fc
      .integer({ min: 1, max: 1_000_000 })
      .map((cents) => new Big('9999999999999.99').plus(new Big(cents).div(100)).toFixed(2))
    fc.assert(
      fc.property(fc.oneof(below, above), (typed) => {
        const [refused] = ofAmount(typed)
        if (refused === undefined) throw new Error(`${typed} was taken`)
        const [suggestion] = suggestionsOf(refused)
        if (suggestion?.kind !== 'number') throw new Error('no number is suggested')
        expect(ofAmount(new Big(suggestion.value).toFixed(2))).toEqual([])
        const step = suggestion.bound === 'least' ? '-0.01' : '0.01'
        expect(ofAmount(new Big(suggestion.value).plus(step).toFixed(2))).toEqual([refused])
      }),
    )
  })

  it('[REC-6] the amount of a limit can be typed in every supported number format', () => {
    fc.assert(
      fc.property(anyTypedAmount, ({ typed, amount }) => {
        const saved = saveLimit({ currencyId: '3', amount: typed }, facts)
        expect(saved.at(-1)).toEqual({ currency: pen, amount })
      }),
    )
  })
})

describe('saving a limit', () => {
  it('[REC-7] a new limit becomes the last row of the table; an existing limit replaces its row, even if its currency was changed', () => {
    expect(saveLimit({ currencyId: '4', amount: '1.000,00' }, facts)).toEqual([
      euros,
      dollars,
      { currency: clp, amount: 1_000 },
    ])
    expect(saveLimit({ currencyId: '4', amount: '7,50' }, { ...facts, editing: 0 })).toEqual([
      { currency: clp, amount: 7.5 },
      dollars,
    ])
  })

  it.each([
    { currencyId: '2', amount: '1' },
    { currencyId: '', amount: '1' },
    { currencyId: '3', amount: '-1' },
  ])('[REC-7] saving the invalid limit %j throws', (draft) => {
    expect(() => saveLimit(draft, facts)).toThrow('[records] saveLimit')
  })

  it('[REC-7] removing a limit removes only the row of this limit', () => {
    expect(removeLimit(table, 0)).toEqual([dollars])
    expect(removeLimit(table, 2)).toEqual(table)
  })

  it('[REC-7] opening a limit in its form and saving it does not change the limit', () => {
    expect(limitDraftOf(euros)).toEqual({ currencyId: '1', amount: '1.000,00' })
    fc.assert(
      fc.property(anyLimits, fc.nat({ max: 3 }), (existing, editing) => {
        const row = existing[editing]
        fc.pre(row !== undefined)
        const own = { existing, editing, currencies: [] }
        expect(validateLimit(limitDraftOf(row), own)).toEqual([])
        expect(saveLimit(limitDraftOf(row), own)).toEqual(existing)
      }),
    )
  })
})

describe('a table of limits', () => {
  it('[REC-15] a table of limits has an issue for each row whose currency an earlier row already has', () => {
    expect(validateLimits([euros, dollars, { currency: eur, amount: 1 }])).toEqual([
      issueOf('limitAlreadyExists', 'limits.2.currencyId', { taken: '1' }),
    ])
  })

  it('[REC-15] a table of limits has an issue for each row whose amount the form of a limit would refuse', () => {
    expect(validateLimits([{ currency: eur, amount: -1 }])).toEqual([
      issueOf('min_value', 'limits.0.amount', { min: 0 }),
    ])
  })

  it('[REC-15] if several rows of a table of limits have the same currency, each row after the first has one issue', () => {
    fc.assert(
      fc.property(fc.array(anyLimit, { maxLength: 8 }), (rows) => {
        const distinct = new Set(rows.map(({ currency }) => currency.code)).size
        expect(validateLimits(rows)).toHaveLength(rows.length - distinct)
      }),
    )
  })
})
