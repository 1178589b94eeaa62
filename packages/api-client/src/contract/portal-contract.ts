import { clients } from './clients.contract'
import { country } from './country.contract'
import { declaredValues } from './declared-values.contract'
import type { Contract } from './define-endpoint'
import { deposits } from './deposits.contract'
import type { ErrorCode } from './error-codes'
import { firms } from './firms.contract'
import { history } from './history.contract'
import { orders } from './orders.contract'
import { reports } from './reports.contract'
import { servicePoints } from './service-points.contract'
import { session } from './session.contract'
import { subclients } from './subclients.contract'
import { users } from './users.contract'
import { views } from './views.contract'

const features = {
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
  history,
  views,
} satisfies Contract<ErrorCode>

/**
 * The type of the contract. It is a mapped type, because editors show a mapped type by its name, and other types as a
 * list of all calls.
 */
export type PortalContract = { readonly [Feature in keyof typeof features]: (typeof features)[Feature] }

/** Every call of the back end, by feature and name. */
export const contract: PortalContract = features
