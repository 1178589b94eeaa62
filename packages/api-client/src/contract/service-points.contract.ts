import { servicePointAdministration } from './service-points.administration.contract'
import { servicePointReads } from './service-points.reads.contract'

export const servicePoints = { ...servicePointReads, ...servicePointAdministration }
