import fc from 'fast-check'
import { CountryConfig, type CurrencySummary } from '../country'
import { formatAmount } from '../kernel'
import { anyDay, anyHostileText, anyInstant, anyPlainText, anyZone } from '../kernel/testing'
import { ServicePoint } from '../service-points'
import { accountDateRange } from './account-date'
import type { DepositCommodity } from './deposit-commodity.schema'
import { changeDepositDraft, type DepositDraft, type DepositFacts, emptyDepositDraft } from './deposit-draft'
import { MAX_DEPOSIT_BARCODE_LENGTH, MAX_DEPOSIT_OBSERVATIONS_LENGTH } from './deposit-limits'

/** The currencies that the generated points and countries have. */
export const depositCurrencyCatalogue = [
  { id: 978, code: 'EUR', symbol: '€' },
  { id: 840, code: 'USD', symbol: '$' },
  { id: 604, code: 'PEN', symbol: 'S/' },
] as const satisfies readonly CurrencySummary[]

/** Properties of a service point that takes deposits; a missing property has its usual value. */
export interface DepositPointFacts {
  readonly id?: number
  readonly description?: string
  readonly type?: 'SOL' | 'CASHTODAY'
  readonly active?: boolean
  readonly adapters?: readonly string[]
  readonly deviceId?: string | null
  readonly idSmartcash?: string | null
  readonly openChannel?: boolean
  readonly accountDate?: boolean
  readonly zone?: string | null
  readonly channels?: readonly string[]
  readonly currencies?: readonly CurrencySummary[]
  readonly subclientId?: number
  readonly subclientIdSmartcash?: string | null
  readonly cashCenter?: string | null
  readonly clientId?: number
  readonly clientName?: string
  readonly clientIdSmartcash?: string | null
  readonly countryCode?: string
  readonly mainCurrency?: CurrencySummary | null
}

const [euro] = depositCurrencyCatalogue

/** A service point of the type cash-today with a device and the deposit adapter. `facts` replaces these defaults. */
export const depositPointWith = (facts: DepositPointFacts = {}): ServicePoint => {
  const { id = 1, subclientId = 10, clientId = 100, countryCode = 'ES', cashCenter = 'D-01' } = facts
  const { idSmartcash = 'SC-3', subclientIdSmartcash = 'SC-2', clientIdSmartcash = 'SC-1' } = facts
  const country = { id: 1, code: countryCode, name: countryCode, mainCurrency: facts.mainCurrency ?? null }
  const client = {
    id: clientId,
    idSmartcash: clientIdSmartcash,
    description: facts.clientName ?? `Client ${clientId}`,
    active: true,
    country,
  }
  return ServicePoint.parse({
    id,
    type: facts.type ?? 'CASHTODAY',
    idSmartcash,
    deviceId: facts.deviceId === undefined ? 'DEV-1' : facts.deviceId,
    description: facts.description ?? `Point ${id}`,
    active: facts.active ?? true,
    openChannel: facts.openChannel ?? false,
    accountDate: facts.accountDate ?? false,
    zone: facts.zone,
    adapters: (facts.adapters ?? ['deposit']).map((code, index) => ({ id: index, code, name: code })),
    channels: (facts.channels ?? []).map((text, index) => ({ id: id * 10 + index, text })),
    currencies: facts.currencies ?? [],
    subclient: {
      id: subclientId,
      idSmartcash: subclientIdSmartcash,
      description: `Center ${subclientId}`,
      active: true,
      delegation: cashCenter === null ? null : { id: 1, idSmartcash: cashCenter, description: 'Delegation' },
      client,
    },
  })
}

/** Settings of the country with this code. The main currency is the euro by default; `null` means no main currency. */
export const depositConfigWith = (code = 'ES', mainCurrency: CurrencySummary | null = euro): CountryConfig =>
  CountryConfig.parse({ id: 1, code, name: code, mainCurrency })

const anyCurrencies = fc.subarray([...depositCurrencyCatalogue])
const anySmartcashId = fc.constantFrom('SC-1', 'SC-2', null, '')

/** Service points of three clients in two countries, with and without deposits. Some points have the same id. */
export const anyDepositPoint: fc.Arbitrary<ServicePoint> = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    description: fc.constantFrom('A', 'B', 'b', 'Á', ''),
    type: fc.constantFrom('CASHTODAY' as const, 'CASHTODAY' as const, 'SOL' as const),
    active: fc.constantFrom(true, true, false),
    adapters: fc.subarray(['deposit', 'pickup', 'sol_customer']).map((codes) => [...codes]),
    deviceId: fc.constantFrom('DEV-1', '7', '', null),
    idSmartcash: anySmartcashId,
    openChannel: fc.boolean(),
    accountDate: fc.boolean(),
    zone: fc.option(anyZone),
    channels: fc.array(fc.constantFrom('Counter', 'Night safe', 'Tïll 3'), { maxLength: 3 }),
    currencies: anyCurrencies,
    clientId: fc.integer({ min: 1, max: 3 }),
    subclient: fc.integer({ min: 1, max: 2 }),
    subclientIdSmartcash: anySmartcashId,
    cashCenter: fc.constantFrom('D-01', null),
    clientIdSmartcash: anySmartcashId,
  })
  .map(({ subclient, ...facts }) =>
    depositPointWith({
      ...facts,
      subclientId: facts.clientId * 10 + subclient,
      countryCode: facts.clientId === 3 ? 'PE' : 'ES',
      mainCurrency: facts.clientId === 2 ? euro : null,
    }),
  )

