import { clientReads } from './clients.reads.contract'
import { country } from './country.contract'
import { pointOrders } from './orders.point.contract'
import { orderReports } from './reports.orders.contract'
import { servicePointReads } from './service-points.reads.contract'
import { sessionOfFrame } from './session.frame.contract'
import { subclientReads } from './subclients.reads.contract'

/**
 * The calls of the page's shell and of the order screens. An API client of only these calls leaves the schemas of
 * all other features to the screens that need them, which saves 8.6 kB of the first load (ADR 17).
 */
export const firstCalls = {
  session: sessionOfFrame,
  country,
  clients: clientReads,
  subclients: subclientReads,
  servicePoints: servicePointReads,
  orders: pointOrders,
  reports: orderReports,
}
export type FirstCalls = typeof firstCalls
