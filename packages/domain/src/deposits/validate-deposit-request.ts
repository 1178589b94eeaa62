import type { CountryConfig } from '../country'
import {
  addDays,
  amountIssues,
  calendarDayOf,
  choiceIssue,
  cleanCode,
  cleanText,
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
import { depositCurrencies, depositTimeZone } from './deposit-places'
import { dayOfWire } from './deposit-stamp'
import type { DepositTransaction } from './deposit-transaction.schema'
import { barcodeIssues, commentIssues } from './validate-deposit'

/**
 * The form field whose value is sent at a path of the deposit's body; `undefined` if the path has no field. (DPS-39)
 */
export const depositFieldOf = (path: string): DepositField | undefined =>
  depositFieldNames.find((field) => field in bodyPaths && Reflect.get(bodyPaths, field) === path)

/** The data against which the body of a deposit is validated. */
export interface DepositRequestFacts {
  readonly now: Date
  /** The service point of the deposit in the body. */
  readonly servicePoint: ServicePoint
  /** Kinds of money that the country's devices accept. */
  readonly commodities: readonly DepositCommodity[]
  readonly user: Pick<LoggedUser, 'email' | 'username'>
  readonly config: Pick<CountryConfig, 'code' | 'mainCurrency' | 'CashToday'>
}

const mix = 'transactions.0.units.0.mix.0'

/** For each field of the form, the path of its value in the deposit's body. */
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
 * Every validation issue of a deposit's body, with the path in the body. The body has already been parsed by its
 * schema. First, the day of the transaction and the values of the form fields are validated. If they have no issues,
 * each value that differs from the body that the form would send is `invalid`. (DPS-39, DPS-40)
 * @throws Error if the service point cannot send deposits: check `canSendDeposit` first.
 */
export const validateDepositRequest = (
  body: DepositTransaction,
  facts: DepositRequestFacts,
): readonly Issue[] => {
  const { timeZone } = body.contextInformation
  if (!isValidZone(timeZone)) return [issue('invalid', 'contextInformation.timeZone')]
  const at = instantOfStamp(body.contextInformation)
  const clock = { now: facts.now, timeZone: depositTimeZone(facts.servicePoint, facts.config) }
  const issues = [...transactionDayIssues(at, clock), ...fieldIssues(body, facts, clock)]
  return issues.length > 0
    ? issues
    : differences(expectedBody(body, at, facts), body).map((path) => issue('invalid', path))
}

const fieldIssues = (
  body: DepositTransaction,
  { servicePoint, commodities, config }: DepositRequestFacts,
  clock: DepositClock,
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
      ? atPath(bodyPaths.accountDate, accountDateIssues(depositAccountDay(body), clock))
      : []),
    ...(fields.currencyCode.shown
      ? offered(
          bodyPaths.currencyCode,
          currency,
          servicePoint.currencies.map(({ code }) => code),
        )
      : []),
    ...amountIssues(bodyPaths.totalAmount, fromHundredths(value), { max: MAX_DEPOSIT_AMOUNT }),
    ...atPath(bodyPaths.barcode, barcodeIssues(barCode, config)),
    ...(fields.comments.shown ? atPath(bodyPaths.comments, commentIssues(body.extraData.OBSERVATIONS)) : []),
  ]
}

const atPath = (path: string, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((found) => ({ ...found, path }))

/** The body that the form would send if it contained the same values as this body. */
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
  const comments = fields.comments.shown ? cleanText(body.extraData.OBSERVATIONS) : ''
  return depositTransactionOf(
    {
      at,
      timeZone: body.contextInformation.timeZone,
      accountDay: fields.accountDate.shown ? depositAccountDay(body) : undefined,
      channel: fields.channelId.shown ? body.channel : comments,
      comments,
      currency: fields.currencyCode.shown ? currency : (only?.code ?? ''),
      value,
      type,
      barcode: cleanCode(barCode),
    },
    { user, servicePoint, client, subclient, config },
  )
}

/** The content of a deposit's body: the total, and the commodity and barcode of the single entry. */
const entryOf = ({ transactions: [transaction] }: DepositTransaction) => {
  const [entry] = transaction?.units[0]?.mix ?? []
  if (transaction === undefined || entry === undefined)
    throw new Error('[deposits] validateDepositRequest: no entry; parse the body first')
  return { ...transaction.total, type: entry.type, barCode: entry.barCode }
}

/**
 * The instant of the local time in a body. If that local time occurs twice because clocks go back, it is the first
 * occurrence.
 */
const instantOfStamp = ({
  timeZone,
  transactionTimestamp: { date, time },
}: DepositTransaction['contextInformation']): Date => {
  const minute = instantOf(dayOfWire(date), time.slice(0, 5), timeZone)
  return new Date(minute.getTime() + Number(time.slice(6)) * 1_000)
}

/**
 * The validation issues of a transaction's day. It must be a valid account date, because a deposit may be sent again
 * some days later. It must not be after tomorrow; tomorrow is accepted because of wrong clocks and distant time zones.
 * (DPS-40)
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

/** The paths at which two values of the same structure differ. */
const differences = (expected: unknown, sent: unknown, path = ''): readonly string[] => {
  if (typeof expected !== 'object' || expected === null) return expected === sent ? [] : [path]
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(value, Reflect.get(Object(sent), name), path === '' ? name : `${path}.${name}`),
  )
}
