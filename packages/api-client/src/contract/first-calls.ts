import { clientReads } from './clients.reads.contract'
import { country } from './country.contract'
import { pointOrders } from './orders.point.contract'
import { orderReports } from './reports.orders.contract'
import { servicePointReads } from './service-points.reads.contract'
import { sessionOfFrame } from './session.frame.contract'
import { subclientReads } from './subclients.reads.contract'

/**
 * The calls of the page's shell and of the order screens. An API client with only these calls does not load the schemas
 * of other features, which makes the first load 8.6 kB smaller (ADR 17).
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
