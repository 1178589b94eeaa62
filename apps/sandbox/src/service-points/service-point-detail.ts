import { and } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'
import { isAmong } from '../kernel/id-lists'
import { findAdministration, findServicePoints } from './service-point-repository'

/**
 * The service points with these ids that are within the scope, with all data for their forms, in the order of the ids.
 * The safe's password is excluded. Its hash is read only to know whether there is a password.
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

/** The service point with an id, with all data for its form; `undefined` if the point is not within the scope. */
export const findServicePointDetail = async (
  db: Database,
  id: number,
  scope: Scope,
): Promise<WireServicePointDetail | undefined> => {
  const [found] = await findServicePointDetails(db, [id], scope)
  return found
}

/** A service point as the API sends it to the page that edits the point. */
export type WireServicePointDetail = Awaited<ReturnType<typeof findServicePointDetails>>[number]

/** A service point for users who don't administer it. It has no codes, limits, safe and payment. */
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
