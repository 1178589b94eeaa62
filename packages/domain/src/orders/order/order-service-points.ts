import type { ClientSummary } from '../../clients'
import type { ServicePoint } from '../../service-points'
import type { SubclientSummary } from '../../subclients'
import { requestTypes } from './request-type'

/** Adapter of the customer portal. A point with this adapter alone has a history but no request type. */
export const CUSTOMER_PORTAL_ADAPTER = 'sol_customer'

/** Adapter codes that put a service point on the orders page. (ORD-40) */
export const supportedOrderAdapters: readonly string[] = [
  ...requestTypes.map((facts) => facts.adapterCode),
  CUSTOMER_PORTAL_ADAPTER,
]

/** A subclient of the filters with its service points. */
export interface SubclientBranch {
  readonly subclient: SubclientSummary
  readonly servicePoints: readonly ServicePoint[]
}

/** A client of the filters with its subclients. */
export interface ClientBranch {
  readonly client: ClientSummary
  readonly subclients: readonly SubclientBranch[]
}

/** The options of the three filters: clients with their subclients, and subclients with their service points. */
export type ServicePointTree = readonly ClientBranch[]

/** Ids of the chosen client, subclient and service point. */
export interface OrderFilters {
  readonly clientId?: number | undefined
  readonly subclientId?: number | undefined
  readonly servicePointId?: number | undefined
}

/** The filters after every rule was applied, their options, and the chosen point itself. */
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

/** The id of a service point in order calls: its id in the external system, else in the portal. (ORD-44) */
export const externalServicePointId = (servicePoint: Pick<ServicePoint, 'id' | 'oidSol'>): string =>
  servicePoint.oidSol || String(servicePoint.id)

/** The id of a client in calls for packs and faults: its id in the external system, else in the portal. (ORD-46) */
export const externalClientId = ({ subclient }: Pick<ServicePoint, 'subclient'>): string =>
  subclient.client.oidSol || String(subclient.client.id)

/**
 * Groups the service points that take part in orders by client and subclient, each level sorted by
 * description and, for equal descriptions, by id. A point that is listed twice counts once. (ORD-41)
 *
 * @param compare Order of two descriptions; pass the `compare` of a collator for the reader's language.
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
 * Adapts the three filters to the tree, from client to service point. A choice that exists below the choice
 * above it is kept; else the only option is chosen; else nothing, and the filters below are empty too.
 * (ORD-42, ORD-43)
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
