import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildDepositTransaction,
  DepositTransaction,
  depositFieldNames,
  depositFieldOf,
  validateDepositRequest,
} from '.'
import { goldenDeposit } from './golden-deposit.fixtures'
import {
  anySendableDeposit,
  depositConfigWith,
  depositCurrencyCatalogue,
  depositUser,
  depositPointWith as pointWith,
} from './testing'

const [euro, dollar] = depositCurrencyCatalogue
const mixed = { code: '28', description: 'Mixed', commodityTypeCode: null }
const place = { clientName: 'Bazar Norte', accountDate: true, currencies: [dollar, euro] }
const facts = {
  servicePoint: pointWith({ ...place, channels: ['Counter', 'Night safe'] }),
  commodities: [mixed],
  user: depositUser,
  config: depositConfigWith(),
  now: new Date('2026-11-21T09:31:00+01:00'),
  timeZone: 'Europe/Madrid',
}
const context = 'contextInformation'
const mix = 'transactions.0.units.0.mix.0'

/** The reference body with other values at some paths, after its schema has parsed it. */
const bodyWith = (changes: Readonly<Record<string, unknown>>): DepositTransaction => {
  const body: unknown = structuredClone(goldenDeposit)
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.reduce<unknown>((at, name) => Reflect.get(Object(at), name), body)
    Reflect.set(Object(parent), last, value)
  }
  return DepositTransaction.parse(body)
}
const shortly = (changes: Readonly<Record<string, unknown>>, given: Partial<typeof facts> = {}) =>
  validateDepositRequest(bodyWith(changes), { ...facts, ...given }).map(({ path, rule }) => `${path} ${rule}`)

