import type { ClientSummary } from '../../clients'
import type { ServicePoint } from '../../service-points'
import type { SubclientSummary } from '../../subclients'
import { requestTypes } from './request-type'

/**
 * The adapter code of the customer portal. A point with no other adapter has an order history, but no order type can be
 * requested there.
 */
export const CUSTOMER_PORTAL_ADAPTER = 'sol_customer'

/** The adapter codes of service points that can have orders. (ORD-40) */
export const supportedOrderAdapters: readonly string[] = [
  ...requestTypes.map((facts) => facts.adapterCode),
  CUSTOMER_PORTAL_ADAPTER,
]

/** A subclient in the filter of subclients, with its service points. */
export interface SubclientBranch {
  readonly subclient: SubclientSummary
  readonly servicePoints: readonly ServicePoint[]
}

/** A client in the filter of clients, with its subclients. */
export interface ClientBranch {
  readonly client: ClientSummary
  readonly subclients: readonly SubclientBranch[]
}

/**
 * The options of the three filters of orders: clients, their subclients, and the service points of these subclients.
 */
export type ServicePointTree = readonly ClientBranch[]

/** The ids of the client, subclient and service point that are chosen in the filters. */
export interface OrderFilters {
  readonly clientId?: number | undefined
  readonly subclientId?: number | undefined
  readonly servicePointId?: number | undefined
}

/**
 * The chosen values in the three filters after all rules were applied, the options of each filter, and the chosen
 * service point.
 */
export interface ResolvedOrderFilters {
  readonly clientId: number | undefined
  readonly subclientId: number | undefined
  readonly servicePointId: number | undefined
  readonly clients: readonly ClientSummary[]
  readonly subclients: readonly SubclientSummary[]
  readonly servicePoints: readonly ServicePoint[]
  readonly servicePoint: ServicePoint | undefined
}

/** Whether a service point can have orders: it has at least one supported adapter. (ORD-40) */
export const isOrderServicePoint = (servicePoint: Pick<ServicePoint, 'adapters'>): boolean =>
  servicePoint.adapters.some((adapter) => supportedOrderAdapters.includes(adapter.code))

/**
 * The id of a service point in order calls. It is the id in the external operations system (`oidSol`) or, without it,
 * the id in the portal. (ORD-44)
 */
export const externalServicePointId = (servicePoint: Pick<ServicePoint, 'id' | 'oidSol'>): string =>
  servicePoint.oidSol || String(servicePoint.id)

/**
 * The id of a client in the calls for packs and faults. It is the id in the external operations system or, without it,
 * the id in the portal. (ORD-46)
 */
export const externalClientId = ({ subclient }: Pick<ServicePoint, 'subclient'>): string =>
  subclient.client.oidSol || String(subclient.client.id)

/**
 * The service points that can have orders, grouped by client and subclient. Each level is sorted by description and,
 * for equal descriptions, by id. A point that occurs twice in the input occurs once in the result. (ORD-41)
 *
 * @param compare Comparison of two descriptions; pass the `compare` of a collator for the reader's language.
 */
export const groupServicePoints = (
  points: readonly ServicePoint[],
  compare: (a: string, b: string) => number = compareCodeUnits,
): ServicePointTree => {
  const byDescription = <T extends Described>(things: Iterable<T>): readonly T[] =>
    [...things].toSorted((a, b) => compare(a.description, b.description) || a.id - b.id)
  const offered = distinct(points.filter(isOrderServicePoint))
  const clients = distinct(offered.map((point) => point.subclient.client))
  return byDescription(clients).map((client) => {
    const ofClient = offered.filter((point) => point.subclient.client.id === client.id)
    return {
      client,
      subclients: byDescription(distinct(ofClient.map((point) => point.subclient))).map((subclient) => ({
        subclient,
        servicePoints: byDescription(ofClient.filter((point) => point.subclient.id === subclient.id)),
      })),
    }
  })
}

/**
 * The three filters after all rules were applied: client, subclient and service point. A chosen value remains if it is
 * an option of its filter. Otherwise the only option is chosen. If a filter has several options, nothing is chosen, and
 * the next filters have no options. (ORD-42, ORD-43)
 */
export const resolveOrderFilters = (tree: ServicePointTree, wanted: OrderFilters): ResolvedOrderFilters => {
  const branch = choose(tree, ({ client }) => client.id, wanted.clientId)
  const subclients = branch?.subclients ?? []
  const subbranch = choose(subclients, ({ subclient }) => subclient.id, wanted.subclientId)
  const servicePoints = subbranch?.servicePoints ?? []
  const servicePoint = choose(servicePoints, ({ id }) => id, wanted.servicePointId)
  return {
    clientId: branch?.client.id,
    subclientId: subbranch?.subclient.id,
    servicePointId: servicePoint?.id,
    clients: tree.map(({ client }) => client),
    subclients: subclients.map(({ subclient }) => subclient),
    servicePoints,
    servicePoint,
  }
}

interface Described {
  readonly id: number
  readonly description: string
}

const choose = <T>(
  options: readonly T[],
  idOf: (option: T) => number,
  wanted: number | undefined,
): T | undefined =>
  options.find((option) => idOf(option) === wanted) ?? (options.length === 1 ? options[0] : undefined)

const distinct = <T extends Described>(things: readonly T[]): readonly T[] => [
  ...new Map(things.toReversed().map((thing) => [thing.id, thing])).values(),
]

const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
