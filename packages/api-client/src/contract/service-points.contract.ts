import { servicePointAdministration } from './service-points.administration.contract'
import { servicePointReads } from './service-points.reads.contract'

/** Calls that read and administer service points. */
export const servicePoints = { ...servicePointReads, ...servicePointAdministration }

/** Only the calls about service points, for an API client that a screen creates when it first needs them. */
export const servicePointCalls = { servicePoints }
export type ServicePointCalls = typeof servicePointCalls