describe('the body of a deposit', () => {
  it('[DPS-39] the body of a deposit from a valid form has no issue', () => {
    fc.assert(
      fc.property(anySendableDeposit, ({ draft, facts: { now, config }, servicePoint }) => {
        const { subclient } = servicePoint
        const input = { user: depositUser, servicePoint, subclient, client: subclient.client, config }
        const body = buildDepositTransaction(draft, { ...input, now })
        const commodities = draft.commodity === undefined ? [] : [draft.commodity]
        const issues = validateDepositRequest(body, {
          ...{ servicePoint, commodities, user: depositUser, config, now },
        })
        expect(issues).toEqual([])
      }),
    )
  })

  it('[DPS-54] the bag code in the body of a deposit must have one of the formats of the user’s country', () => {
    const config = { ...facts.config, CashToday: { ...facts.config.CashToday, BagCodeFormats: ['PT-9999'] } }
    expect(shortly({ [`${mix}.barCode`]: 'PT-123' }, { config })).toEqual([`${mix}.barCode bag-code`])
    expect(shortly({ [`${mix}.barCode`]: 'PT-1234' }, { config })).toEqual([])
  })

  it.each([
    ['a channel that the point does not have', { channel: 'Drive-in' }, 'channel', 'Counter, Night safe'],
    ['a kind of money that the country does not have', { [`${mix}.type`]: '1' }, `${mix}.type`, 'AGGR'],
    [
      'a currency that the point does not have',
      { 'transactions.0.total.currency': 'PEN', [`${mix}.currency`]: 'PEN' },
      'transactions.0.total.currency',
      'USD, EUR',
    ],
  ])(
    '[DPS-39] if the body of a deposit has %s, the issue contains the accepted values',
    (_, changes, path, oneOf) => {
      const issues = validateDepositRequest(bodyWith(changes), facts)
      expect(issues).toMatchObject([{ path, rule: 'one-of', params: { oneOf } }])
    },
  )

  it('[DPS-39] the body of a deposit with an empty channel is refused because the channel is required', () => {
    expect(shortly({ channel: '' })).toEqual(['channel required'])
  })

  it('[DPS-39] the body of a deposit with a blank barcode is refused because the barcode is required', () => {
    expect(shortly({ [`${mix}.barCode`]: '  ' })).toEqual([`${mix}.barCode required`])
  })

  it.each([
    ['another client', `${context}.client.clientId`, 'SC-9'],
    ['another name', `${context}.client.customerName`, 'Bazar Sur'],
    ['another user', `${context}.client.userName`, 'ana@bazar.example'],
    ['another device', `${context}.device.deviceId`, 'DEV-2'],
    ['another cash centre', `${context}.client.cashCenter`, ''],
    ['another country', `${context}.countryId`, 'PT'],
    [
      'an account time that differs from the time of the transaction',
      `${context}.accountTimestamp.time`,
      '00:00:00',
    ],
    ['a session id of another second', 'sessionId', '20261121093006DEV-1CASHIN'],
    ['comments that the form does not show', 'extraData.OBSERVATIONS', 'hi'],
    ['an entry in another currency', `${mix}.currency`, 'USD'],
    ['an entry of another amount', `${mix}.total`, 12_346],
    ['blanks around the barcode', `${mix}.barCode`, ' B-77'],
  ])('[DPS-39] the body of a deposit is invalid if no form could send it: %s', (_, path, value) => {
    expect(shortly({ [path]: value })).toEqual([`${path} invalid`])
  })

  it('[DPS-39] at a point where the user types the channel, the channel in a deposit’s body must equal the comments', () => {
    const given = { servicePoint: pointWith({ ...place, openChannel: true }) }
    expect(shortly({ channel: 'Till 2', 'extraData.OBSERVATIONS': 'Till 2' }, given)).toEqual([])
    expect(shortly({ channel: 'Till 3', 'extraData.OBSERVATIONS': 'Till 2' }, given)).toEqual([
      'channel invalid',
    ])
    expect(shortly({ channel: 'x', 'extraData.OBSERVATIONS': ' x' }, given)).toEqual([
      'extraData.OBSERVATIONS invalid',
    ])
  })

  it('[DPS-39] if the form hides currency and account date, a deposit’s body must have the main currency and the day of the deposit', () => {
    const given = { servicePoint: pointWith({ clientName: 'Bazar Norte', channels: ['Counter'] }) }
    const today = { [`${context}.accountTimestamp.date`]: '21/11/2026' }
    expect(shortly(today, given)).toEqual([])
    expect(
      shortly({ ...today, 'transactions.0.total.currency': 'USD', [`${mix}.currency`]: 'USD' }, given),
    ).toEqual(['transactions.0.total.currency invalid', `${mix}.currency invalid`])
    expect(shortly({}, given)).toEqual([`${context}.accountTimestamp.date invalid`])
  })

  it.each([
    ['10/11/2026', ['date-range']],
    ['11/11/2026', []],
    ['01/12/2026', []],
    ['02/12/2026', ['date-range']],
  ])('[DPS-39] the account date %s in the body of a deposit is validated as in the form', (date, rules) => {
    const path = `${context}.accountTimestamp.date`
    expect(shortly({ [path]: date })).toEqual(rules.map((rule) => `${path} ${rule}`))
  })

  it.each([
    ['10/11/2026', ['date-range']],
    ['11/11/2026', []],
    ['22/11/2026', []],
    ['23/11/2026', ['date-range']],
  ])(
    '[DPS-40] the day in the body of a deposit must be between ten days before today and tomorrow: %s',
    (date, rules) => {
      const path = `${context}.transactionTimestamp.date`
      const sessionId = `${date.split('/').toReversed().join('')}093005DEV-1CASHIN`
      expect(shortly({ [path]: date, sessionId })).toEqual(rules.map((rule) => `${path} ${rule}`))
    },
  )

  it('[DPS-40] the time zone in the body of a deposit must exist; the day is validated in the time zone of the service point', () => {
    expect(shortly({ [`${context}.timeZone`]: 'Europe/Bilbao' })).toEqual([`${context}.timeZone invalid`])
    // At 23:30 on the 10th in Lima, it is 05:30 on the 11th in Madrid.
    const inLima = {
      [`${context}.timeZone`]: 'America/Lima',
      [`${context}.transactionTimestamp`]: { date: '10/11/2026', time: '23:30:05' },
      [`${context}.accountTimestamp.time`]: '23:30:05',
      sessionId: '20261110233005DEV-1CASHIN',
    }
    expect(shortly(inLima)).toEqual([])
  })
})

describe('the path of a field in the body', () => {
  it('[DPS-39] a path in the body of a deposit belongs to at most one field of the form', () => {
    const paths = [
      'channel',
      'extraData.OBSERVATIONS',
      `${context}.accountTimestamp.date`,
      'transactions.0.total.currency',
      `${mix}.barCode`,
      `${mix}.type`,
      'transactions.0.total.value',
    ]
    expect(paths.map(depositFieldOf)).toEqual(
      depositFieldNames.filter((name) => !['clientId', 'subclientId', 'servicePointId'].includes(name)),
    )
    for (const path of ['', 'sessionId', 'undefined']) expect(depositFieldOf(path)).toBeUndefined()
  })
})
