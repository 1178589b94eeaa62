import type { ClientSummary } from '../../clients'
import type { ServicePoint } from '../../service-points'
import type { SubclientSummary } from '../../subclients'
import { requestTypes } from './request-type'

/**
 * The adapter code of the customer portal. A point that has only this adapter has an order history but offers no order
 * type.
 */
export const CUSTOMER_PORTAL_ADAPTER = 'sol_customer'

/** The adapter codes of service points that take part in orders. (ORD-40) */
export const supportedOrderAdapters: readonly string[] = [
  ...requestTypes.map((facts) => facts.adapterCode),
  CUSTOMER_PORTAL_ADAPTER,
]

/** A subclient among the options of the filters, with its service points. */
export interface SubclientBranch {
  readonly subclient: SubclientSummary
  readonly servicePoints: readonly ServicePoint[]
}

/** A client among the options of the filters, with its subclients. */
export interface ClientBranch {
  readonly client: ClientSummary
  readonly subclients: readonly SubclientBranch[]
}

/**
 * The options of the three filters of orders: clients with their subclients, and subclients with their service points.
 */
export type ServicePointTree = readonly ClientBranch[]

/** The ids of the client, subclient and service point that are chosen in the filters. */
export interface OrderFilters {
  readonly clientId?: number | undefined
  readonly subclientId?: number | undefined
  readonly servicePointId?: number | undefined
}

/** The three filters after every rule was applied, their options, and the chosen service point itself. */
export interface ResolvedOrderFilters {
  readonly clientId: number | undefined
  readonly subclientId: number | undefined
  readonly servicePointId: number | undefined
  readonly clients: readonly ClientSummary[]
  readonly subclients: readonly SubclientSummary[]
  readonly servicePoints: readonly ServicePoint[]
  readonly servicePoint: ServicePoint | undefined
}

/** Whether a service point takes part in orders: it has at least one supported adapter. (ORD-40) */
export const isOrderServicePoint = (servicePoint: Pick<ServicePoint, 'adapters'>): boolean =>
  servicePoint.adapters.some((adapter) => supportedOrderAdapters.includes(adapter.code))

/**
 * The id by which order calls name a service point: its id in the external operations system, `oidSol`; if it has none,
 * its id in the portal. (ORD-44)
 */
export const externalServicePointId = (servicePoint: Pick<ServicePoint, 'id' | 'oidSol'>): string =>
  servicePoint.oidSol || String(servicePoint.id)

/**
 * The id by which the calls for packs and faults name a client: its id in the external operations system; if it has
 * none, its id in the portal. (ORD-46)
 */
export const externalClientId = ({ subclient }: Pick<ServicePoint, 'subclient'>): string =>
  subclient.client.oidSol || String(subclient.client.id)

/**
 * The service points that take part in orders, grouped by client and subclient. Each level is sorted by description
 * and, for equal descriptions, by id. A point that is listed twice counts once. (ORD-41)
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
 * The three filters with valid choices, from client to service point. A choice that is among the options of its filter
 * is kept. Otherwise the only option is chosen; with several options nothing is chosen, and the filters below are
 * empty, too. (ORD-42, ORD-43)
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
