import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bagsAhead,
  canBeginNext,
  canChangeBag,
  type DepositBag,
  type DepositBagOutcome,
  type DepositBagState,
  depositBagStates,
  depositSessionId,
  depositTotals,
  emptyDepositDraft,
  LatestDeposits,
  nextBagDraft,
  nextDepositInstant,
  nextToSend,
  restoredBags,
  resumedBag,
  settleBag,
  validateBag,
  waitsForConnection,
} from '.'
import { anySendableDeposit, depositConfigWith, depositCurrencyCatalogue, depositPointWith } from './testing'

const [euro, dollar] = depositCurrencyCatalogue
const timeZone = 'Europe/Madrid'
const now = new Date('2026-11-21T09:30:05.400+01:00')
const facts = {
  points: [depositPointWith({ currencies: [euro, dollar] })],
  config: depositConfigWith(),
  now,
  timeZone,
}
const commodity = { code: '1', description: 'Bills', commodityTypeCode: '1' }
const draft = { ...emptyDepositDraft(facts), commodity, totalAmount: '123,45', barcode: 'B-77' }
const bagOf = (part: Partial<DepositBag> = {}): DepositBag => ({
  id: 'a',
  draft,
  state: 'waiting',
  isUncertain: false,
  ...part,
})
const anyOutcome = fc.constantFrom<DepositBagOutcome>('booked', 'invalid', 'refused', 'unknown')

describe('the next bag in a list', () => {
  it('[DPS-41] the form of the next bag has the values of the last bag, except the amount and the bag code', () => {
    const sent = { ...draft, comments: 'late', firstSentAt: now.toISOString() }
    expect(nextBagDraft(sent)).toEqual({ ...sent, totalAmount: '', barcode: '', firstSentAt: undefined })
  })

  it('[DPS-42] a bag is refused if its code is already in the list of the deposit', () => {
    expect(validateBag(draft, [], facts)).toEqual([])
    const listed = [bagOf({ draft: { ...draft, barcode: ' B-77 ' } })]
    expect(validateBag(draft, listed, facts)).toEqual([
      { rule: 'bag-listed', key: 'validation.messages.bag-listed', path: 'barcode', params: {} },
    ])
    expect(validateBag({ ...draft, barcode: 'B-78' }, listed, facts)).toEqual([])
  })

  it('[DPS-42] the only validation issue of a bag without a code is that the code is required', () => {
    const empty = { ...draft, barcode: '' }
    expect(validateBag(empty, [bagOf({ draft: empty })], facts).map(({ rule }) => rule)).toEqual(['required'])
  })
})

