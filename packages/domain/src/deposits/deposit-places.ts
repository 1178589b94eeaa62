import type { ClientSummary } from '../clients'
import type { CountryConfig, CurrencySummary } from '../country'
import { inactiveLevel, type PointStates, type ServicePoint, servicePointTimeZone } from '../service-points'
import type { SubclientSummary } from '../subclients'

/** The adapter that a service point has if its device takes deposits. */
export const DEPOSIT_ADAPTER = 'deposit'

/** Ids of the chosen client, subclient and service point. */
export interface DepositPlace {
  readonly clientId: number | undefined
  readonly subclientId: number | undefined
  readonly servicePointId: number | undefined
}

/**
 * The options for client, subclient and service point of a deposit, and the records that are chosen after all rules
 * were applied.
 */
export interface DepositChoices extends DepositPlace {
  readonly clients: readonly ClientSummary[]
  readonly subclients: readonly SubclientSummary[]
  readonly servicePoints: readonly ServicePoint[]
  readonly client: ClientSummary | undefined
  readonly subclient: SubclientSummary | undefined
  readonly servicePoint: ServicePoint | undefined
}

/**
 * Whether a service point takes deposits. The point must be in use (SVP-28), have the type cash-today, and have the
 * deposit adapter. (DPS-1)
 */
export const isDepositServicePoint = (
  servicePoint: Pick<ServicePoint, 'type' | 'adapters'> & PointStates,
): boolean =>
  inactiveLevel(servicePoint) === undefined &&
  servicePoint.type === 'CASHTODAY' &&
  servicePoint.adapters.some(({ code }) => code === DEPOSIT_ADAPTER)

/**
 * The time zone in which the days and hours of a deposit are counted: the time zone of its service point or, before a
 * point is chosen, of the user's country. (DPS-49)
 */
export const depositTimeZone = (
  servicePoint: Parameters<typeof servicePointTimeZone>[0],
  config: Pick<CountryConfig, 'code'>,
): string => servicePointTimeZone(servicePoint, { country: config })

/**
 * The service points that take deposits. If the list contains a point twice, only the first entry is used, even if the
 * second entry belongs to another subclient. (DPS-2)
 */
export const offeredPoints = (points: readonly ServicePoint[]): readonly ServicePoint[] =>
  distinct(points.filter(isDepositServicePoint))

/**
 * The options for client, subclient and service point, sorted by description and then by id, and the choice at each
 * level. The levels are decided in the order client, subclient, point. The wanted record is chosen if it is an option
 * below the choice at the level above. Otherwise, if there is only one option, that option is chosen. In all other
 * cases nothing is chosen at this level and below. (DPS-2, DPS-3)
 * @param points All points of the user; those that take no deposits are ignored.
 * @param compare Order of two descriptions; pass the `compare` of a collator for the user's language.
 */
export const depositChoices = (
  points: readonly ServicePoint[],
  wanted: Partial<DepositPlace> = {},
  compare: (a: string, b: string) => number = compareCodeUnits,
): DepositChoices => {
  const options = <T extends Described>(things: readonly T[]): readonly T[] =>
    distinct(things).toSorted((a, b) => compare(a.description, b.description) || a.id - b.id)
  const offered = offeredPoints(points)
  const clients = options(offered.map(({ subclient }) => subclient.client))
  const client = choose(clients, wanted.clientId)
  const ofClient = offered.filter(({ subclient }) => subclient.client.id === client?.id)
  const subclients = options(ofClient.map(({ subclient }) => subclient))
  const subclient = choose(subclients, wanted.subclientId)
  const servicePoints = options(ofClient.filter((point) => point.subclient.id === subclient?.id))
  const servicePoint = choose(servicePoints, wanted.servicePointId)
  return {
    clientId: client?.id,
    subclientId: subclient?.id,
    servicePointId: servicePoint?.id,
    clients,
    subclients,
    servicePoints,
    client,
    subclient,
    servicePoint,
  }
}

/**
 * The ISO 3166-1 alpha-2 code of a deposit's country: the country of the client, else the country of the user. (DPS-6)
 */
export const depositCountryCode = (
  client: Pick<ClientSummary, 'country'> | undefined,
  config: Pick<CountryConfig, 'code'>,
): string => client?.country.code || config.code

/**
 * The currencies of a deposit: the currencies of its service point or, if the point has none, the main currency of the
 * deposit's country. The result is empty if that country has no main currency. (DPS-5)
 */
export const depositCurrencies = (
  { currencies }: Pick<ServicePoint, 'currencies'>,
  client: Pick<ClientSummary, 'country'>,
  config: Pick<CountryConfig, 'code' | 'mainCurrency'>,
): readonly CurrencySummary[] => {
  if (currencies.length > 0) return currencies
  const main = mainCurrencyOf(client, config)
  return main === null ? [] : [main]
}

/**
 * The main currency of a deposit's country. It is the currency in the client's record. If that record has no currency,
 * it is the currency in the settings of the user's country, provided that the deposit is in that country. (DPS-5)
 */
export const mainCurrencyOf = (
  client: Pick<ClientSummary, 'country'>,
  config: Pick<CountryConfig, 'code' | 'mainCurrency'>,
): CurrencySummary | null =>
  client.country.mainCurrency ??
  (depositCountryCode(client, config) === config.code ? config.mainCurrency : null)

interface Described {
  readonly id: number
  readonly description: string
}

const choose = <T extends Described>(options: readonly T[], wanted: number | undefined): T | undefined =>
  options.find(({ id }) => id === wanted) ?? (options.length === 1 ? options[0] : undefined)

const distinct = <T extends Described>(things: readonly T[]): readonly T[] => [
  ...new Map(things.toReversed().map((thing) => [thing.id, thing])).values(),
]

const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
