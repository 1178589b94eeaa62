import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, multiplyAmount, suggestionsOf } from '../../kernel'
import { anyHostileText, anyTypedAmount, stepBeyond } from '../../kernel/testing'
import {
  addSupply,
  changeSupplyEntry,
  type Denomination,
  emptySupplyDraft,
  emptySupplyEntry,
  externalClientId,
  groupDenominations,
  lineAmount,
  MAX_ORDER_AMOUNT,
  offeredCommodities,
  readPieces,
  readSupplyEntry,
  validateSupply,
} from '..'
import { anyCommodityTypes, anyDenomination } from '../order-records.arbitraries'
import { configWith, pointWith } from '../orders.arbitraries'

const piece = (id: string, commodityTypeCode: string, description = commodityTypeCode): Denomination => ({
  id,
  code: id,
  value: 1,
  description: id,
  commodityTypeCode,
  commodityTypeDescription: description,
})
const rulesOf = (read: ReturnType<typeof readPieces> | ReturnType<typeof readSupplyEntry>) =>
  read.ok ? [] : read.error.map(({ path, rule }) => `${path} ${rule}`)

describe('denominations', () => {
  it('[ORD-94] denominations are grouped by commodity type in the order of the catalogue', () => {
    const [coin, bill, other] = [
      piece('1', '2', 'Coins'),
      piece('2', '1', 'Bills'),
      piece('3', '2', 'Münzen'),
    ]
    expect(groupDenominations([coin, bill, other])).toEqual([
      { commodityTypeCode: '2', commodityTypeDescription: 'Coins', denominations: [coin, other] },
      { commodityTypeCode: '1', commodityTypeDescription: 'Bills', denominations: [bill] },
    ])
  })

  it('[ORD-94] each denomination is in exactly one group, which has the commodity type of the denomination', () => {
    fc.assert(
      fc.property(fc.array(anyDenomination), (denominations) => {
        const groups = groupDenominations(denominations)
        const codes = groups.map(({ commodityTypeCode }) => commodityTypeCode)
        expect(codes).toEqual([...new Set(denominations.map((known) => known.commodityTypeCode))])
        for (const group of groups) {
          expect(group.denominations).toEqual(
            denominations.filter((known) => known.commodityTypeCode === group.commodityTypeCode),
          )
        }
      }),
    )
  })
})

describe('pieces that are typed', () => {
  const fifty = { value: 50 }
  const quantity = (typed: string) => readPieces({ mode: 'quantity', typed }, fifty)
  const amount = (typed: string, value = 50) => readPieces({ mode: 'amount', typed }, { value })

  it('[ORD-95] a typed quantity of pieces must be a whole number from 0 to a million', () => {
    expect(quantity(' 3 ')).toEqual({ ok: true, value: { quantity: 3, amount: 150, remainder: 0 } })
    expect(quantity('0')).toEqual({ ok: true, value: { quantity: 0, amount: 0, remainder: 0 } })
    expect(quantity('1000000')).toMatchObject({ value: { quantity: 1_000_000, amount: 50_000_000 } })
    expect(['', '1.5', '-1', '1000001', 'x', '1e3'].map((typed) => rulesOf(quantity(typed)))).toEqual([
      ['typed required'],
      ['typed integer'],
      ['typed between'],
      ['typed between'],
      ['typed integer'],
      ['typed integer'],
    ])
  })

  it('[ORD-95] a typed amount is divided into whole pieces of a denomination, and the rest of the amount is the remainder', () => {
    expect(amount('100')).toEqual({ ok: true, value: { quantity: 2, amount: 100, remainder: 0 } })
    expect(amount('9,05', 0.02)).toEqual({
      ok: true,
      value: { quantity: 452, amount: 9.04, remainder: 0.01 },
    })
    expect(amount('0')).toEqual({ ok: true, value: { quantity: 0, amount: 0, remainder: 0 } })
    expect(['', '-1', '0,125', 'x'].map((typed) => rulesOf(amount(typed)))).toEqual([
      ['typed required'],
      ['typed min_value'],
      ['typed amount'],
      ['typed amount'],
    ])
    expect(amount('-1')).toMatchObject({ error: [{ params: { min: 0 } }] })
  })

  it('[ORD-95] the value of the pieces in a typed amount plus the remainder is exactly the amount', () => {
    fc.assert(
      fc.property(anyTypedAmount, anyDenomination, ({ typed, amount: meant }, { value }) => {
        const read = amount(typed, value)
        if (!read.ok) {
          expect(rulesOf(read)).toEqual(['typed max_value'])
          return
        }
        expect(read.value.quantity).toBe(new Big(meant).div(value).round(0, Big.roundDown).toNumber())
        expect(addAmounts(read.value.amount, read.value.remainder)).toBe(meant)
        expect(read.value.remainder).toBeLessThan(value)
      }),
    )
  })

  it('[ORD-95] an amount that needs more than a million pieces is refused, and the issue contains the highest accepted amount', () => {
    expect(amount('1.000.000,01', 0.01)).toMatchObject({
      error: [{ rule: 'max_value', path: 'typed', params: { max: 10_000 } }],
    })
    fc.assert(
      fc.property(anyDenomination, ({ value }) => {
        const refused = amount('9.999.999.999.999,99', value)
        const [most] = refused.ok ? [] : refused.error.flatMap((found) => suggestionsOf(found))
        if (most === undefined) return expect.fail('nothing is promised')
        const typed = (number: unknown) => new Big(Number(number)).toFixed(2)
        expect(amount(typed(most.value), value).ok).toBe(true)
        expect(amount(typed(stepBeyond(most)), value).ok).toBe(false)
      }),
    )
  })

  it('[ORD-95] any typed text is either read as a number of pieces, or refused with an issue', () => {
    fc.assert(
      fc.property(
        anyHostileText,
        fc.constantFrom('quantity', 'amount'),
        anyDenomination,
        (typed, mode, of) => {
          const read = readPieces({ mode, typed }, of)
          expect(read.ok ? Number.isInteger(read.value.quantity) : read.error.length > 0).toBe(true)
        },
      ),
    )
  })

  it('[ORD-96] the value of typed pieces is exactly their quantity times their denomination', () => {
    expect([lineAmount(0.1, 3), lineAmount(5, 0), lineAmount(5, -1), lineAmount(5, 1.5)]).toEqual([
      0.3, 0, 0, 0,
    ])
    expect(lineAmount(1e9, 1_000_000)).toBe(9_999_999_999_999.99)
    fc.assert(
      fc.property(anyDenomination, fc.integer({ min: 0, max: 1_000_000 }), ({ value }, count) => {
        expect(lineAmount(value, count)).toBe(multiplyAmount(value, count))
        expect(lineAmount(value, count)).toBe(new Big(value).times(count).toNumber())
        expect(lineAmount(value, count)).toBeLessThanOrEqual(MAX_ORDER_AMOUNT)
      }),
    )
  })
})