describe('the instant of a bag', () => {
  it('[DPS-43] the instant of a bag is the current time, but at least one second after the instant of the last bag', () => {
    expect(nextDepositInstant(now, undefined)).toEqual(now)
    const last = '2026-11-21T08:30:05.100Z'
    expect(nextDepositInstant(now, last).toISOString()).toBe('2026-11-21T08:30:06.000Z')
    expect(nextDepositInstant(now, '2026-11-21T08:30:04.900Z')).toEqual(now)
  })

  it('[DPS-43] the bags that are sent from one device have different session ids', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 20 })
    fc.assert(
      fc.property(pauses, (waits) => {
        let clock = now.getTime()
        let last: string | undefined
        const ids = waits.map((wait) => {
          const at = nextDepositInstant(new Date(clock), last)
          clock = at.getTime() + wait
          last = at.toISOString()
          return depositSessionId({ at, deviceId: 'DEV-1', timeZone })
        })
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

describe('the totals of a list of bags', () => {
  it('[DPS-44] the bags of a deposit have one total per currency, which is the sum of their amounts', () => {
    const inDollars = bagOf({ draft: { ...draft, currencyCode: 'USD', totalAmount: '0,01' } })
    expect(depositTotals([bagOf(), inDollars, bagOf()], facts)).toEqual([
      { currencyCode: 'EUR', symbol: '€', hundredths: 24_690 },
      { currencyCode: 'USD', symbol: '$', hundredths: 1 },
    ])
    expect(depositTotals([], facts)).toEqual([])
  })

  it('[DPS-44] the total is in the country’s currency if the point has no currencies, and texts that are not amounts count as 0', () => {
    const plain = { ...facts, points: [depositPointWith()] }
    expect(depositTotals([bagOf(), bagOf({ draft: { ...draft, totalAmount: 'x' } })], plain)).toEqual([
      { currencyCode: 'EUR', symbol: '€', hundredths: 12_345 },
    ])
    expect(depositTotals([bagOf()], { ...facts, points: [] })).toEqual([
      { currencyCode: '', symbol: '', hundredths: 12_345 },
    ])
  })

  it('[DPS-44] the amount of every deposit that can be sent is part of the total in its currency', () => {
    fc.assert(
      fc.property(anySendableDeposit, (sendable) => {
        const totals = depositTotals([bagOf({ draft: sendable.draft })], sendable.facts)
        expect(totals.map(({ hundredths }) => hundredths > 0)).toEqual([true])
        expect(totals[0]?.currencyCode).not.toBe('')
      }),
    )
  })
})

describe('a bag after an attempt to send it', () => {
  it.each<[DepositBagOutcome, DepositBagState, boolean]>([
    ['booked', 'booked', false],
    ['invalid', 'refused', false],
    ['refused', 'refused', false],
    ['unknown', 'unknown', true],
  ])('[DPS-45] a bag with the outcome %s is %s', (outcome, state, isUncertain) => {
    expect(settleBag(bagOf({ state: 'sending' }), outcome)).toEqual(bagOf({ state, isUncertain }))
  })

  it('[DPS-45] a bag that got no response has an unknown state until a later attempt books the bag or finds that the bag breaks a rule', () => {
    fc.assert(
      fc.property(fc.array(anyOutcome), (outcomes) => {
        let bag = settleBag(bagOf(), 'unknown')
        for (const outcome of outcomes) {
          bag = settleBag(bag, outcome)
          if (outcome === 'booked' || outcome === 'invalid') return
          expect(bag.state).toBe('unknown')
        }
      }),
    )
  })

  it('[DPS-45] [DPS-46] a bag that was being sent when the page closed can’t be changed, because it may be booked', () => {
    for (const state of depositBagStates) {
      const resumed = resumedBag(bagOf({ state }))
      expect(resumed.state).toBe(state === 'sending' ? 'unknown' : state)
      expect(canChangeBag(resumed)).toBe(state === 'waiting' || state === 'refused')
    }
    expect(canChangeBag(bagOf({ isUncertain: true }))).toBe(false)
  })
})

describe('a list of bags that the user cleared', () => {
  const named = (barcode: string, part: Partial<DepositBag> = {}) =>
    bagOf({ id: `${barcode} ${part.state}`, draft: { ...draft, barcode }, ...part })

  it('[DPS-48] undoing the clearing of a list restores the cleared bags before newer ones, and each code is listed once', () => {
    const before = [named('B-1'), named('B-2')]
    expect(restoredBags(before, [])).toEqual(before)
    expect(restoredBags(before, [named(' B-2 '), named('B-3')])).toEqual([...before, named('B-3')])
  })

  it('[DPS-48] undoing the clearing of a list does not restore a bag whose code has been sent since the clearing', () => {
    const booked = named('B-1', { state: 'booked' })
    expect(restoredBags([named('B-1'), named('B-2')], [booked])).toEqual([named('B-2'), booked])
  })
})

describe('the latest deposits', () => {
  it('[DPS-47] a response with the latest deposits is accepted if a deposit has an unknown state or no channel, and if the list is missing', () => {
    const row = {
      sessionId: '20261121093005DEV-1CASHIN',
      state: 'CREDITED',
      registeredAt: '2026-11-21T08:30:05.000Z',
      accountDate: '2026-11-21',
      total: 12_345,
      currency: { code: 'EUR', symbol: '€' },
      barcode: 'B-77',
      userName: 'ana',
    }
    expect(LatestDeposits.parse({ deposits: [row] })).toEqual({ deposits: [{ ...row, channel: null }] })
    expect(LatestDeposits.parse({})).toEqual({ deposits: [] })
  })
})

it('[DPS-59] after the user has confirmed the bags, a bag waits for the connection if it is not booked, refused or being sent', () => {
  expect(depositBagStates.filter((state) => waitsForConnection({ state }))).toEqual(['waiting', 'unknown'])
})

describe('the next deposit while bags of earlier deposits wait', () => {
  const anyBags = fc
    .array(fc.constantFrom(...depositBagStates))
    .map((states) => states.map((state, at) => bagOf({ id: `${at}`, state })))

  it('[DPS-63] the user can begin the next deposit if every bag is booked or waits for the connection', () => {
    const states: readonly DepositBagState[] = ['waiting', 'booked', 'unknown']
    expect(canBeginNext(states.map((state) => ({ state })))).toBe(true)
    for (const state of ['refused', 'sending'] as const)
      expect(canBeginNext([...states.map((each) => ({ state: each })), { state }])).toBe(false)
  })

  it('[DPS-63] bags of earlier deposits that are not booked stay in order, before the bags of the last deposit', () => {
    fc.assert(
      fc.property(anyBags, anyBags, (earlier, bags) => {
        const ahead = bagsAhead(earlier, bags)
        expect(ahead).toEqual([...earlier, ...bags].filter(({ state }) => state !== 'booked'))
        // Beginning the next deposit twice must not change the order of the bags.
        expect(bagsAhead(ahead, [])).toEqual(ahead)
      }),
    )
  })

  it('[DPS-63] bags of earlier deposits are sent first; bags of the current deposit are sent after the user has confirmed it', () => {
    fc.assert(
      fc.property(anyBags, anyBags, (earlier, bags) => {
        const first = earlier.find(({ state }) => state === 'waiting')
        expect(nextToSend({ earlier, bags, isBooking: false })).toBe(first)
        expect(nextToSend({ earlier, bags, isBooking: true })).toBe(
          first ?? bags.find(({ state }) => state === 'waiting'),
        )
      }),
    )
  })
})
