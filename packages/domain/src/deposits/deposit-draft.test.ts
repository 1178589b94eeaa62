import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ServicePoint } from '../service-points'
import {
  accountDateRange,
  beginDeposit,
  changeDepositDraft,
  depositChoices,
  depositCountryCode,
  depositTimeZone,
  emptyDepositDraft,
  settleDeposit,
} from '.'
import type { DepositFacts } from './deposit-draft'
import {
  anyDepositChange,
  anyDepositFacts,
  depositConfigWith,
  depositCurrencyCatalogue,
  depositPointWith as pointWith,
} from './testing'

const [euro, dollar, sol] = depositCurrencyCatalogue
const now = new Date('2026-11-21T09:30:05+01:00')
const factsOf = (...points: readonly ReturnType<typeof pointWith>[]) => ({
  points,
  config: depositConfigWith(),
  now,
})
const todayAt = (servicePoint: ServicePoint | undefined, { now: at, config }: DepositFacts) =>
  accountDateRange({ now: at, timeZone: depositTimeZone(servicePoint, config) }).today
const counter = pointWith({
  id: 1,
  channels: ['Counter', 'Night safe'],
  accountDate: true,
  currencies: [dollar, euro],
})
const safe = pointWith({ id: 2, channels: ['Only'], currencies: [dollar] })
const open = pointWith({ id: 3, openChannel: true, currencies: [dollar, sol] })
const abroad = pointWith({ id: 4, subclientId: 20, clientId: 200, countryCode: 'PE', mainCurrency: sol })
const facts = factsOf(counter, safe, open, abroad)
const commodity = { code: '1', description: 'Bills', commodityTypeCode: '1' }
const blank = {
  clientId: undefined,
  subclientId: undefined,
  servicePointId: undefined,
  channelId: undefined,
  commodity: undefined,
  accountDate: '',
  currencyCode: '',
  totalAmount: '',
  barcode: '',
  comments: '',
  firstSentAt: undefined,
}
const atCounter = {
  ...blank,
  clientId: 100,
  subclientId: 10,
  servicePointId: 1,
  channelId: 11,
  commodity,
  accountDate: '2026-11-20',
  currencyCode: 'USD',
  totalAmount: '12,50',
  barcode: 'B-77',
  comments: 'Ring twice',
  firstSentAt: '2026-11-21T08:00:00.000Z',
}
const anyChanges = fc.array(anyDepositChange, { maxLength: 5 })

describe('the initial draft', () => {
  it('[DPS-10] the draft of a new deposit is empty if the user has no service point or several to choose from', () => {
    expect(emptyDepositDraft(facts)).toEqual(blank)
    expect(emptyDepositDraft(factsOf())).toEqual(blank)
  })

  it('[DPS-10] if the user has only one service point, the draft of a new deposit has that point and its default values', () => {
    expect(emptyDepositDraft(factsOf(counter))).toEqual({
      ...blank,
      clientId: 100,
      subclientId: 10,
      servicePointId: 1,
      accountDate: '2026-11-21',
      currencyCode: 'EUR',
    })
  })

  it('[DPS-10] the draft of a new deposit contains the client, subclient and point that the form chooses, and no typed text', () => {
    fc.assert(
      fc.property(anyDepositFacts, (some) => {
        const { clientId, subclientId, servicePointId, ...rest } = emptyDepositDraft(some)
        const choices = depositChoices(some.points)
        expect([clientId, subclientId, servicePointId]).toEqual([
          choices.clientId,
          choices.subclientId,
          choices.servicePointId,
        ])
        expect(rest).toMatchObject({ commodity: undefined, totalAmount: '', barcode: '', comments: '' })
        expect(rest.firstSentAt).toBeUndefined()
        const hasDate = choices.servicePoint?.accountDate === true
        expect(rest.accountDate).toBe(hasDate ? todayAt(choices.servicePoint, some) : '')
      }),
    )
  })

  it('[DPS-10] [DPS-49] the account date of a new deposit is today in the time zone of its service point', () => {
    const late = { ...factsOf(counter), now: new Date('2026-11-21T23:30:00Z') }
    expect(emptyDepositDraft(late).accountDate).toBe('2026-11-22')
    const lima = factsOf({ ...counter, zone: 'America/Lima' })
    expect(emptyDepositDraft({ ...lima, now: late.now }).accountDate).toBe('2026-11-21')
  })
})

