import type { CountryConfig } from '../country'
import {
  addDays,
  amountIssues,
  calendarDayOf,
  choiceIssue,
  compareDays,
  formatDay,
  fromHundredths,
  type Issue,
  instantOf,
  issue,
  isValidZone,
} from '../kernel'
import type { ServicePoint } from '../service-points'
import type { LoggedUser } from '../session'
import { accountDateIssues, accountDateRange, type DepositClock } from './account-date'
import { AGGREGATED_TYPE, depositAccountDay, depositTransactionOf } from './build-deposit-transaction'
import type { DepositCommodity } from './deposit-commodity.schema'
import { type DepositField, depositFieldNames, depositFields } from './deposit-fields'
import { MAX_DEPOSIT_AMOUNT } from './deposit-limits'
import { depositCurrencies } from './deposit-places'
import { dayOfWire } from './deposit-stamp'
import type { DepositTransaction } from './deposit-transaction.schema'
import { barcodeIssues, commentIssues } from './validate-deposit'

/** The field of the form that fills a path of the body; `undefined` for what the form derives. (DPS-39) */
export const depositFieldOf = (path: string): DepositField | undefined =>
  depositFieldNames.find((field) => field in bodyPaths && Reflect.get(bodyPaths, field) === path)

/** What the body of a deposit is validated against. The clock's zone is that of the country. */
export interface DepositRequestFacts extends DepositClock {
  /** The point that the body names. */
  readonly servicePoint: ServicePoint
  /** Kinds of money of the country. */
  readonly commodities: readonly DepositCommodity[]
  readonly user: Pick<LoggedUser, 'email' | 'username'>
  readonly config: Pick<CountryConfig, 'code' | 'mainCurrency'>
}

const mix = 'transactions.0.units.0.mix.0'

/** Where the body has each field of the form that it is filled from. */
const bodyPaths = {
  channelId: 'channel',
  commodity: `${mix}.type`,
  accountDate: 'contextInformation.accountTimestamp.date',
  currencyCode: 'transactions.0.total.currency',
  totalAmount: 'transactions.0.total.value',
  barcode: `${mix}.barCode`,
  comments: 'extraData.OBSERVATIONS',
} as const satisfies Partial<Record<DepositField, string>>

/**
 * Every issue of the body of a deposit that fits its schema, at the paths of the body: the day of the transaction, then
 * the rules of the form. If these find nothing, every place where the body differs from the only one that its form would
 * send is `invalid`. (DPS-39, DPS-40)
 *
 * @throws Error when the place cannot send deposits: check `canSendDeposit` first.
 */
export const validateDepositRequest = (
  body: DepositTransaction,
  facts: DepositRequestFacts,
): readonly Issue[] => {
  const { timeZone } = body.contextInformation
  if (!isValidZone(timeZone)) return [issue('invalid', 'contextInformation.timeZone')]
  const at = instantOfStamp(body.contextInformation)
  const issues = [...transactionDayIssues(at, facts), ...fieldIssues(body, facts)]
  return issues.length > 0
    ? issues
    : differences(expectedBody(body, at, facts), body).map((path) => issue('invalid', path))
}

const fieldIssues = (
  body: DepositTransaction,
  { servicePoint, commodities, now, timeZone }: DepositRequestFacts,
): readonly Issue[] => {
  const fields = depositFields(servicePoint)
  const { currency, value, type, barCode } = entryOf(body)
  const offered = (path: string, given: string, choices: readonly string[]) => {
    if (choices.includes(given)) return []
    return [given === '' ? issue('required', path) : choiceIssue(path, choices)]
  }
  return [
    ...(fields.channelId.shown
      ? offered(
          bodyPaths.channelId,
          body.channel,
          servicePoint.channels.map(({ text }) => text),
        )
      : []),
    ...offered(
      bodyPaths.commodity,
      type,
      commodities.map(({ commodityTypeCode }) => commodityTypeCode || AGGREGATED_TYPE),
    ),
    ...(fields.accountDate.shown
      ? atPath(bodyPaths.accountDate, accountDateIssues(depositAccountDay(body), { now, timeZone }))
      : []),
    ...(fields.currencyCode.shown
      ? offered(
          bodyPaths.currencyCode,
          currency,
          servicePoint.currencies.map(({ code }) => code),
        )
      : []),
    ...amountIssues(bodyPaths.totalAmount, fromHundredths(value), { max: MAX_DEPOSIT_AMOUNT }),
    ...atPath(bodyPaths.barcode, barcodeIssues(barCode)),
    ...(fields.comments.shown ? atPath(bodyPaths.comments, commentIssues(body.extraData.OBSERVATIONS)) : []),
  ]
}

const atPath = (path: string, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((found) => ({ ...found, path }))

/** The body that the form sends which this one was filled from. */
const expectedBody = (
  body: DepositTransaction,
  at: Date,
  { servicePoint, user, config }: DepositRequestFacts,
): DepositTransaction => {
  const fields = depositFields(servicePoint)
  const { currency, value, type, barCode } = entryOf(body)
  const { subclient } = servicePoint
  const { client } = subclient
  const [only] = depositCurrencies(servicePoint, client, config)
  const comments = fields.comments.shown ? body.extraData.OBSERVATIONS.trim() : ''
  return depositTransactionOf(
    {
      at,
      accountDay: fields.accountDate.shown ? depositAccountDay(body) : undefined,
      channel: fields.channelId.shown ? body.channel : comments,
      comments,
      currency: fields.currencyCode.shown ? currency : (only?.code ?? ''),
      value,
      type,
      barcode: barCode.trim(),
    },
    { user, servicePoint, client, subclient, config, timeZone: body.contextInformation.timeZone },
  )
}

/** What was deposited: the total, and kind and barcode of the only entry. */
const entryOf = ({ transactions: [transaction] }: DepositTransaction) => {
  const [entry] = transaction?.units[0]?.mix ?? []
  if (transaction === undefined || entry === undefined)
    throw new Error('[deposits] validateDepositRequest: no entry; parse the body first')
  return { ...transaction.total, type: entry.type, barCode: entry.barCode }
}

/** The instant that the clock of a body showed. A time that comes twice means its first occurrence. */
const instantOfStamp = ({
  timeZone,
  transactionTimestamp: { date, time },
}: DepositTransaction['contextInformation']): Date => {
  const minute = instantOf(dayOfWire(date), time.slice(0, 5), timeZone)
  return new Date(minute.getTime() + Number(time.slice(6)) * 1_000)
}

/**
 * A deposit is sent when it is made, or again some days later: its day is one that an account date may be, and not after
 * tomorrow, which allows for wrong clocks and distant zones. (DPS-40)
 */
const transactionDayIssues = (at: Date, clock: DepositClock): readonly Issue[] => {
  const { earliest, today } = accountDateRange(clock)
  const latest = addDays(today, 1)
  const day = calendarDayOf(at, clock.timeZone)
  if (compareDays(day, earliest) >= 0 && compareDays(day, latest) <= 0) return []
  return [
    issue('date-range', 'contextInformation.transactionTimestamp.date', {
      earliestDay: earliest,
      latestDay: latest,
      earliest: formatDay(earliest),
      latest: formatDay(latest),
    }),
  ]
}

/** Paths at which two values of one shape differ. */
const differences = (expected: unknown, sent: unknown, path = ''): readonly string[] => {
  if (typeof expected !== 'object' || expected === null) return expected === sent ? [] : [path]
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(value, Reflect.get(Object(sent), name), path === '' ? name : `${path}.${name}`),
  )
}
