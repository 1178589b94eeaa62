import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestionsOf } from '../kernel'
import { anyTypedAmount, stepBeyond } from '../kernel/testing'
import {
  canSendDeposit,
  changeDepositDraft,
  type DepositDraft,
  depositChoices,
  depositFieldNames,
  depositMessageKeys,
  emptyDepositDraft,
  validateDeposit,
} from '.'
import {
  anyDepositChange,
  anyDepositFacts,
  anySendableDeposit,
  type DepositPointFacts,
  depositConfigWith,
  depositCurrencyCatalogue,
  depositPointWith as pointWith,
} from './testing'

const [euro, dollar] = depositCurrencyCatalogue
const fieldNames: readonly string[] = depositFieldNames
const clock = { now: new Date('2026-11-21T09:30:05+01:00'), timeZone: 'Europe/Madrid' }
const config = depositConfigWith()
const everything = { channels: ['Counter', 'Night safe'], accountDate: true, currencies: [euro, dollar] }
const factsOf = (...points: readonly ReturnType<typeof pointWith>[]) => ({ points, config, ...clock })
const filled = (facts: ReturnType<typeof factsOf>): DepositDraft =>
  changeDepositDraft(
    emptyDepositDraft(facts),
    {
      channelId: 10,
      commodity: { code: '1', description: 'Bills', commodityTypeCode: '1' },
      totalAmount: '12,50',
      barcode: 'B-77',
    },
    facts,
  )
const issuesAt = (point: DepositPointFacts, changed: Partial<DepositDraft>) => {
  const facts = factsOf(pointWith(point))
  return validateDeposit({ ...filled(facts), ...changed }, facts)
}
const shortly = (issues: ReturnType<typeof validateDeposit>) =>
  issues.map(({ path, rule }) => `${path} ${rule}`)

describe('place', () => {
  const elsewhere = pointWith({ id: 2, subclientId: 20, clientId: 200 })
  const broken = pointWith({ id: 3, active: false })
  const facts = factsOf(pointWith({ id: 1 }), elsewhere, broken)
  const here = { clientId: 100, subclientId: 10, servicePointId: 1 }

  it.each([
    ['none of the three', { clientId: undefined, subclientId: undefined, servicePointId: undefined }, 3],
    ['a client alone', { ...here, subclientId: undefined, servicePointId: undefined }, 2],
    ['no point', { ...here, servicePointId: undefined }, 1],
    ['a point that takes no deposits', { ...here, servicePointId: 3 }, 1],
    ['a point of another client', { ...here, servicePointId: 2 }, 1],
    ['a subclient of another client', { ...here, subclientId: 20, servicePointId: 2 }, 2],
    ['an unknown client', { ...here, clientId: 7 }, 3],
    ['all three of them', here, 0],
  ])(
    '[DPS-20] client, subclient and point of a deposit are required, and are validated in a draft with %s',
    (_, place, missing) => {
      const draft = { ...filled(factsOf(pointWith())), ...place }
      expect(shortly(validateDeposit(draft, facts))).toEqual(
        ['clientId required', 'subclientId required', 'servicePointId required'].slice(3 - missing),
      )
    },
  )
})

describe('client, subclient and point, for any data', () => {
  it('[DPS-20] if several service points have the same id, the client and subclient of a deposit are validated with the first of these points', () => {
    const facts = factsOf(pointWith({ id: 1, subclientId: 11 }), pointWith({ id: 1, subclientId: 12 }))
    const at = (subclientId: number) =>
      shortly(validateDeposit({ ...filled(facts), clientId: 100, subclientId, servicePointId: 1 }, facts))
    expect(at(11)).toEqual([])
    expect(at(12)).toEqual(['subclientId required', 'servicePointId required'])
  })

  const anyId = fc.option(fc.integer({ min: 1, max: 32 }), { nil: undefined })

  it('[DPS-20] the client, subclient and point of a deposit are valid if and only if the form would keep all three', () => {
    fc.assert(
      fc.property(anyDepositFacts, fc.tuple(anyId, anyId, anyId), fc.nat(), (facts, ids, chosen) => {
        const point = facts.points[chosen % (facts.points.length + 1)]
        const [clientId, subclientId, servicePointId] =
          point === undefined ? ids : [point.subclient.client.id, point.subclient.id, point.id]
        const place = { clientId, subclientId, servicePointId }
        const issues = validateDeposit({ ...emptyDepositDraft(facts), ...place }, facts)
        const { client, subclient, servicePoint } = depositChoices(facts.points, place)
        const isKept =
          client?.id === clientId && subclient?.id === subclientId && servicePoint?.id === servicePointId
        expect(issues.every(({ path }) => !Object.hasOwn(place, path))).toBe(
          isKept && servicePoint !== undefined,
        )
      }),
    )
  })
})

