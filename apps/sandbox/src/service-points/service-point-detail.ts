import { and, eq } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'
import { findAdministration, findServicePoint } from './service-point-repository'

/**
 * A service point within a scope with everything that its form shows; `undefined` when there is none. It does not include
 * the password of the safe, whose hash is only read to know that there is one.
 */
export const findServicePointDetail = async (db: Database, id: number, scope: Scope) => {
  const point = await findServicePoint(db, and(servicePointsWithin(db, scope), eq(servicePoints.id, id)))
  if (point === undefined) return undefined
  const administration = await findAdministration(db, id)
  return administration && { ...point, ...administration }
}

/** A service point as its form has it. */
export type WireServicePointDetail = NonNullable<Awaited<ReturnType<typeof findServicePointDetail>>>

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
