import { clients } from './clients.contract'
import { country } from './country.contract'
import { orders } from './orders.contract'
import { servicePoints } from './service-points.contract'
import { session } from './session.contract'
import { subclients } from './subclients.contract'

/** Every call of the back end, by feature and name. */
export const contract = { session, country, clients, subclients, servicePoints, orders }
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
