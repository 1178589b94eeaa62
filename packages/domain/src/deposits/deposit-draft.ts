import type { ClientSummary } from '../clients'
import type { CountryConfig, CurrencySummary } from '../country'
import type { ServicePoint } from '../service-points'
import { accountDateRange } from './account-date'
import type { DepositCommodity } from './deposit-commodity.schema'
import {
  type DepositChoices,
  type DepositPlace,
  depositChoices,
  depositCountryCode,
  depositTimeZone,
  mainCurrencyOf,
} from './deposit-places'

/** The values of a deposit while the user fills them in. Texts are as the user typed them, and empty at first. */
export interface DepositDraft extends DepositPlace {
  readonly channelId: number | undefined
  readonly commodity: DepositCommodity | undefined
  /** The account date as the user typed it: `yyyy-MM-dd`, or any other text. */
  readonly accountDate: string
  /** ISO 4217 code of the currency; empty if no currency was chosen, or if the form hides the field. */
  readonly currencyCode: string
  /** The amount as the user typed it: `1.234,50` or `1234.5`. */
  readonly totalAmount: string
  readonly barcode: string
  readonly comments: string
  /**
   * ISO 8601 instant of the first attempt to send this deposit. The instant identifies the deposit, so that the back
   * end recognises a repeated attempt.
   */
  readonly firstSentAt: string | undefined
}

/** The data with which a deposit's draft is created, changed and validated. */
export interface DepositFacts {
  readonly now: Date
  /** All service points of the user, including points that take no deposits. */
  readonly points: readonly ServicePoint[]
  /** Settings of the user's country. */
  readonly config: Pick<CountryConfig, 'code' | 'mainCurrency' | 'CashToday'>
}

/** The new values of one or more fields that the user changes. */
export type DepositChange = Partial<Omit<DepositDraft, 'firstSentAt'>>

const BLANK: DepositDraft = {
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

const placeFields = ['clientId', 'subclientId', 'servicePointId'] as const

/**
 * The initial draft of a deposit. If a field has only one option, that option is chosen. If this chooses a point, the
 * default values of the point are set. All other fields are empty. (DPS-10)
 */
export const emptyDepositDraft = (facts: DepositFacts): DepositDraft =>
  atPlace(BLANK, depositChoices(facts.points), facts)

/**
 * The draft of a deposit after a change. If the change contains a client, a subclient or a point, the point is
 * determined first and its default values are set, even if the point stays the same. The other fields of the change
 * then replace the default values. (DPS-3, DPS-11 to DPS-13)
 */
export const changeDepositDraft = (
  draft: DepositDraft,
  change: DepositChange,
  facts: DepositFacts,
): DepositDraft => {
  const changed = { ...draft, ...change }
  if (!placeFields.some((field) => Object.hasOwn(change, field))) return changed
  const choices = depositChoices(facts.points, changed)
  const { clientId, subclientId, servicePointId } = choices
  return { ...atPlace(draft, choices, facts), ...change, clientId, subclientId, servicePointId }
}

/**
 * The draft of a deposit with the time of the first attempt to send it. A draft that already has this time is
 * unchanged. (DPS-31)
 */
export const beginDeposit = (draft: DepositDraft, now: Date): DepositDraft =>
  draft.firstSentAt === undefined ? { ...draft, firstSentAt: now.toISOString() } : draft

const atPlace = (draft: DepositDraft, choices: DepositChoices, facts: DepositFacts): DepositDraft => {
  const { client, servicePoint, clientId, subclientId, servicePointId } = choices
  const isCountryKept =
    depositCountryCode(client, facts.config) ===
    depositCountryCode(clientOf(draft.clientId, facts), facts.config)
  const there = {
    ...draft,
    clientId,
    subclientId,
    servicePointId,
    commodity: isCountryKept ? draft.commodity : undefined,
  }
  if (servicePointId === draft.servicePointId) return there
  const [onlyChannel, ...otherChannels] = servicePoint?.channels ?? []
  return {
    ...there,
    channelId: otherChannels.length === 0 ? onlyChannel?.id : undefined,
    accountDate: servicePoint?.accountDate === true ? today(servicePoint, facts) : '',
    currencyCode: servicePoint === undefined ? '' : (proposedCurrency(servicePoint, facts)?.code ?? ''),
    comments: '',
    firstSentAt: undefined,
  }
}

const today = (servicePoint: ServicePoint, { now, config }: DepositFacts): string =>
  accountDateRange({ now, timeZone: depositTimeZone(servicePoint, config) }).today

/** The main currency if the point accepts it, else the point's only currency, else `undefined`. */
const proposedCurrency = (
  { currencies, subclient }: ServicePoint,
  { config }: DepositFacts,
): CurrencySummary | undefined => {
  const main = mainCurrencyOf(subclient.client, config)
  return (
    currencies.find(({ code }) => code === main?.code) ??
    (currencies.length === 1 ? currencies[0] : undefined)
  )
}

const clientOf = (clientId: number | undefined, { points }: DepositFacts): ClientSummary | undefined =>
  points.find(({ subclient }) => subclient.client.id === clientId)?.subclient.client