describe('commodity and barcode', () => {
  it('[DPS-21, DPS-26] the validation issue of a barcode or of comments that are too long contains the greatest length that is accepted', () => {
    const anyField = fc.constantFrom('barcode' as const, 'comments' as const)
    const at = { openChannel: true }
    fc.assert(
      fc.property(anyField, fc.integer({ min: 1, max: 900 }), (field, length) => {
        const issues = issuesAt(at, { [field]: '🪙'.repeat(length) })
        expect(issues.length).toBe(length > (field === 'barcode' ? 50 : 400) ? 1 : 0)
        for (const suggestion of issues.flatMap((issue) => suggestionsOf(issue))) {
          expect(issuesAt(at, { [field]: '🪙'.repeat(Number(suggestion.value)) })).toEqual([])
          expect(issuesAt(at, { [field]: '🪙'.repeat(Number(stepBeyond(suggestion))) })).toEqual(issues)
        }
      }),
    )
  })

  it('[DPS-21] the commodity and the barcode of a deposit are required', () => {
    expect(shortly(issuesAt({}, { commodity: undefined, barcode: ' ' }))).toEqual([
      'barcode required',
      'commodity required',
    ])
  })

  it('[DPS-21] the barcode of a deposit has at most 50 characters', () => {
    const longest = '🪙'.repeat(50)
    expect(issuesAt({}, { barcode: ` ${longest}\n` })).toEqual([])
    expect(issuesAt({}, { barcode: `${longest}1` })).toEqual([
      {
        rule: 'max',
        key: 'validation.messages.max',
        path: 'barcode',
        params: { length: 50 },
      },
    ])
  })
})

describe('channel and currency', () => {
  it.each([
    [undefined, ['channelId required']],
    [99, ['channelId required']],
    [11, []],
  ])(
    '[DPS-22] the channel of a deposit must be a channel of the service point: %s',
    (channelId, expected) => {
      expect(shortly(issuesAt(everything, { channelId }))).toEqual(expected)
    },
  )

  it.each([
    ['', ['currencyCode required']],
    ['PEN', ['currencyCode required']],
    ['USD', []],
  ])(
    '[DPS-24] the currency of a deposit must be a currency of the service point: "%s"',
    (currencyCode, expected) => {
      expect(shortly(issuesAt(everything, { currencyCode }))).toEqual(expected)
    },
  )

  it('[DPS-22, DPS-24] a service point without channels and currencies requires no channel and currency of a deposit', () => {
    expect(issuesAt({}, { channelId: undefined, currencyCode: '' })).toEqual([])
  })
})

describe('amount', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['0', 'gt'],
    ['0,00', 'gt'],
    ['-5', 'gt'],
    ['1,0055', 'amount'],
    ['abc', 'amount'],
    ['1e3', 'amount'],
    ['0,01', undefined],
    ['0.01', undefined],
    ['1000000000000', undefined],
    ['1000000000000,01', 'max_value'],
    ['99999999999999999', 'max_value'],
  ])('[DPS-25] the amount "%s" of a deposit has the issue %s', (totalAmount, rule) => {
    expect(shortly(issuesAt({}, { totalAmount }))).toEqual(rule === undefined ? [] : [`totalAmount ${rule}`])
  })

  it('[DPS-25] the validation issue of an invalid deposit amount contains the limit that the amount violates, or the accepted number of decimals', () => {
    const paramsOf = (totalAmount: string) => issuesAt({}, { totalAmount }).map(({ params }) => params)
    expect(paramsOf('0')).toEqual([{ limit: 0, minimum: '0,01' }])
    expect(paramsOf('-1')).toEqual([{ limit: 0, minimum: '0,01' }])
    expect(paramsOf('2000000000000')).toEqual([{ max: 1_000_000_000_000 }])
    expect(paramsOf('1,234.567')).toEqual([{ decimals: 2 }])
  })

  it('[DPS-25] the validation issue of a refused amount suggests an amount that is accepted, and the next amount beyond it is refused', () => {
    const typed = fc.oneof(
      anyTypedAmount.map((amount) => amount.typed),
      fc.constantFrom('0', '0,00', '-3', '1.000.000.000.000,01', '9.999.999.999.999,99', '1'.repeat(40)),
    )
    fc.assert(
      fc.property(typed, (totalAmount) => {
        for (const issue of issuesAt({}, { totalAmount })) {
          const [suggestion, ...others] = suggestionsOf(issue)
          expect([suggestion === undefined, others]).toEqual([false, []])
          if (suggestion === undefined) return
          expect(issuesAt({}, { totalAmount: String(suggestion.value) })).toEqual([])
          expect(shortly(issuesAt({}, { totalAmount: String(stepBeyond(suggestion)) }))).toEqual(
            shortly([issue]),
          )
        }
      }),
    )
  })

  it('[DPS-25] the amount of a deposit is accepted if and only if it is from 0.01 to 1,000,000,000,000', () => {
    fc.assert(
      fc.property(anyTypedAmount, ({ typed, amount }) => {
        expect(issuesAt({}, { totalAmount: typed }).length).toBe(amount > 1_000_000_000_000 ? 1 : 0)
      }),
    )
  })
})

