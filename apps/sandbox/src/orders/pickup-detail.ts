import { fromHundredths, toOffsetIso } from '@remesa/domain/kernel'
import { requestTypeFacts } from '@remesa/domain/orders'
import { and, asc, eq } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import {
  agreementCommodities,
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
import { requestedAmountsOf, wireTimes } from './order-repository'

/** One pickup of a country with everything that is known of it; nothing where it is none or out of reach. */
export const findPickup = async (
  db: Database,
  { id, scope, country }: { readonly id: number; readonly scope: Scope; readonly country: CountryFacts },
) => {
  const ofOrder = eq(orders.id, id)
  const [row] = await db
    .select({ order: orders, point: servicePoints, subclient: subclients, client: clients, applicant: users })
    .from(orders)
    .innerJoin(servicePoints, eq(servicePoints.id, orders.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .leftJoin(users, eq(users.id, orders.createdBy))
    .where(
      and(
        ofOrder,
        eq(orders.serviceType, requestTypeFacts('pickup').wireCode),
        eq(orders.countryId, country.id),
        servicePointsWithin(db, scope),
      ),
    )
  if (row === undefined) return undefined
  const { order, point, subclient, client, applicant } = row
  const amounts = await requestedAmountsOf(db, ofOrder)
  const commodities = await db
    .select({ code: agreementCommodities.code, description: agreementCommodities.description })
    .from(agreementCommodities)
    .where(eq(agreementCommodities.clientId, client.id))
    .orderBy(asc(agreementCommodities.code))
  return {
    serviceId: String(order.id),
    serviceCode: order.serviceCode,
    entityDescription: client.description,
    centerDescription: subclient.description,
    servicePointDescription: point.description,
    servicePointId: point.oidSol ?? String(point.id),
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
    hasDate: true,
    hasLimitDate: false,
    isChange: order.isChange,
    serviceAmount: null,
    serviceDate: order.serviceDate === null ? null : toOffsetIso(order.serviceDate, country.timeZone),
    serviceLimitDate: null,
    ...wireTimes(order, country.timeZone),
    requestedAmounts: (amounts.get(id) ?? []).map(({ amount }) => amount),
    documents: await documentsOf(db, id),
    agreementCommodities: commodities,
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
