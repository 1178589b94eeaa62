import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHostileText } from '../../kernel/testing'
import {
  addPack,
  addSupply,
  buildDeliveryRequest,
  buildSupplyRequest,
  type CompositionDraft,
  compositionOf,
  compositionTotal,
  emptyDeliveryDraft,
  emptyNewPack,
  emptySupplyDraft,
  type Pack,
  pieceEntryOf,
  readNewPack,
  readPieces,
  setDenomination,
  type TypedDenomination,
  typePieces,
  validateDelivery,
  validateSupply,
} from '..'
import { article, bill, euro, input, now, point } from '../new-order/new-order.fixtures'
import { anyDenomination } from '../order-records.arbitraries'
import { orderUser } from '../orders.arbitraries'
import { serviceWindowRules } from '../window/service-window'

const clock = { now, timeZone: 'Europe/Madrid' }
const rules = serviceWindowRules('delivery', {
  config: input.config,
  servicePoint: point,
  countryCode: 'ES',
  ...clock,
})
const coins: Pack = {
  id: 'coins',
  code: 'coins',
  description: 'Coins',
  denominations: [{ quantity: 10, value: 1, currencySymbol: '€', currencyIsoCode: 'EUR' }],
}
const { denomination } = bill
const twenty = { ...denomination, id: '20', value: 20 }
const draftWith = (parts: Partial<CompositionDraft>) => ({ ...emptyDeliveryDraft(rules, euro), ...parts })
const issuesOf = (parts: Partial<CompositionDraft>) =>
  validateDelivery(draftWith(parts), { rules, currencies: [euro], ...clock }).map(
    ({ path, rule }) => `${path} ${rule}`,
  )

const anyTyped: fc.Arbitrary<TypedDenomination> = fc
  .tuple(anyDenomination, fc.oneof(anyHostileText, fc.nat({ max: 2_000_000 }).map(String)), fc.boolean())
  .map(([of, text, isAmount]) =>
    isAmount ? { denomination: of, amount: text } : { denomination: of, quantity: text },
  )

describe('pieces and packs that are typed', () => {
  it('[ORD-107] the total of a delivery includes the pieces and packs that the user typed, as quantities or as amounts', () => {
    const draft = draftWith({
      denominations: [
        { denomination, amount: '120' },
        { denomination: twenty, quantity: ' 3 ' },
      ],
      packs: [{ pack: coins, quantity: '2' }],
    })
    expect(compositionOf(draft)).toMatchObject({
      currencyIsoCode: 'EUR',
      denominations: [{ quantity: 2 }, { quantity: 3 }],
      packs: [{ quantity: 2 }],
    })
    expect(compositionTotal(compositionOf(draft))).toBe(180)
  })

  it('[ORD-107] a typed quantity of pieces or packs that is not a valid number counts as 0 and has an issue', () => {
    const parts = {
      denominations: [
        { denomination, amount: 'a lot' },
        { denomination: twenty, quantity: '1.5' },
        { denomination: { ...denomination, id: '10', value: 10 }, quantity: '1' },
      ],
      packs: [{ pack: coins, quantity: '' }],
    }
    expect(compositionTotal(compositionOf(draftWith(parts)))).toBe(10)
    expect(issuesOf(parts)).toEqual([
      'denominations.0.amount amount',
      'denominations.1.quantity integer',
      'packs.0.quantity required',
    ])
  })

  it('[ORD-107] any text that is typed for the pieces of a denomination has an issue exactly if it is not a valid number', () => {
    fc.assert(
      fc.property(fc.array(anyTyped, { maxLength: 4 }), (denominations) => {
        const wrong = denominations.flatMap((line, index) => {
          const entry = pieceEntryOf(line)
          return readPieces(entry, line.denomination).ok ? [] : [`denominations.${index}.${entry.mode}`]
        })
        const paths = validateDelivery(draftWith({ denominations }), { rules, currencies: [euro], ...clock })
          .map(({ path }) => path)
          .filter((path) => path.startsWith('denominations'))
        expect(paths).toEqual(wrong)
        expect(compositionOf(draftWith({ denominations })).denominations.length).toBeLessThanOrEqual(
          denominations.length - wrong.length,
        )
      }),
    )
  })

  it('[ORD-83] pieces that are typed for a denomination replace its earlier pieces, and a blank text removes the denomination', () => {
    const other = { denomination: twenty, quantity: '1' }
    const once = typePieces([bill, other], { denomination, amount: '200' })
    expect(once).toEqual([{ denomination, amount: '200' }, other])
    expect(typePieces(once, { denomination, quantity: ' ' })).toEqual([other])
    expect(typePieces([], { denomination, amount: '' })).toEqual([])
    expect(compositionOf(draftWith({ denominations: [{ denomination, quantity: '0' }] }))).toMatchObject({
      denominations: [],
    })
  })

  it('[ORD-83] a denomination occurs at most once in the contents of a delivery, whatever texts are typed', () => {
    fc.assert(
      fc.property(fc.array(anyTyped), (typed) => {
        const lines = typed.reduce<readonly TypedDenomination[]>(typePieces, [])
        const ids = lines.map((line) => line.denomination.id)
        expect(ids).toEqual([...new Set(ids)])
        expect(lines.every((line) => pieceEntryOf(line).typed.trim() !== '')).toBe(true)
      }),
    )
  })

  it('[ORD-83] after a number of pieces is set for a denomination, the delivery contains exactly this number of pieces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (quantity) => {
        const denominations = setDenomination([], { denomination, quantity })
        expect(compositionOf(draftWith({ denominations })).denominations).toEqual([
          { denomination, quantity },
        ])
      }),
    )
  })
})

