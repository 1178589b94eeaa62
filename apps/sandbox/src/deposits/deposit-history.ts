import { type DepositHistory, depositSearch } from '@remesa/domain/deposits'
import { and, asc, count, eq, or, type SQL, sql, sum } from 'drizzle-orm'
import { type Caller, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { clients, currencies, deposits, servicePoints, subclients } from '../db/schema'
import { pageRange } from '../kernel/paging'
import { contains } from '../kernel/search-text'
import { findServicePoint } from '../service-points'
import { readDeposits, storedCode } from './deposit-rows'

/** The filters of a deposit history. A missing filter does not restrict the history. */
interface DepositHistoryQuery {
  readonly day?: string | undefined
  readonly servicePointId?: number | undefined
  readonly search?: string | undefined
  readonly page?: number | undefined
  readonly size?: number | undefined
}

/**
 * A page of the deposits at the caller's service points, with the totals of all pages. `undefined` if a filter contains
 * a point that the caller may not see. (DPS-55, DPS-56)
 */
export const listDeposits = async (
  db: Database,
  { scope }: Pick<Caller, 'scope'>,
  { day, servicePointId, search = '', ...page }: DepositHistoryQuery,
): Promise<DepositHistory | undefined> => {
  const reachable = servicePointsWithin(db, scope)
  if (servicePointId !== undefined) {
    const point = await findServicePoint(db, and(eq(servicePoints.id, servicePointId), reachable))
    if (point === undefined) return undefined
  }
  const condition = and(
    reachable,
    servicePointId === undefined ? undefined : eq(deposits.servicePointId, servicePointId),
    day === undefined ? undefined : eq(deposits.day, day),
    searched(search),
  )
  const { limit, offset } = pageRange(page)
  const totals = await db
    .select({
      currency: { code: currencies.code, symbol: currencies.symbol },
      count: count(),
      total: sum(deposits.total).mapWith(Number),
    })
    .from(deposits)
    .innerJoin(currencies, eq(currencies.id, deposits.currencyId))
    .innerJoin(servicePoints, eq(servicePoints.id, deposits.servicePointId))
    .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
    .innerJoin(clients, eq(clients.id, subclients.clientId))
    .where(condition)
    .groupBy(currencies.id)
    .orderBy(asc(currencies.code))
  return {
    content: await readDeposits(db, condition, { limit, offset }),
    totalElements: totals.reduce((all, each) => all + each.count, 0),
    totals,
  }
}

const searched = (text: string): SQL | undefined => {
  const { code, hundredths } = depositSearch(text)
  if (code === '') return undefined
  return or(
    contains(code, sql`folded_text(${storedCode})`),
    hundredths === undefined ? undefined : eq(deposits.total, hundredths),
  )
}
