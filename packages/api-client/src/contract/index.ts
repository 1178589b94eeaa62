import { clients } from './clients.contract'
import { country } from './country.contract'
import { declaredValues } from './declared-values.contract'
import { deposits } from './deposits.contract'
import { firms } from './firms.contract'
import { orders } from './orders.contract'
import { reports } from './reports.contract'
import { servicePoints } from './service-points.contract'
import { session } from './session.contract'
import { subclients } from './subclients.contract'
import { users } from './users.contract'

/** Every call of the back end, by feature and name. */
export const contract = {
  session,
  country,
  users,
  clients,
  subclients,
  servicePoints,
  orders,
  declaredValues,
  deposits,
  reports,
  firms,
}
export type PortalContract = typeof contract

export {
  type Access,
  type Contract,
  defineEndpoint,
  type Endpoint,
  type HttpMethod,
  isOpenTo,
} from './define-endpoint'
export { FileAnswer } from './file-answer'
export { IDEMPOTENCY_HEADER, IdempotencyKey } from './idempotency-key'
export { type EndpointId, type ListedEndpoint, listEndpoints } from './list-endpoints'
export { CreatedOrder } from './orders.contract'
export { Problem } from './problem.schema'
export { SPREADSHEET_TYPE } from './reports.contract'