describe('packs that are added', () => {
  it('[ORD-82] adding a pack to a delivery replaces the quantity of this pack in the list if the listed quantity is invalid', () => {
    for (const quantity of ['', 'none', '0', '1.5'])
      expect(addPack([{ pack: coins, quantity }], { pack: coins, quantity: 2 })).toEqual([
        { pack: coins, quantity: '2' },
      ])
  })

  it('[ORD-99] a pack can be added to a delivery only if it is in the catalogue and its quantity is from 1 to a million', () => {
    expect(readNewPack({ packId: 'coins', quantity: ' 2 ' }, [coins])).toEqual({ pack: coins, quantity: 2 })
    expect(readNewPack(emptyNewPack(), [coins])).toBeUndefined()
    for (const quantity of ['', '0', 'x', '1000001'])
      expect(readNewPack({ packId: 'coins', quantity }, [coins])).toBeUndefined()
  })

  it("[ORD-99] a delivery can't be sent while a pack is chosen but not added to the list", () => {
    const newPack = { packId: 'coins', quantity: '1' }
    expect(issuesOf({ denominations: [bill], newPack })).toEqual(['newPack.packId unadded'])
    expect(issuesOf({ denominations: [bill], newPack: { packId: '', quantity: '7' } })).toEqual([])
  })
})

describe('articles that are typed', () => {
  const validate = (parts: Partial<ReturnType<typeof emptySupplyDraft>>) =>
    validateSupply({ ...emptySupplyDraft(), supplies: [article], ...parts }, input).map(
      ({ path, rule }) => `${path} ${rule}`,
    )

  it.each([
    ['', 'required'],
    ['x', 'integer'],
    ['0', 'between'],
  ])(
    '[ORD-107] if "%s" is typed as the quantity of an article, the issue %s appears at this field',
    (quantity, rule) => {
      expect(validate({ supplies: [{ ...article, quantity }] })).toEqual([`supplies.0.quantity ${rule}`])
    },
  )

  it("[ORD-99] an order of supplies can't be sent while an article is chosen but not added to the list", () => {
    const none = emptySupplyDraft().newSupply
    expect(validate({})).toEqual([])
    for (const part of [{ commodityTypeId: '1' }, { commodityId: 'A' }, { quantity: '2' }])
      expect(validate({ newSupply: { ...none, ...part } })).toEqual(['newSupply.commodityTypeId unadded'])
  })

  it('[ORD-90] adding an article to a supply replaces the quantity of this article in the list if the listed quantity is invalid', () => {
    const [line] = addSupply([{ ...article, quantity: 'x' }], { ...article, quantity: 4 })
    expect(line).toEqual({ ...article, quantity: '4' })
  })

  it('[ORD-93] [ORD-107] typed quantities of supplies are sent as numbers, and a quantity that is not a number causes an error', () => {
    const build = { servicePoint: point, user: orderUser, countryCode: 'ES' }
    const draft = (quantity: string) => ({ ...emptySupplyDraft(), supplies: [{ ...article, quantity }] })
    expect(buildSupplyRequest(draft(' 7 '), build).supplies[0]?.quantity).toBe(7)
    for (const quantity of ['', ' ', 'x'])
      expect(() => buildSupplyRequest(draft(quantity), build)).toThrow('validate first')
  })

  it('[ORD-87] [ORD-107] typed quantities of pieces in a delivery are sent as numbers', () => {
    const draft = draftWith({ denominations: [{ denomination, amount: '100' }] })
    const body = buildDeliveryRequest('delivery', draft, {
      servicePoint: point,
      user: orderUser,
      countryCode: 'ES',
      rules,
      timeZone: 'Europe/Madrid',
      currencies: [euro],
    })
    expect(body.requestedAmounts).toMatchObject([{ denominations: [{ denominationQuantity: 2 }] }])
  })
})
