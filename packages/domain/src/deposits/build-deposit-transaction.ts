import type { ClientSummary } from '../clients'
import type { CountryConfig } from '../country'
import { type CalendarDay, formatDay, isValidDay, parseAmount, toHundredths } from '../kernel'
import type { ServicePoint } from '../service-points'
import type { LoggedUser } from '../session'
import type { SubclientSummary } from '../subclients'
import type { DepositDraft } from './deposit-draft'
import { depositFields } from './deposit-fields'
import { depositCountryCode, depositCurrencies } from './deposit-places'
import { dayOfWire, depositSessionId, wireStampOf } from './deposit-stamp'
import type { DepositTransaction } from './deposit-transaction.schema'

/** Who deposits, and where. */
export interface DepositInput {
  readonly user: Pick<LoggedUser, 'email' | 'username'>
  readonly servicePoint: Pick<
    ServicePoint,
    'idSmartcash' | 'deviceId' | 'channels' | 'openChannel' | 'accountDate' | 'currencies'
  >
  readonly client: Pick<ClientSummary, 'description' | 'idSmartcash' | 'country'>
  readonly subclient: Pick<SubclientSummary, 'idSmartcash' | 'delegation'>
  readonly config: Pick<CountryConfig, 'code' | 'mainCurrency'>
  readonly now: Date
  /** IANA name of the zone whose wall clock the body bears. */
  readonly timeZone: string
}

/** Type of what is counted together, because the commodity has no type of its own. */
export const AGGREGATED_TYPE = 'AGGR'

/**
 * The body of the deposit call. It bears the instant of the draft's first send where there was one, else `now`: the
 * same draft sent again has the same body, session id included. (DPS-30 to DPS-36)
 *
 * @throws Error when the draft was not valid or its place can't send: ask `validateDeposit` and `canSendDeposit` first.
 */
export const buildDepositTransaction = (
  draft: DepositDraft,
  { user, servicePoint, client, subclient, config, now, timeZone }: DepositInput,
): DepositTransaction => {
  const fields = depositFields(servicePoint)
  const at = draft.firstSentAt === undefined ? now : new Date(draft.firstSentAt)
  const stamp = wireStampOf(at, timeZone)
  const deviceId = given(servicePoint.deviceId, 'device')
  const currencies = depositCurrencies(servicePoint, client, config)
  const currency = given(
    fields.currencyCode.shown
      ? currencies.find(({ code }) => code === draft.currencyCode)?.code
      : currencies[0]?.code,
    'currency',
  )
  const value = hundredthsOf(draft.totalAmount)
  const comments = fields.comments.shown ? draft.comments.trim() : ''
  return {
    contextInformation: {
      countryId: depositCountryCode(client, config),
      timeZone,
      transactionTimestamp: stamp,
      accountTimestamp: fields.accountDate.shown
        ? { date: formatDay(dayOf(draft.accountDate)), time: stamp.time }
        : stamp,
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
    channel: fields.channelId.shown
      ? given(servicePoint.channels.find(({ id }) => id === draft.channelId)?.text, 'channel')
      : comments,
    extraData: { OBSERVATIONS: comments },
    transactions: [
      {
        type: 'CASHIN',
        total: { currency, value },
        units: [
          {
            box: 'DROPSAFE',
            mix: [
              {
                currency,
                numItems: 1,
                type: draft.commodity?.commodityTypeCode || AGGREGATED_TYPE,
                total: value,
                denomination: 0,
                barCode: given(draft.barcode.trim(), 'barcode'),
              },
            ],
          },
        ],
      },
    ],
  }
}

/** The account date of a body that its schema accepted, as a calendar day. (DPS-33) */
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
