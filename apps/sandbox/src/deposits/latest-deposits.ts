import { DepositTransaction, type RegisteredDeposit } from '@remesa/domain/deposits'
import { and, desc, eq } from 'drizzle-orm'
import { type Caller, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { currencies, deposits, servicePoints, users } from '../db/schema'
import { findServicePoint } from '../service-points'

const LATEST_COUNT = 10

/** The latest deposits of a point, the latest first; `undefined` for a point that is out of the caller's reach. */
export const listLatestDeposits = async (
  db: Database,
  servicePointId: number,
  { scope }: Pick<Caller, 'scope'>,
): Promise<RegisteredDeposit[] | undefined> => {
  const point = await findServicePoint(
    db,
    and(eq(servicePoints.id, servicePointId), servicePointsWithin(db, scope)),
  )
  if (point === undefined) return undefined
  const rows = await db
    .select({
      sessionId: deposits.sessionId,
      createdAt: deposits.createdAt,
      accountDate: deposits.accountDate,
      total: deposits.total,
      currency: { code: currencies.code, symbol: currencies.symbol },
      body: deposits.body,
      userName: users.username,
    })
    .from(deposits)
    .innerJoin(currencies, eq(currencies.id, deposits.currencyId))
    .innerJoin(users, eq(users.id, deposits.createdBy))
    .where(eq(deposits.servicePointId, point.id))
    .orderBy(desc(deposits.id))
    .limit(LATEST_COUNT)
  return rows.map(({ createdAt, body, ...row }) => {
    const { channel, transactions } = DepositTransaction.parse(body)
    return {
      ...row,
      state: 'REGISTERED',
      registeredAt: createdAt.toISOString(),
      barcode: transactions[0]?.units[0]?.mix[0]?.barCode ?? '',
      channel: channel === '' ? null : channel,
    }
  })
}
