import { and } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { findAdministration, findServicePoints } from './service-point-repository'

/**
 * The service points of these ids within a scope with everything that their form shows, in the order of the ids. It does
 * not include the password of the safe, whose hash is only read to know that there is one.
 */
export const findServicePointDetails = async (db: Database, ids: readonly number[], scope: Scope) => {
  const reached = and(servicePointsWithin(db, scope), isAmong(servicePoints.id, ids))
  const points = new Map((await findServicePoints(db, reached, ids.length)).map((point) => [point.id, point]))
  const administration = await findAdministration(db, [...points.keys()])
  return [...new Set(ids)].flatMap((id) => {
    const [point, administered] = [points.get(id), administration.get(id)]
    return point && administered ? [{ ...point, ...administered }] : []
  })
}

/** One of them; `undefined` when there is none. */
export const findServicePointDetail = async (
  db: Database,
  id: number,
  scope: Scope,
): Promise<WireServicePointDetail | undefined> => {
  const [found] = await findServicePointDetails(db, [id], scope)
  return found
}

/** A service point as its form has it. */
export type WireServicePointDetail = Awaited<ReturnType<typeof findServicePointDetails>>[number]

/** What remains of a detail for those who don't administer the point: nothing of codes, money, safe and payment. */
export const withoutAdministration = (detail: WireServicePointDetail): WireServicePointDetail => ({
  ...detail,
  uniqueCode: null,
  ssId: null,
  codTypeServicepoint: null,
  descTypeServicePoint: null,
  thirdcodes: [],
  limits: [],
  paymentService: null,
})
