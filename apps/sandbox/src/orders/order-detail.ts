import { placeTimeZone } from '@remesa/domain/country'
import { fromHundredths, toOffsetIso } from '@remesa/domain/kernel'
import { externalServicePointId, orderKind, type RequestType } from '@remesa/domain/orders'
import { and, asc, eq } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import { type CountryFacts, reachableCountry } from '../country'
import type { Database } from '../db/database'
import {
  clients,
  consignmentAmounts,
  consignmentContainers,
  consignmentDocuments,
  currencies,
  orders,
  servicePoints,
  subclients,
  users,
} from '../db/schema'
import { rowIdOf } from '../kernel/row-id'
import type { ApiContext } from '../request/context'
import { wireTimes } from './order-repository'

export interface OrderQuery {
  readonly id: number
  readonly scope: Scope
  readonly country: CountryFacts
  /** The order types that the call returns. Orders of other types are not found. */
  readonly kinds: readonly RequestType[]
}

/**
 * An order with its service point, subclient and client; `undefined` if the order is of another type or the caller may
 * not see it.
 */
export const findOrder = async (db: Database, { id, scope, country, kinds }: OrderQuery) => {
  const [row] = await db
    .select({ order: orders, point: servicePoints, subclient: subclients, client: clients, applicant: users })
    .from(orders)
    .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .leftJoin(users, eq(users.id, orders.createdBy))
    .where(and(eq(orders.id, id), eq(orders.countryId, country.id), servicePointsWithin(db, scope)))
  const kind = row && orderKind(row.order)
  return row !== undefined && kind !== undefined && kinds.includes(kind) ? row : undefined
}

/** An order with its service point, subclient and client. */
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The fields of a detail that orders of every type have. */
export const commonDetail = async (
  db: Database,
  { order, point, subclient, client, applicant }: FoundOrder,
  country: CountryFacts,
) => {
  const documents = await documentsOf(db, order.id)
  const timeZone = placeTimeZone(country.code, point.zone)
  return {
    serviceId: String(order.id),
    serviceCode: order.serviceCode,
    entityDescription: client.description,
    centerDescription: subclient.description,
    servicePointDescription: point.description,
    servicePointId: externalServicePointId(point),
    address: point.address,
    applicant: applicant === null ? order.userName : `${applicant.name} ${applicant.lastName}`.trim(),
    userName: order.userName,
    custodianName: order.custodianName,
    responsable: null,
    motiveCode: order.motiveCode,
    motiveId: order.motiveCode,
    observation: order.observation,
    comments: order.comments,
    description: null,
    countryCode: country.code,
    origin: order.origin,
    routeCode: order.routeCode,
    hasDate: order.serviceDate !== null,
    hasLimitDate: false,
    isChange: order.isChange,
    serviceAmount: null,
    serviceDate: order.serviceDate === null ? null : toOffsetIso(order.serviceDate, timeZone),
    serviceLimitDate: null,
    ...wireTimes(order, timeZone),
    documents,
    container: documents.flatMap(({ container }) => container),
  }
}

const documentsOf = async (db: Database, orderId: number) => {
  const ofOrder = eq(consignmentDocuments.orderId, orderId)
  const documents = await db
    .select()
    .from(consignmentDocuments)
    .where(ofOrder)
    .orderBy(asc(consignmentDocuments.id))
  const containers = await db
    .select({ container: consignmentContainers })
    .from(consignmentContainers)
    .innerJoin(consignmentDocuments, eq(consignmentDocuments.id, consignmentContainers.documentId))
    .where(ofOrder)
    .orderBy(asc(consignmentContainers.id))
  const amounts = await db
    .select({ amount: consignmentAmounts, currency: currencies })
    .from(consignmentAmounts)
    .innerJoin(consignmentDocuments, eq(consignmentDocuments.id, consignmentAmounts.documentId))
    .innerJoin(currencies, eq(currencies.id, consignmentAmounts.currencyId))
    .where(ofOrder)
    .orderBy(asc(consignmentAmounts.commodityCode), asc(currencies.code))
  return documents.map(({ id, documentNumber }) => ({
    documentNumber,
    container: containers
      .filter(({ container }) => container.documentId === id)
      .map(({ container }) => ({ containerCode: container.code, containerSeal: container.seal })),
    amounts: amounts
      .filter(({ amount }) => amount.documentId === id)
      .map(({ amount, currency }) => ({
        commodityCode: amount.commodityCode,
        totalAmount: fromHundredths(amount.total),
        currencyIsoCode: currency.code,
      })),
  }))
}

/**
 * The data of the order with the id in the path of the call; `undefined` if there is no such order or the caller may
 * not see it.
 */
export const findOne = async <Found>(
  context: ApiContext,
  { countryCode, serviceId }: { readonly countryCode: string; readonly serviceId: string },
  find: (
    db: Database,
    orderQuery: { readonly id: number; readonly scope: Scope; readonly country: CountryFacts },
  ) => Promise<Found | undefined>,
): Promise<Found | undefined> => {
  const country = await reachableCountry(context, countryCode)
  const id = rowIdOf(serviceId)
  if (country === undefined || id === undefined) return undefined
  return find(context.db, { id, scope: context.caller.scope, country })
}
