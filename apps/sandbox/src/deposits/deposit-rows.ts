import { placeTimeZone } from '@remesa/domain/country'
import { AGGREGATED_TYPE, type DepositRecord, DepositTransaction } from '@remesa/domain/deposits'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import {
  clients,
  countries,
  currencies,
  depositReversals,
  deposits,
  servicePoints,
  subclients,
  users,
} from '../db/schema'
import { stateOf } from './deposit-state'

/** SQL expression for the bag code of a stored deposit. */
export const storedCode = sql`${deposits.body} #>> '{transactions,0,units,0,mix,0,barCode}'`

const requesters = alias(users, 'requesters')

/** The deposits that match a condition, latest first. */
export const readDeposits = async (
  db: Database,
  condition: SQL | undefined,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<DepositRecord[]> => {
  const rows = await db
    .select({
      sessionId: deposits.sessionId,
      createdAt: deposits.createdAt,
      accountDate: deposits.accountDate,
      total: deposits.total,
      currency: { code: currencies.code, symbol: currencies.symbol },
      body: deposits.body,
      userName: users.username,
      servicePointId: deposits.servicePointId,
      servicePoint: servicePoints.description,
      client: clients.description,
      countryCode: countries.code,
      zone: servicePoints.zone,
      reason: depositReversals.reason,
      requestedAt: depositReversals.requestedAt,
      requestedBy: requesters.username,
    })
    .from(deposits)
    .innerJoin(currencies, eq(currencies.id, deposits.currencyId))
    .innerJoin(users, eq(users.id, deposits.createdBy))
    .innerJoin(servicePoints, eq(servicePoints.id, deposits.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .innerJoin(countries, eq(countries.id, clients.countryId))
    .leftJoin(depositReversals, eq(depositReversals.depositId, deposits.id))
    .leftJoin(requesters, eq(requesters.id, depositReversals.requestedBy))
    .where(condition)
    .orderBy(desc(deposits.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ createdAt, body, countryCode, zone, reason, requestedAt, requestedBy, ...row }) => {
    const { channel, transactions } = DepositTransaction.parse(body)
    const entry = transactions[0]?.units[0]?.mix[0]
    return {
      ...row,
      state: stateOf({ requestedAt }),
      registeredAt: createdAt.toISOString(),
      barcode: entry?.barCode ?? '',
      channel: channel === '' ? null : channel,
      timeZone: placeTimeZone(countryCode, zone),
      commodityTypeCode: entry === undefined || entry.type === AGGREGATED_TYPE ? null : entry.type,
      reversal:
        reason === null || requestedAt === null || requestedBy === null
          ? null
          : { reason, requestedAt: requestedAt.toISOString(), userName: requestedBy },
    }
  })
}