describe('channel and currency, for any data', () => {
  it('[DPS-22, DPS-24] the channel and the currency of a deposit are accepted if and only if the point has them', () => {
    const anyChannel = fc.option(fc.integer({ min: 9, max: 12 }), { nil: undefined })
    const anyCode = fc.constantFrom('', 'EUR', 'USD', 'PEN', 'ABC')
    fc.assert(
      fc.property(anySendableDeposit, anyChannel, anyCode, (deposit, channelId, currencyCode) => {
        const { draft, facts, servicePoint } = deposit
        const { channels, currencies } = servicePoint
        const expected = [
          channels.length > 0 && !channels.some(({ id }) => id === channelId) && 'channelId required',
          currencies.length > 0 &&
            !currencies.some(({ code }) => code === currencyCode) &&
            'currencyCode required',
        ]
        expect(shortly(validateDeposit({ ...draft, channelId, currencyCode }, facts))).toEqual(
          expected.filter((text) => text !== false),
        )
      }),
    )
  })
})

describe('comments', () => {
  it('[DPS-26] visible comments of a deposit have at most 400 characters', () => {
    const longest = '📦'.repeat(400)
    expect(issuesAt({ openChannel: true }, { comments: ` ${longest} ` })).toEqual([])
    expect(issuesAt({ openChannel: true }, { comments: `${longest}!` })).toEqual([
      {
        rule: 'max',
        key: 'validation.messages.max',
        path: 'comments',
        params: { length: 400 },
      },
    ])
    expect(issuesAt(everything, { comments: `${longest}!` })).toEqual([])
  })
})

describe('a whole draft', () => {
  it('[DPS-27] validating the draft of a deposit returns all its issues', () => {
    const facts = factsOf(pointWith(everything), pointWith({ id: 2 }))
    const draft = { ...emptyDepositDraft(facts), clientId: 100, subclientId: 10, servicePointId: 1 }
    expect(shortly(validateDeposit(draft, facts))).toEqual([
      'channelId required',
      'accountDate required',
      'currencyCode required',
      'barcode required',
      'commodity required',
      'totalAmount required',
    ])
    expect(shortly(validateDeposit(emptyDepositDraft(facts), facts))).toEqual([
      'servicePointId required',
      'barcode required',
      'commodity required',
      'totalAmount required',
    ])
  })

  it('[DPS-27] the validation issues of any draft of a deposit are in the order of the fields, and their message keys are in the list', () => {
    const shared = ['required', 'gt', 'max', 'max_value'].map((rule) => `validation.messages.${rule}`)
    fc.assert(
      fc.property(anyDepositFacts, fc.array(anyDepositChange, { maxLength: 4 }), (facts, changes) => {
        const draft = changes.reduce(
          (current, change) => changeDepositDraft(current, change, facts),
          emptyDepositDraft(facts),
        )
        const issues = validateDeposit(draft, facts)
        const order = issues.map(({ path }) => fieldNames.indexOf(path))
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b))
        expect(order).not.toContain(-1)
        for (const { key } of issues) expect([...shared, ...depositMessageKeys]).toContain(key)
      }),
    )
  })

  it('[DPS-27] a complete draft of a deposit has no issue and can be sent', () => {
    fc.assert(
      fc.property(anySendableDeposit, ({ draft, facts }) => {
        expect(validateDeposit(draft, facts)).toEqual([])
        expect(canSendDeposit(draft, facts)).toEqual({ allowed: true, reasons: [] })
      }),
    )
  })
})
