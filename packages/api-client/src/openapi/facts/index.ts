import type { PortalContract } from '../../contract'
import type { FeatureFacts } from './call-facts'
import { clientsFacts } from './clients.facts'
import { countryFacts } from './country.facts'
import { declaredValuesFacts } from './declared-values.facts'
import { depositsFacts } from './deposits.facts'
import { firmsFacts } from './firms.facts'
import { historyFacts } from './history.facts'
import { ordersFacts } from './orders.facts'
import { reportsFacts } from './reports.facts'
import { servicePointsFacts } from './service-points.facts'
import { sessionFacts } from './session.facts'
import { subclientsFacts } from './subclients.facts'
import { usersFacts } from './users.facts'
import { viewsFacts } from './views.facts'

export type { CallFacts, EndpointExample, FeatureDescription } from './call-facts'
export { commonFields } from './common-fields'

/**
 * The documentation of each call of the contract, by feature: its rules, the meanings of its fields, and an example. It
 * is not part of the contract, because pages that only make calls do not need it.
 */
export const contractFacts: { readonly [F in keyof PortalContract]: FeatureFacts<F> } = {
  session: sessionFacts,
  country: countryFacts,
  users: usersFacts,
  clients: clientsFacts,
  subclients: subclientsFacts,
  servicePoints: servicePointsFacts,
  orders: ordersFacts,
  declaredValues: declaredValuesFacts,
  deposits: depositsFacts,
  reports: reportsFacts,
  firms: firmsFacts,
  history: historyFacts,
  views: viewsFacts,
}
