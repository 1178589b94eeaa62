import Big from 'big.js'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { formatAmount } from '../kernel'
import { anyInstant, anyZone } from '../kernel/testing'
import {
  beginDeposit,
  buildDepositTransaction,
  changeDepositDraft,
  type DepositDraft,
  type DepositInput,
  DepositTransaction,
  depositAccountDay,
  depositSessionId,
  emptyDepositDraft,
} from '.'
import { goldenDeposit } from './golden-deposit.fixtures'
import {
  anySendableDeposit,
  type DepositPointFacts,
  depositConfigWith,
  depositCurrencyCatalogue,
  depositUser,
  depositPointWith as pointWith,
  type SendableDeposit,
} from './testing'

const [euro, dollar] = depositCurrencyCatalogue
const now = new Date('2026-11-21T09:30:05+01:00')
const clock = { now, timeZone: 'Europe/Madrid' }
const bills = { code: '1', description: 'Bills', commodityTypeCode: '1' }

const build = (
  point: DepositPointFacts,
  changed: Partial<DepositDraft> = {},
  input: Partial<DepositInput> = {},
) => {
  const servicePoint = pointWith({ clientName: 'Bazar Norte', ...point })
  const facts = { points: [servicePoint], config: depositConfigWith(), ...clock }
  const draft = changeDepositDraft(
    emptyDepositDraft(facts),
    { commodity: bills, totalAmount: '123,45', barcode: ' B-77 ' },
    facts,
  )
  const { subclient } = servicePoint
  return buildDepositTransaction(
    { ...draft, ...changed },
    { user: depositUser, servicePoint, subclient, client: subclient.client, ...facts, ...input },
  )
}
const buildFor = ({ draft, facts, servicePoint }: SendableDeposit, changed: Partial<DepositDraft> = {}) => {
  const { subclient } = servicePoint
  return buildDepositTransaction(
    { ...draft, ...changed },
    { user: depositUser, servicePoint, subclient, client: subclient.client, ...facts },
  )
}
const mixOf = (body: DepositTransaction) => body.transactions[0]?.units[0]?.mix[0]

describe('the body of a deposit', () => {
  it('[DPS-30] the body of a deposit from the form equals the body of the same deposit from a device', () => {
    const point = { channels: ['Counter', 'Night safe'], accountDate: true, currencies: [dollar, euro] }
    const typed = {
      channelId: 10,
      accountDate: '2026-11-20',
      commodity: { code: '28', description: 'Mixed', commodityTypeCode: null },
    }
    expect(build(point, typed)).toEqual(goldenDeposit)
  })

  it('[DPS-30] the schema accepts the body of every deposit that can be sent', () => {
    fc.assert(
      fc.property(anySendableDeposit, (deposit) => {
        const body = buildFor(deposit)
        expect(DepositTransaction.safeParse(body)).toMatchObject({ success: true, data: body })
      }),
    )
  })

  it.each([
    ['without a device', { deviceId: null }, {}, 'no device'],
    ['without the client’s id', { clientIdSmartcash: null }, {}, 'no client id'],
    ['without the subclient’s id', { subclientIdSmartcash: '' }, {}, 'no subclient id'],
    ['without the point’s id', { idSmartcash: null }, {}, 'no service point id'],
    ['without a currency', { countryCode: 'PE' }, {}, 'no currency'],
    [
      'with a currency that is not the point’s',
      { currencies: [euro] },
      { currencyCode: 'USD' },
      'no currency',
    ],
    ['without a channel', { channels: ['A', 'B'] }, {}, 'no channel'],
    ['without an account date', { accountDate: true }, { accountDate: '' }, 'no account date'],
    ['with half an account date', { accountDate: true }, { accountDate: '2026-11' }, 'no account date'],
    ['without a barcode', {}, { barcode: '  ' }, 'no barcode'],
    ['without an amount', {}, { totalAmount: '' }, 'the amount is empty'],
    ['with a wrong amount', {}, { totalAmount: '1,2345' }, 'the amount is decimals'],
  ])(
    '[DPS-30] building the body of an incomplete deposit throws an error: a deposit %s',
    (_, point, changed, message) => {
      expect(() => build(point, changed)).toThrow(
        `[deposits] buildDepositTransaction: ${message}; validate first`,
      )
    },
  )
})