describe('an article that is typed', () => {
  const types = [
    { id: '1', description: 'Bags', commodities: [{ id: 'A', description: 'Small bag' }] },
    { id: '2', description: 'Seals', commodities: [{ id: 'A', description: 'Red seal' }] },
    { id: '3', description: 'Coins', commodities: [] },
  ]
  const config = configWith({ Supply: { MaximumQuantity: 40 } })
  const entry = { commodityTypeId: '1', commodityId: 'A', quantity: '5' }
  const read = (parts: Partial<typeof entry>) => readSupplyEntry({ ...entry, ...parts }, { types, config })

  it('[ORD-97] the form for supplies shows only articles of the chosen kind of material', () => {
    expect(offeredCommodities(types, entry)).toEqual([{ id: 'A', description: 'Small bag' }])
    expect(offeredCommodities(types, { commodityTypeId: '3' })).toEqual([])
    expect(offeredCommodities(types, emptySupplyEntry())).toEqual([])
  })

  it('[ORD-97] choosing another kind of material clears the chosen article of a supply, but no other change clears it', () => {
    expect(changeSupplyEntry(entry, { commodityTypeId: '2' })).toEqual({
      ...entry,
      commodityTypeId: '2',
      commodityId: '',
    })
    expect(changeSupplyEntry(entry, { commodityTypeId: '1' })).toEqual(entry)
    expect(changeSupplyEntry(entry, { quantity: '6' })).toEqual({ ...entry, quantity: '6' })
    expect(changeSupplyEntry(entry, { commodityTypeId: '2', commodityId: 'A' })).toEqual({
      ...entry,
      commodityTypeId: '2',
    })
  })

  it('[ORD-98] an article that is added to a supply becomes a line with the names of the article and of its kind', () => {
    expect(read({ quantity: ' 40 ' })).toEqual({
      ok: true,
      value: {
        commodityTypeId: '1',
        commodityTypeDescription: 'Bags',
        commodityId: 'A',
        commodityDescription: 'Small bag',
        quantity: 40,
      },
    })
  })

  it("[ORD-98] if an article can't be added to a supply, the validation issues of all its fields are shown at once", () => {
    expect(rulesOf(readSupplyEntry(emptySupplyEntry(), { types, config }))).toEqual([
      'commodityTypeId required',
      'commodityId required',
      'quantity required',
    ])
    expect(rulesOf(read({ commodityId: 'B' }))).toEqual(['commodityId required'])
    expect(rulesOf(read({ commodityTypeId: '9' }))).toEqual([
      'commodityTypeId required',
      'commodityId required',
    ])
    expect(['0', '41', '1.5', 'x'].map((quantity) => rulesOf(read({ quantity })))).toEqual([
      ['quantity between'],
      ['quantity between'],
      ['quantity integer'],
      ['quantity integer'],
    ])
    expect(read({ quantity: '41' })).toMatchObject({ error: [{ params: { min: 1, max: 40 } }] })
  })

  it('[ORD-97] [ORD-98] an article with any typed values is either added to the supply without issues, or refused with issues', () => {
    const id = fc.constantFrom('1', '2', '3', 'A', 'B', 'C', '')
    const anyPatch = fc.record(
      { commodityTypeId: id, commodityId: id, quantity: fc.constantFrom('', '1', '40', '41', 'x') },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anyCommodityTypes, fc.array(anyPatch), (catalogue, patches) => {
        const typed = patches.reduce(changeSupplyEntry, emptySupplyEntry())
        const line = readSupplyEntry(typed, { types: catalogue, config })
        if (!line.ok) {
          expect(line.error.length).toBeGreaterThan(0)
          return
        }
        const supplies = addSupply([], line.value)
        expect(validateSupply({ ...emptySupplyDraft(), supplies }, { config })).toEqual([])
        expect(offeredCommodities(catalogue, typed).map((known) => known.id)).toContain(
          line.value.commodityId,
        )
      }),
    )
  })
})

describe("the client's id in calls", () => {
  it('[ORD-46] calls contain the id of a client in the external system, or its portal id if it has no external id', () => {
    const point = pointWith({ clientId: 7 })
    const named = (oidSol: string | null) =>
      externalClientId({
        subclient: { ...point.subclient, client: { ...point.subclient.client, oidSol } },
      })
    expect([named('C-7'), named(null), named('')]).toEqual(['C-7', '7', '7'])
  })
})
