import {
  AGGREGATED_TYPE,
  accountDateRange,
  buildDepositTransaction,
  type DepositCommodity,
  type DepositDraft,
  type DepositFacts,
  type DepositField,
  type DepositTransaction,
  depositAccountDay,
  depositFields,
  validateDeposit,
} from '@remesa/domain/deposits'
import {
  addDays,
  calendarDayOf,
  compareDays,
  formatAmount,
  formatDay,
  fromHundredths,
  type Issue,
  instantOf,
  issue,
  isValidZone,
} from '@remesa/domain/kernel'
import type { Caller } from '../authorisation'
import type { WireServicePoint } from '../service-points'

export interface DepositCircumstances {
  readonly point: WireServicePoint
  readonly commodities: readonly DepositCommodity[]
  readonly caller: Pick<Caller, 'email' | 'username' | 'config'>
  readonly now: Date
  /** Zone of the country, in whose days the dates of a deposit are bounded. */
  readonly timeZone: string
}

const client = 'contextInformation.client'
const mix = 'transactions.0.units.0.mix.0'

/** The path in the body of each field of the form. */
const bodyPaths: Readonly<Record<DepositField, string>> = {
  clientId: `${client}.clientId`,
  subclientId: `${client}.subClientId`,
  servicePointId: `${client}.servicePointId`,
  channelId: 'channel',
  commodity: `${mix}.type`,
  accountDate: 'contextInformation.accountTimestamp.date',
  currencyCode: 'transactions.0.total.currency',
  totalAmount: 'transactions.0.total.value',
  barcode: `${mix}.barCode`,
  comments: 'extraData.OBSERVATIONS',
}

/** The form as it must have been filled in for a body; what the point does not offer is left empty. */
export const draftOf = (
  { contextInformation, channel, extraData, transactions }: DepositTransaction,
  { point, commodities }: Pick<DepositCircumstances, 'point' | 'commodities'>,
): DepositDraft => {
  const [transaction] = transactions
  const entry = transaction?.units[0]?.mix[0]
  return {
    clientId: point.subclient.client.id,
    subclientId: point.subclient.id,
    servicePointId: point.id,
    channelId: point.channels.find(({ text }) => text === channel)?.id,
    commodity: commodities.find(
      ({ commodityTypeCode }) => (commodityTypeCode || AGGREGATED_TYPE) === entry?.type,
    ),
    accountDate: depositAccountDay({ contextInformation }),
    currencyCode: transaction?.total.currency ?? '',
    totalAmount: formatAmount(fromHundredths(transaction?.total.value ?? 0)),
    barcode: entry?.barCode ?? '',
    comments: depositFields(point).comments.shown ? extraData.OBSERVATIONS : '',
    firstSentAt: undefined,
  }
}

/**
 * Every issue of a body, by the rules of the form and at the paths of the body. A valid form leads to exactly one body:
 * any difference in place, user, totals or session is an issue too.
 */
export const depositIssues = (
  body: DepositTransaction,
  draft: DepositDraft,
  { point, caller, now, timeZone }: DepositCircumstances,
): readonly Issue[] => {
  const { contextInformation } = body
  if (!isValidZone(contextInformation.timeZone)) return [issue('invalid', 'contextInformation.timeZone')]
  const at = instantOfStamp(contextInformation)
  const facts: DepositFacts = { points: [point], config: caller.config, now, timeZone }
  const fieldIssues = validateDeposit(draft, facts).map((found) => ({ ...found, path: bodyPath(found.path) }))
  const issues = [...transactionDayIssues(at, { now, timeZone }), ...fieldIssues]
  if (issues.length > 0) return issues
  const expected = buildDepositTransaction(draft, {
    user: caller,
    servicePoint: point,
    client: point.subclient.client,
    subclient: point.subclient,
    config: caller.config,
    now: at,
    timeZone: contextInformation.timeZone,
  })
  return differences(expected, body).map((path) => issue('invalid', path))
}

const bodyPath = (field: string): string =>
  Object.entries(bodyPaths).find(([name]) => name === field)?.[1] ?? field

/** The instant of a wall time in a body. A time that occurs twice means its first occurrence. */
const instantOfStamp = ({
  timeZone,
  transactionTimestamp: { date, time },
}: DepositTransaction['contextInformation']): Date => {
  const day = date.split('/').toReversed().join('-')
  const minute = instantOf(day, time.slice(0, 5), timeZone)
  return new Date(minute.getTime() + Number(time.slice(6)) * 1_000)
}

/**
 * A deposit is sent when it is made, or again some days later: its day is one that an account date may have, and not
 * after tomorrow, which allows for wrong clocks and distant zones.
 */
const transactionDayIssues = (
  at: Date,
  clock: { readonly now: Date; readonly timeZone: string },
): readonly Issue[] => {
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