describe('another service point', () => {
  it('[DPS-11] choosing a point for a deposit chooses its channel and currency if there is only one, and clears a hidden account date', () => {
    expect(changeDepositDraft(atCounter, { servicePointId: 2 }, facts)).toEqual({
      ...atCounter,
      servicePointId: 2,
      channelId: 20,
      accountDate: '',
      currencyCode: 'USD',
      comments: '',
      firstSentAt: undefined,
    })
  })

  it('[DPS-11] choosing a point with several channels and currencies for a deposit chooses the main currency and no channel', () => {
    expect(changeDepositDraft(atCounter, { servicePointId: 3 }, facts)).toMatchObject({
      channelId: undefined,
      currencyCode: '',
    })
    expect(
      changeDepositDraft({ ...atCounter, servicePointId: 2 }, { servicePointId: 1 }, facts),
    ).toMatchObject({ channelId: undefined, currencyCode: 'EUR', accountDate: '2026-11-21' })
  })

  it('[DPS-11] choosing a point without currencies clears the currency of a deposit', () => {
    const plain = pointWith({ id: 5 })
    expect(changeDepositDraft(atCounter, { servicePointId: 5 }, factsOf(counter, plain)).currencyCode).toBe(
      '',
    )
  })

  it('[DPS-11] a deposit gets the main currency of the client’s country, not the main currency of the country in the settings', () => {
    const lima = pointWith({ id: 6, countryCode: 'PE', mainCurrency: sol, currencies: [euro, sol] })
    expect(emptyDepositDraft(factsOf(lima)).currencyCode).toBe('PEN')
  })

  it('[DPS-11] removing the chosen point of a deposit clears the same fields as choosing another point', () => {
    const two = factsOf(counter, safe)
    expect(changeDepositDraft(atCounter, { servicePointId: undefined }, two)).toEqual({
      ...atCounter,
      servicePointId: undefined,
      channelId: undefined,
      accountDate: '',
      currencyCode: '',
      comments: '',
      firstSentAt: undefined,
    })
  })

  it('[DPS-12] choosing a point clears the commodity of a deposit only if the point is in another country', () => {
    expect(changeDepositDraft(atCounter, { clientId: 200 }, facts)).toMatchObject({
      clientId: 200,
      subclientId: 20,
      servicePointId: 4,
      commodity: undefined,
      totalAmount: '12,50',
      barcode: 'B-77',
    })
    expect(changeDepositDraft(atCounter, { servicePointId: 3 }, facts).commodity).toEqual(commodity)
  })

  it('[DPS-12] if one change contains a new client and a new commodity, the deposit gets this commodity', () => {
    const peruvian = { code: '9', description: 'Soles', commodityTypeCode: null }
    expect(changeDepositDraft(atCounter, { clientId: 200, commodity: peruvian }, facts).commodity).toEqual(
      peruvian,
    )
  })

  it('[DPS-12] choosing a client for a deposit without a client keeps the commodity only if the client is in the user’s country', () => {
    const early = { ...blank, commodity }
    expect(changeDepositDraft(early, { clientId: 100 }, facts).commodity).toEqual(commodity)
    expect(changeDepositDraft(early, { clientId: 200 }, facts).commodity).toBeUndefined()
  })
})

