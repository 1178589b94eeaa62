import { servicePoints } from '../db/schema'
import { codeGuard } from '../records'

/** A code is unique among the service points of a subclient. */
export const servicePointCodes = codeGuard('service-points', servicePoints, servicePoints.subclientId)
