import { servicePoints } from '../db/schema'
import { codeGuard } from '../records'

/** A code belongs to one service point of a subclient. */
export const servicePointCodes = codeGuard('service-points', servicePoints, servicePoints.subclientId)