describe('changes', () => {
  it('[DPS-13] choosing the current client or service point of a deposit again changes no field', () => {
    expect(changeDepositDraft(atCounter, { servicePointId: 1 }, facts)).toEqual(atCounter)
    expect(changeDepositDraft(atCounter, { clientId: 100 }, facts)).toEqual(atCounter)
  })

  it('[DPS-13] if a change of a deposit contains a point and other fields, the other fields replace the defaults of the point', () => {
    const change = { servicePointId: 1, accountDate: '2026-11-19', currencyCode: 'USD', channelId: 10 }
    expect(changeDepositDraft(blank, { clientId: 100, subclientId: 10, ...change }, facts)).toMatchObject({
      ...change,
      clientId: 100,
    })
  })

  it('[DPS-13] changing other fields of a deposit keeps the chosen service point, even if the point no longer exists', () => {
    expect(changeDepositDraft(atCounter, { totalAmount: '13' }, factsOf(safe))).toEqual({
      ...atCounter,
      totalAmount: '13',
    })
  })

  it('[DPS-3] changing a deposit after the service points have been loaded chooses the point if there is only one', () => {
    const early = emptyDepositDraft(factsOf())
    const { clientId } = early
    expect(changeDepositDraft(early, { clientId }, factsOf(safe))).toEqual(emptyDepositDraft(factsOf(safe)))
  })

  it('[DPS-13] a change of a deposit without client, subclient and point changes only the fields in the change', () => {
    fc.assert(
      fc.property(anyDepositFacts, anyChanges, anyDepositChange, (some, before, change) => {
        const draft = before.reduce(
          (current, next) => changeDepositDraft(current, next, some),
          emptyDepositDraft(some),
        )
        const { clientId, subclientId, servicePointId, ...rest } = change
        expect(changeDepositDraft(draft, rest, some)).toEqual({ ...draft, ...rest })
      }),
    )
  })

  it('[DPS-3, DPS-11, DPS-12] after any change, a deposit has an existing point or no point, and keeps its commodity only in the same country', () => {
    fc.assert(
      fc.property(anyDepositFacts, anyChanges, anyDepositChange, (some, before, change) => {
        const draft = before.reduce(
          (current, next) => changeDepositDraft(current, next, some),
          emptyDepositDraft(some),
        )
        const { clientId, subclientId, servicePointId } = { ...draft, ...change }
        const wanted = { clientId, subclientId, servicePointId }
        const next = changeDepositDraft(draft, wanted, some)
        const choices = depositChoices(some.points, wanted)
        expect([next.clientId, next.subclientId, next.servicePointId]).toEqual([
          choices.clientId,
          choices.subclientId,
          choices.servicePointId,
        ])
        expect([next.totalAmount, next.barcode]).toEqual([draft.totalAmount, draft.barcode])
        if (next.servicePointId !== draft.servicePointId) {
          expect([next.comments, next.firstSentAt]).toEqual(['', undefined])
          const codes = choices.servicePoint?.currencies.map(({ code }) => code)
          if (next.currencyCode !== '') expect(codes).toContain(next.currencyCode)
        }
        const countryOf = (id: number | undefined) =>
          depositCountryCode(
            depositChoices(some.points).clients.find((client) => client.id === id),
            some.config,
          )
        const isSameCountry = countryOf(next.clientId) === countryOf(draft.clientId)
        expect(next.commodity).toEqual(isSameCountry ? draft.commodity : undefined)
      }),
    )
  })
})

describe('sending', () => {
  it('[DPS-31] a deposit keeps the instant of the first attempt to send it', () => {
    const first = beginDeposit({ ...atCounter, firstSentAt: undefined }, now)
    expect(first).toEqual({ ...atCounter, firstSentAt: '2026-11-21T08:30:05.000Z' })
    expect(beginDeposit(first, new Date('2026-11-22T00:00:00Z'))).toBe(first)
  })

  it('[DPS-31] a deposit keeps the instant of its first attempt when fields are corrected, but not when another point is chosen', () => {
    const corrected = changeDepositDraft(atCounter, { totalAmount: '13', comments: 'x' }, facts)
    expect(corrected.firstSentAt).toBe(atCounter.firstSentAt)
    expect(changeDepositDraft(atCounter, { servicePointId: 3 }, facts).firstSentAt).toBeUndefined()
  })

  it('[DPS-37] sending a deposit successfully clears the form and shows the message of success', () => {
    const outcome = { draft: emptyDepositDraft(facts), messageKey: 'messages.deposit.ok' }
    expect(settleDeposit(atCounter, { ok: true }, facts)).toEqual(outcome)
  })

  it('[DPS-37] if sending a deposit fails, the form keeps every field and shows the message of failure', () => {
    const outcome = { draft: atCounter, messageKey: 'messages.deposit.ko' }
    expect(settleDeposit(atCounter, { ok: false }, facts)).toEqual(outcome)
  })

  it('[DPS-37] the draft after sending a deposit is either unchanged or completely cleared', () => {
    fc.assert(
      fc.property(anyDepositFacts, anyChanges, fc.boolean(), (some, changes, ok) => {
        const draft = changes.reduce(
          (current, next) => changeDepositDraft(current, next, some),
          emptyDepositDraft(some),
        )
        expect(settleDeposit(draft, { ok }, some).draft).toEqual(ok ? emptyDepositDraft(some) : draft)
      }),
    )
  })
})
