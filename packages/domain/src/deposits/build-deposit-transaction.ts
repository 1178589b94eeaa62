import type { ClientSummary } from '../clients'
import { type CountryConfig, placeTimeZone } from '../country'
import {
  type CalendarDay,
  cleanCode,
  cleanText,
  formatDay,
  isValidDay,
  parseAmount,
  toHundredths,
} from '../kernel'
import type { ServicePoint } from '../service-points'
import type { LoggedUser } from '../session'
import type { SubclientSummary } from '../subclients'
import type { DepositDraft } from './deposit-draft'
import { depositFields } from './deposit-fields'
import { depositCountryCode, depositCurrencies } from './deposit-places'
import { dayOfWire, depositSessionId, wireStampOf } from './deposit-stamp'
import type { DepositTransaction } from './deposit-transaction.schema'

/** The depositor and the service point of a deposit. */
export interface DepositInput {
  readonly user: Pick<LoggedUser, 'email' | 'username'>
  readonly servicePoint: Pick<
    ServicePoint,
    'idSmartcash' | 'deviceId' | 'channels' | 'openChannel' | 'accountDate' | 'currencies' | 'zone'
  >
  readonly client: Pick<ClientSummary, 'description' | 'idSmartcash' | 'country'>
  readonly subclient: Pick<SubclientSummary, 'idSmartcash' | 'delegation'>
  readonly config: Pick<CountryConfig, 'code' | 'mainCurrency'>
  readonly now: Date
}

/** The commodity type of a deposit in which all kinds of money are counted together. */
export const AGGREGATED_TYPE = 'AGGR'

/** The content of a deposit, from which the body of the deposit call is built. */
interface DepositContents {
  readonly at: Date
  /** IANA name of the time zone in which the timestamps of the body are written. */
  readonly timeZone: string
  /** The account date; `undefined` if the form does not show that field. */
  readonly accountDay: CalendarDay | undefined
  readonly channel: string
  readonly comments: string
  /** ISO 4217 code of the currency. */
  readonly currency: string
  /** The amount in whole hundredths. */
  readonly value: number
  readonly type: string
  readonly barcode: string
}

/**
 * The body of the deposit call. The time in the body is the time of the first attempt to send the draft. A draft that
 * was not sent before gets the time `now`. A draft that is sent again therefore has the same body and session id.
 * (DPS-30 to DPS-36)
 * @throws Error if the draft is not valid or no deposit can be sent from its service point: check `validateDeposit` and
 *   `canSendDeposit` first.
 */
export const buildDepositTransaction = (draft: DepositDraft, input: DepositInput): DepositTransaction => {
  const { servicePoint, client, config, now } = input
  const fields = depositFields(servicePoint)
  const currencies = depositCurrencies(servicePoint, client, config)
  const comments = fields.comments.shown ? cleanText(draft.comments) : ''
  return depositTransactionOf(
    {
      at: draft.firstSentAt === undefined ? now : new Date(draft.firstSentAt),
      timeZone: placeTimeZone(depositCountryCode(client, config), servicePoint.zone),
      accountDay: fields.accountDate.shown ? dayOf(draft.accountDate) : undefined,
      channel: fields.channelId.shown
        ? given(servicePoint.channels.find(({ id }) => id === draft.channelId)?.text, 'channel')
        : comments,
      comments,
      currency: given(
        fields.currencyCode.shown
          ? currencies.find(({ code }) => code === draft.currencyCode)?.code
          : currencies[0]?.code,
        'currency',
      ),
      value: hundredthsOf(draft.totalAmount),
      type: draft.commodity?.commodityTypeCode || AGGREGATED_TYPE,
      barcode: given(cleanCode(draft.barcode), 'barcode'),
    },
    input,
  )
}

/** The body of the deposit call with the content of a deposit at a service point. (DPS-30 to DPS-36) */
export const depositTransactionOf = (
  { at, timeZone, accountDay, channel, comments, currency, value, type, barcode }: DepositContents,
  { user, servicePoint, client, subclient, config }: Omit<DepositInput, 'now'>,
): DepositTransaction => {
  const stamp = wireStampOf(at, timeZone)
  const deviceId = given(servicePoint.deviceId, 'device')
  return {
    contextInformation: {
      countryId: depositCountryCode(client, config),
      timeZone,
      transactionTimestamp: stamp,
      accountTimestamp: accountDay === undefined ? stamp : { date: formatDay(accountDay), time: stamp.time },
      device: { type: 'ACCEPTOR', deviceId },
      client: {
        customerName: client.description,
        clientId: given(client.idSmartcash, 'client id'),
        subClientId: given(subclient.idSmartcash, 'subclient id'),
        servicePointId: given(servicePoint.idSmartcash, 'service point id'),
        userName: user.email || user.username,
        cashCenter: subclient.delegation?.idSmartcash ?? '',
      },
    },
    sessionId: depositSessionId({ at, deviceId, timeZone }),
    channel,
    extraData: { OBSERVATIONS: comments },
    transactions: [
      {
        type: 'CASHIN',
        total: { currency, value },
        units: [
          {
            box: 'DROPSAFE',
            mix: [{ currency, numItems: 1, type, total: value, denomination: 0, barCode: barcode }],
          },
        ],
      },
    ],
  }
}

/** The calendar day of the account date in a valid body. (DPS-33) */
export const depositAccountDay = ({
  contextInformation,
}: {
  readonly contextInformation: { readonly accountTimestamp: { readonly date: string } }
}): CalendarDay => dayOfWire(contextInformation.accountTimestamp.date)

const given = (value: string | null | undefined, what: string): string => {
  if (value) return value
  throw new Error(`[deposits] buildDepositTransaction: no ${what}; validate first`)
}

const dayOf = (accountDate: string): CalendarDay =>
  given(isValidDay(accountDate) ? accountDate : undefined, 'account date')

const hundredthsOf = (typed: string): number => {
  const parsed = parseAmount(typed)
  if (!parsed.ok)
    throw new Error(`[deposits] buildDepositTransaction: the amount is ${parsed.error}; validate first`)
  return toHundredths(parsed.value)
}
