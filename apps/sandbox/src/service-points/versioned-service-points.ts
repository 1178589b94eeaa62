import { contract } from '@remesa/api-client/contract'
import { canEditRecord } from '@remesa/domain/records'
import { servicePointKind } from '@remesa/domain/service-points'
import { eq } from 'drizzle-orm'
import { type Caller, everything } from '../authorisation'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'
import { codeGuard, type VersionedKind } from '../records'
import {
  findServicePointDetail,
  findServicePointDetails,
  withoutAdministration,
} from './service-point-detail'

/** Service points with the fields that the caller may read, in the order of the ids. */
export const readServicePoints = async (db: Database, ids: readonly number[], { ability, scope }: Caller) => {
  const details = await findServicePointDetails(db, ids, scope)
  const administers = canEditRecord({ active: true }, ability, servicePointKind).allowed
  return administers ? details : details.map(withoutAdministration)
}

/**
 * The service point with an id, with the fields that the caller may read; `undefined` if the caller may not see the
 * point.
 */
export const readServicePoint = async (db: Database, id: number, caller: Caller) => {
  const [found] = await readServicePoints(db, [id], caller)
  return found
}

/** Service points as records that have versions. A new password of the safe also creates a version. */
export const versionedServicePoints: VersionedKind = {
  kind: 'service-points',
  table: servicePoints,
  read: contract.servicePoints.get,
  find: readServicePoint,
  special: { secret: ['password'] },
  snapshot: async (db, id) => {
    const detail = await findServicePointDetail(db, id, everything)
    if (detail === undefined) throw new Error('[service-points] a locked service point has no row')
    const { id: _, version, label, subclient, ...state } = detail
    return {
      name: detail.description,
      countryId: subclient.client.country.id,
      state: {
        ...state,
        subclient: { id: subclient.id, description: subclient.description },
        password: await passwordHashOf(db, id),
      },
    }
  },
}

const passwordHashOf = async (db: Database, id: number): Promise<string | null> => {
  const [row] = await db
    .select({ hash: servicePoints.safePasswordHash })
    .from(servicePoints)
    .where(eq(servicePoints.id, id))
  return row?.hash ?? null
}

/** Ensures that a code is unique among the service points of a subclient. */
export const servicePointCodes = codeGuard('service-points', servicePoints, servicePoints.subclientId)