describe('depositor and place in the body', () => {
  it.each([
    [{ email: 'a@b.example', username: 'ana' }, 'a@b.example'],
    [{ email: null, username: 'ana' }, 'ana'],
    [{ email: '', username: 'ana' }, 'ana'],
  ])('[DPS-38] in the body of a deposit, the user %j is identified as %s', (user, expected) => {
    expect(build({}, {}, { user }).contextInformation.client.userName).toBe(expected)
  })

  it('[DPS-38] the body of a deposit has no cash center if the subclient has no delegation or its delegation has no id', () => {
    expect(build({ cashCenter: null }).contextInformation.client.cashCenter).toBe('')
    const subclient = { idSmartcash: 'SC-2', delegation: { id: 1, idSmartcash: null, description: 'D' } }
    expect(build({}, {}, { subclient }).contextInformation.client.cashCenter).toBe('')
  })

  it('[DPS-6] the country in the body of a deposit is the country of the client', () => {
    expect(build({ countryCode: 'PT', mainCurrency: euro }).contextInformation.countryId).toBe('PT')
  })
})

describe('timestamps and session', () => {
  it('[DPS-33] the account date in the body of a deposit is the day of the deposit if the form hides the account date', () => {
    const { transactionTimestamp, accountTimestamp } = build(
      {},
      { accountDate: '2026-11-01' },
    ).contextInformation
    expect(accountTimestamp).toEqual({ date: '21/11/2026', time: '09:30:05' })
    expect(transactionTimestamp).toEqual(accountTimestamp)
  })

  it('[DPS-32, DPS-33] the timestamps in the body of a deposit are local times of the service point', () => {
    fc.assert(
      fc.property(anySendableDeposit, (deposit) => {
        const { facts, draft, servicePoint } = deposit
        const wall = Temporal.Instant.fromEpochMilliseconds(facts.now.getTime()).toZonedDateTimeISO(
          servicePoint.zone ?? '',
        )
        const pad = (value: number) => String(value).padStart(2, '0')
        const time = [wall.hour, wall.minute, wall.second].map(pad)
        const body = buildFor(deposit)
        const { transactionTimestamp, accountTimestamp, timeZone } = body.contextInformation
        expect(timeZone).toBe(servicePoint.zone)
        expect(transactionTimestamp).toEqual({
          date: `${pad(wall.day)}/${pad(wall.month)}/${wall.year}`,
          time: time.join(':'),
        })
        expect(accountTimestamp.time).toBe(transactionTimestamp.time)
        expect(depositAccountDay(body)).toBe(
          servicePoint.accountDate ? draft.accountDate : wall.toPlainDate().toString(),
        )
        expect(body.sessionId).toBe(
          `${wall.year}${pad(wall.month)}${pad(wall.day)}${time.join('')}${servicePoint.deviceId}CASHIN`,
        )
      }),
    )
  })

  it('[DPS-32] two deposits have different session ids if they are sent in different seconds or at different devices', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, fc.integer({ min: 1, max: 3_600 }), (at, timeZone, seconds) => {
        const idOf = (instant: Date, deviceId: string) =>
          depositSessionId({ at: instant, deviceId, timeZone: 'UTC' })
        expect(idOf(new Date(at.getTime() + seconds * 1_000), 'D')).not.toBe(idOf(at, 'D'))
        expect(idOf(at, 'E')).not.toBe(idOf(at, 'D'))
        expect(depositSessionId({ at, deviceId: 'D', timeZone })).toMatch(/^\d{14}DCASHIN$/)
      }),
    )
  })

  it('[DPS-31] a deposit that is sent again has the same body, even if it is sent often or much later', () => {
    fc.assert(
      fc.property(anySendableDeposit, anyInstant, (deposit, later) => {
        const begun = beginDeposit(deposit.draft, deposit.facts.now)
        const first = buildFor({ ...deposit, draft: begun })
        const again = beginDeposit(begun, later)
        expect(first).toEqual(buildFor(deposit))
        expect(buildFor({ ...deposit, draft: again, facts: { ...deposit.facts, now: later } })).toEqual(first)
      }),
    )
  })

  it('[DPS-31] correcting the fields of a deposit does not change its session id', () => {
    const first = build({}, { firstSentAt: now.toISOString() })
    const later = new Date('2026-11-21T09:31:00+01:00')
    const corrected = build({}, { firstSentAt: now.toISOString(), totalAmount: '200' }, { now: later })
    expect(corrected.sessionId).toBe(first.sessionId)
    expect(build({}, {}, { now: later }).sessionId).not.toBe(first.sessionId)
  })
})

