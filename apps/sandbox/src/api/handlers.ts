import type { PortalContract } from '@remesa/api-client/contract'
import type { Handlers } from '@remesa/api-client/server'
import { clientHandlers } from '../clients'
import { countryHandlers } from '../country'
import { orderHandlers } from '../orders'
import { servicePointHandlers } from '../service-points'
import { sessionHandlers } from '../session'
import { subclientHandlers } from '../subclients'
import type { ApiContext } from './context'

/** Every call of the contract: one that is missing does not compile. */
export const handlers: Handlers<PortalContract, ApiContext> = {
  session: sessionHandlers,
  country: countryHandlers,
  clients: clientHandlers,
  subclients: subclientHandlers,
  servicePoints: servicePointHandlers,
  orders: orderHandlers,
}