/** Data for drafts of deposits: up to eight points in different time zones, and any time. */
export const anyDepositFacts: fc.Arbitrary<DepositFacts> = fc.record({
  points: fc.array(anyDepositPoint, { maxLength: 8 }),
  config: fc.constantFrom(depositConfigWith(), depositConfigWith('ES', null)),
  now: anyInstant,
})

/** Kinds of money with and without a type code. */
export const anyDepositCommodity: fc.Arbitrary<DepositCommodity> = fc.record({
  code: fc.constantFrom('0', '1', '28'),
  description: fc.constantFrom('Cash', 'Bills'),
  commodityTypeCode: fc.constantFrom('1', '2', '', null),
})

const anyId = fc.option(fc.integer({ min: 1, max: 35 }), { nil: undefined })

/** Changes of one or several fields of a deposit's draft: service points, choices and texts, valid or invalid. */
export const anyDepositChange = fc.record(
  {
    clientId: anyId,
    subclientId: anyId,
    servicePointId: anyId,
    channelId: anyId,
    commodity: fc.option(anyDepositCommodity, { nil: undefined }),
    accountDate: fc.oneof(anyDay, anyHostileText),
    currencyCode: fc.constantFrom('', 'EUR', 'USD', 'ABC'),
    totalAmount: fc.oneof(fc.constantFrom('', '0', '12,50', '-1', '1e3', '1.234,567'), anyHostileText),
    barcode: fc.oneof(fc.constantFrom('', ' ', 'B-77'), anyHostileText),
    comments: anyHostileText,
  },
  { requiredKeys: [] },
)

/**
 * The valid draft of a deposit that can be sent, with its service point and the data against which the draft is
 * validated.
 */
export interface SendableDeposit {
  readonly draft: DepositDraft
  readonly facts: DepositFacts
  readonly servicePoint: ServicePoint
}

const hundredthsOfDeposits = fc.oneof(
  fc.integer({ min: 1, max: 1_000 }),
  fc.integer({ min: 1, max: 1_000_000_000 }),
  fc.constantFrom(1, 99, 100, 100_000_000_000_000),
)

/** Valid deposits from the smallest amount to the largest, at every kind of service point. */
export const anySendableDeposit: fc.Arbitrary<SendableDeposit> = fc
  .record({
    channels: fc.array(fc.constantFrom('Counter', 'Night safe'), { maxLength: 2 }),
    openChannel: fc.boolean(),
    accountDate: fc.boolean(),
    currencies: anyCurrencies,
    deviceId: anyPlainText,
    cashCenter: fc.constantFrom('D-01', null),
    commodity: anyDepositCommodity,
    hundredths: hundredthsOfDeposits,
    barcode: anyPlainText.map((text) => [...text].slice(0, MAX_DEPOSIT_BARCODE_LENGTH).join('')),
    comments: fc.oneof(
      fc.constantFrom('', '  ', '🪙'.repeat(MAX_DEPOSIT_OBSERVATIONS_LENGTH)),
      anyPlainText.map((text) => ` ${text} `),
    ),
    chosen: fc.nat(),
    reach: fc.integer({ min: 0, max: 20 }),
    now: anyInstant,
    zone: anyZone,
  })
  .map(({ commodity, hundredths, barcode, comments, chosen, reach, now, ...point }) => {
    const servicePoint = depositPointWith(point)
    const facts = { points: [servicePoint], config: depositConfigWith(), now }
    const pick = <T>(options: readonly T[]): T | undefined => options[chosen % Math.max(1, options.length)]
    const day = new Date(
      Date.parse(`${accountDateRange({ now, timeZone: point.zone }).earliest}T00:00:00Z`) +
        reach * 86_400_000,
    )
    const draft = changeDepositDraft(
      emptyDepositDraft(facts),
      {
        channelId: pick(servicePoint.channels)?.id,
        commodity,
        currencyCode: pick(servicePoint.currencies)?.code ?? '',
        totalAmount: formatAmount(hundredths / 100),
        barcode,
        comments,
        ...(servicePoint.accountDate ? { accountDate: day.toISOString().slice(0, 10) } : {}),
      },
      facts,
    )
    return { draft, facts, servicePoint }
  })

/** The depositor in the test data. */
export const depositUser = { email: 'operator@bazar.example', username: 'operator' } as const
