import { BOOKED_DAYS, type RegisteredDeposit } from '@remesa/domain/deposits'
import { cleanCode } from '@remesa/domain/kernel'
import { and, eq, gte } from 'drizzle-orm'
import { type Caller, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { deposits, servicePoints } from '../db/schema'
import { findServicePoint } from '../service-points'
import { readDeposits, storedCode } from './deposit-rows'

const LATEST_COUNT = 10
const DAY_MS = 24 * 60 * 60_000

/**
 * The last deposits at a service point, latest first; `undefined` for a point that the caller may not see.
 *
 * @param asked.barcode restricts the list to deposits of the last 30 days with this bag code. (DPS-52)
 */
export const listLatestDeposits = async (
  db: Database,
  servicePointId: number,
  { scope }: Pick<Caller, 'scope'>,
  { barcode, now }: { readonly barcode?: string | undefined; readonly now: Date },
): Promise<RegisteredDeposit[] | undefined> => {
  const point = await findServicePoint(
    db,
    and(eq(servicePoints.id, servicePointId), servicePointsWithin(db, scope)),
  )
  if (point === undefined) return undefined
  const having =
    barcode === undefined
      ? undefined
      : and(
          eq(storedCode, cleanCode(barcode)),
          gte(deposits.createdAt, new Date(now.getTime() - BOOKED_DAYS * DAY_MS)),
        )
  const rows = await readDeposits(db, and(eq(deposits.servicePointId, point.id), having), {
    limit: LATEST_COUNT,
  })
  return rows.map(
    ({ sessionId, state, registeredAt, accountDate, total, currency, barcode: code, channel, userName }) => ({
      sessionId,
      state,
      registeredAt,
      accountDate,
      total,
      currency,
      barcode: code,
      channel,
      userName,
    }),
  )
}
