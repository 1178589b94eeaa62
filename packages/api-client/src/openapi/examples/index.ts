import type { PortalContract } from '../../contract'
import { clientsExamples } from './clients.examples'
import { countryExamples } from './country.examples'
import { declaredValuesExamples } from './declared-values.examples'
import { depositsExamples } from './deposits.examples'
import type { FeatureExamples } from './endpoint-example'
import { firmsExamples } from './firms.examples'
import { historyExamples } from './history.examples'
import { ordersExamples } from './orders.examples'
import { reportsExamples } from './reports.examples'
import { servicePointsExamples } from './service-points.examples'
import { sessionExamples } from './session.examples'
import { subclientsExamples } from './subclients.examples'
import { usersExamples } from './users.examples'
import { viewsExamples } from './views.examples'

export type { EndpointExample } from './endpoint-example'

/** An example for every call of the contract. */
export const contractExamples: { readonly [F in keyof PortalContract]: FeatureExamples<F> } = {
  session: sessionExamples,
  country: countryExamples,
  users: usersExamples,
  clients: clientsExamples,
  subclients: subclientsExamples,
  servicePoints: servicePointsExamples,
  orders: ordersExamples,
  declaredValues: declaredValuesExamples,
  deposits: depositsExamples,
  reports: reportsExamples,
  firms: firmsExamples,
  history: historyExamples,
  views: viewsExamples,
}
