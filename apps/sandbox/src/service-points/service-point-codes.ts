import { codeGuard } from '../clients'
import { servicePoints } from '../db/schema'

/** A code belongs to one service point of a subclient. */
export const servicePointCodes = codeGuard('service-points', servicePoints, servicePoints.subclientId)