describe('the content in the body', () => {
  it('[DPS-34] the body of a deposit contains the amount in hundredths, in two fields', () => {
    fc.assert(
      fc.property(anySendableDeposit, fc.integer({ min: 1, max: 100_000_000_000_000 }), (deposit, value) => {
        const exact = new Big(value).div(100)
        const body = buildFor(deposit, { totalAmount: formatAmount(exact.toNumber()) })
        expect(body.transactions[0]?.total.value).toBe(exact.times(100).toNumber())
        expect(mixOf(body)?.total).toBe(value)
        expect(mixOf(body)?.currency).toBe(body.transactions[0]?.total.currency)
      }),
    )
  })

  it.each([
    ['1.005,10', 100_510],
    ['0,01', 1],
    ['0.1', 10],
    ['1 005 €', 100_500],
    ['1000000000000', 100_000_000_000_000],
  ])('[DPS-34] the amount %s of a deposit is sent as %i hundredths', (totalAmount, value) => {
    expect(build({}, { totalAmount }).transactions[0]?.total).toEqual({ currency: 'EUR', value })
  })

  it('[DPS-34] the body of a deposit has the chosen currency, or the country’s currency if the point has no currencies', () => {
    const chosen = build({ currencies: [euro, dollar] }, { currencyCode: 'USD' })
    expect(chosen.transactions[0]?.total.currency).toBe('USD')
    expect(build({}, { currencyCode: 'USD' }).transactions[0]?.total.currency).toBe('EUR')
  })

  it.each([
    ['2', '2'],
    [null, 'AGGR'],
    ['', 'AGGR'],
  ])(
    '[DPS-35] a deposit of a commodity with the type code %s is sent with the type %s',
    (commodityTypeCode, type) => {
      expect(mixOf(build({}, { commodity: { ...bills, commodityTypeCode } }))?.type).toBe(type)
    },
  )

  it('[DPS-35] a deposit without a commodity is sent with the type AGGR, which means that all kinds of money are counted together', () => {
    expect(mixOf(build({}, { commodity: undefined }))?.type).toBe('AGGR')
  })

  it('[DPS-36] if the service point has channels, the body of a deposit has the chosen channel and no observations', () => {
    const body = build(
      { channels: ['Counter', 'Night safe'], openChannel: true },
      { channelId: 11, comments: 'hidden' },
    )
    expect([body.channel, body.extraData]).toEqual(['Night safe', { OBSERVATIONS: '' }])
  })

  it('[DPS-36] if the user types the channel, the body of a deposit has the comments as channel and as observations', () => {
    const body = build({ openChannel: true }, { comments: ' Till 4 ' })
    expect([body.channel, body.extraData]).toEqual(['Till 4', { OBSERVATIONS: 'Till 4' }])
  })

  it('[DPS-36] if the form hides channel and comments, the body of a deposit has neither channel nor observations', () => {
    const body = build({}, { comments: 'hidden' })
    expect([body.channel, body.extraData]).toEqual(['', { OBSERVATIONS: '' }])
  })

  it('[DPS-36] the body of a deposit has comments as observations only if the user types the channel and the point has no channels', () => {
    fc.assert(
      fc.property(anySendableDeposit, (deposit) => {
        const { channel, extraData } = buildFor(deposit)
        const { channels, openChannel } = deposit.servicePoint
        const comments = openChannel && channels.length === 0 ? deposit.draft.comments.trim() : ''
        expect(extraData.OBSERVATIONS).toBe(comments)
        expect(channel).toBe(channels.find(({ id }) => id === deposit.draft.channelId)?.text ?? comments)
      }),
    )
  })
})
