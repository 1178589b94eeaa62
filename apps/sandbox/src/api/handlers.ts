import type { PortalContract } from '@remesa/api-client/contract'
import type { Handlers } from '@remesa/api-client/server'
import { clientHandlers } from '../clients'
import { countryHandlers } from '../country'
import { declaredValuesHandlers } from '../declared-values'
import { depositHandlers } from '../deposits'
import { firmsHandlers } from '../firms'
import { historyHandlers } from '../history'
import { servicePointMoves, subclientMoves } from '../moves'
import { orderHandlers } from '../orders'
import { reportHandlers } from '../reports'
import type { ApiContext } from '../request/context'
import { servicePointHandlers } from '../service-points'
import { sessionHandlers } from '../session'
import { subclientHandlers } from '../subclients'
import { userHandlers } from '../users'
import { viewHandlers } from '../views'

/** The handler of every call of the contract. A missing handler is a compile error. */
export const handlers: Handlers<PortalContract, ApiContext> = {
  session: sessionHandlers,
  country: countryHandlers,
  users: userHandlers,
  clients: clientHandlers,
  subclients: { ...subclientHandlers, ...subclientMoves },
  servicePoints: { ...servicePointHandlers, ...servicePointMoves },
  orders: orderHandlers,
  declaredValues: declaredValuesHandlers,
  deposits: depositHandlers,
  reports: reportHandlers,
  firms: firmsHandlers,
  history: historyHandlers,
  views: viewHandlers,
}
