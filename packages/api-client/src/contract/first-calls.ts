import { clientLists } from './clients.contract'
import { country } from './country.contract'
import { orderReports } from './order-reports.contract'
import { orders } from './orders.contract'
import { servicePointReads } from './service-points.contract'
import { session } from './session.contract'
import { subclientLists } from './subclients.contract'

/**
 * The calls of the frame and of the order screens. A client of these alone leaves the schemas of all other features to
 * the screens that need them.
 */
export const firstCalls = {
  session,
  country,
  clients: clientLists,
  subclients: subclientLists,
  servicePoints: servicePointReads,
  orders,
  reports: orderReports,
}
export type FirstCalls = typeof firstCalls
