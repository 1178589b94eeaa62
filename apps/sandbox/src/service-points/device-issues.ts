import { foldedName, type Issue } from '@remesa/domain/kernel'
import { deviceTaken, type ServicePointRequest } from '@remesa/domain/service-points'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { type Scope, servicePointsWithin } from '../authorisation'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { servicePoints } from '../db/schema'
import { textFilter } from '../kernel/search-text'
import { findServicePoint } from './service-point-repository'

/** The device data that a service point has in the database; empty for a new point. */
interface Stored {
  readonly id?: number
  readonly deviceId?: string | null
}

/**
 * An issue if another service point has the device. Until the transaction ends, no other request can give this device
 * to a point. (SVP-91)
 */
export const deviceIssues = async (
  tx: Database,
  { deviceId }: Pick<ServicePointRequest, 'deviceId'>,
  { id = 0, deviceId: stored = null }: Stored,
  scope: Scope,
): Promise<readonly Issue[]> => {
  const device = foldedName(deviceId ?? '')
  if (deviceId === null || device === '' || device === foldedName(stored ?? '')) return []
  await lockName(tx, 'service-points.devices')
  const alike = await tx
    .select({ id: servicePoints.id, deviceId: servicePoints.deviceId })
    .from(servicePoints)
    .where(
      and(
        ne(servicePoints.id, id),
        isNotNull(servicePoints.deviceId),
        textFilter(deviceId, true, servicePoints.deviceIdFolded),
      ),
    )
    .orderBy(servicePoints.id)
  const other = alike.find((point) => foldedName(point.deviceId ?? '') === device)
  if (other === undefined) return []
  const isOther = eq(servicePoints.id, other.id)
  const reached = await findServicePoint(tx, and(servicePointsWithin(tx, scope), isOther))
  return [deviceTaken(deviceId, reached?.description)]
}
