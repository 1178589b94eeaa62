import { type Refusal, refuse } from '@remesa/api-client/server'
import { type AnyIssue, choiceIssue, ok, type Result } from '@remesa/domain/kernel'
import { makesOrdersReports, type OrdersReportRequest, offeredOrdersReports } from '@remesa/domain/orders'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { clientsWithin, servicePointsWithin, subclientsWithin } from '../authorisation'
import { type CountryFacts, reachableCountry } from '../country'
import { clients, servicePoints, subclients } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { searchWindow } from '../kernel/search-window'
import type { ApiContext } from '../request/context'
import { FAILING_REPORT, listOrderReportTypes } from './order-report-types'
import { reportWords } from './words'

/**
 * Checks whether a report of orders can be requested. The response is 404 if the caller may not see the country or a
 * requested record. It is 403 if the country has no such reports. It is 400 for a report type that is unknown or not
 * offered, and for limits in the wrong order or too far apart.
 */
export const checkOrdersRequest = async (
  context: ApiContext,
  body: OrdersReportRequest,
): Promise<Result<undefined, Refusal<'not-found' | 'forbidden' | 'request.invalid-body'>>> => {
  const country = await reachableCountry(context, body.countryCode)
  if (country === undefined) return refuse.notFound()
  if (!makesOrdersReports(country.config)) return refuse.forbidden()
  const window = searchWindow(body)
  const issues = [
    ...(window.ok ? [] : window.error),
    ...typeIssues(body, { config: country.config, locale: context.locale }),
  ]
  if (issues.length > 0) return refuse.invalid(issues)
  return (await areWithinReach(context, body, country.id)) ? ok(undefined) : refuse.notFound()
}

const typeIssues = (
  { type, client, subClient, servicePoint }: OrdersReportRequest,
  { config, locale }: Pick<CountryFacts, 'config'> & Pick<ApiContext, 'locale'>,
): readonly AnyIssue[] => {
  if (type === FAILING_REPORT) return []
  const types = listOrderReportTypes(config, reportWords[locale])
  const chosen = { clientId: client, subclientId: subClient, servicePointId: servicePoint }
  const offers = offeredOrdersReports(types, chosen)
  const offered = offers.find((offer) => offer.type.code === type)
  if (offered === undefined)
    return [
      choiceIssue(
        'type',
        offers.map((offer) => offer.type.code),
      ),
    ]
  return offered.export.reasons.map((reason) => ({ ...reason, path: 'type' }))
}

/**
 * Whether the caller may see every requested record. All records have to be in the country. A single chosen point has
 * to belong to the chosen subclient, and a single chosen subclient to the chosen client.
 */
const areWithinReach = async (
  { db, caller: { scope } }: ApiContext,
  body: OrdersReportRequest,
  countryId: number,
): Promise<boolean> => {
  const inCountry = eq(clients.countryId, countryId)
  const clientIds = distinct(body.clients, body.client)
  const [ownClients] = await db
    .select({ value: count() })
    .from(clients)
    .where(and(inCountry, clientsWithin(db, scope), isAmong(clients.id, clientIds)))
  const subclientIds = distinct(body.subClients, body.subClient)
  const [ownSubclients] = await db
    .select({ value: count(), chosen: isChosen(subclients.id, body.subClient, eq(clients.id, body.client)) })
    .from(subclients)
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(and(inCountry, subclientsWithin(db, scope), isAmong(subclients.id, subclientIds)))
  const pointIds = distinct(body.servicePoints, body.servicePoint)
  const [ownPoints] = await db
    .select({
      value: count(),
      chosen: isChosen(servicePoints.id, body.servicePoint, eq(subclients.id, body.subClient)),
    })
    .from(servicePoints)
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(and(inCountry, servicePointsWithin(db, scope), isAmong(servicePoints.id, pointIds)))
  return (
    ownClients?.value === clientIds.length &&
    ownSubclients?.value === subclientIds.length &&
    ownSubclients.chosen === true &&
    ownPoints?.value === pointIds.length &&
    ownPoints.chosen === true
  )
}

const distinct = (ids: readonly number[], chosen: number): readonly number[] => [...new Set([...ids, chosen])]

/**
 * SQL aggregate: whether one of the rows has this id and matches the condition, so that it belongs to the chosen
 * parent.
 */
const isChosen = (column: PgColumn, id: number, below: SQL) =>
  sql<boolean | null>`bool_or(${column} = ${id} and ${below})`
