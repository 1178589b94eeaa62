import type { PortalContract } from '@remesa/api-client/contract'
import { clientRequests } from './clients.requests'
import { countryRequests } from './country.requests'
import { declaredValuesRequests } from './declared-values.requests'
import { depositRequests } from './deposits.requests'
import type { EndpointRequest, FeatureRequests } from './endpoint-request'
import { firmsRequests } from './firms.requests'
import { historyRequests } from './history.requests'
import { orderRequests } from './orders.requests'
import { reportRequests } from './reports.requests'
import { servicePointRequests } from './service-points.requests'
import { sessionRequests } from './session.requests'
import { subclientRequests } from './subclients.requests'
import { userRequests } from './users.requests'
import { viewRequests } from './views.requests'

export type { EndpointRequest, RequestLine } from './endpoint-request'
export { prepareRows } from './prepared-rows'

const requests: { readonly [F in keyof PortalContract]: FeatureRequests<F> } = {
  session: sessionRequests,
  country: countryRequests,
  clients: clientRequests,
  subclients: subclientRequests,
  servicePoints: servicePointRequests,
  orders: orderRequests,
  users: userRequests,
  declaredValues: declaredValuesRequests,
  deposits: depositRequests,
  reports: reportRequests,
  firms: firmsRequests,
  history: historyRequests,
  views: viewRequests,
}

/** A valid request for each call of the contract, by the call's id. */
export const endpointRequests: Readonly<Record<string, EndpointRequest>> = Object.fromEntries(
  Object.entries(requests).flatMap(([feature, calls]) =>
    Object.entries<EndpointRequest>(calls).map(([name, request]) => [`${feature}.${name}`, request]),
  ),
)
