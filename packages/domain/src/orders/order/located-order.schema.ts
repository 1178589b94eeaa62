import { ClientSummary } from '../../clients'
import { type FieldsOf, named } from '../../kernel'
import { ServicePoint } from '../../service-points'
import { SubclientSummary } from '../../subclients'
import { OrderRow } from './order-row.schema'

/** The client of a service point, with its id and name. */
export interface OrderPlaceClient extends FieldsOf<typeof client> {}
const client = named<OrderPlaceClient>().object({
  id: ClientSummary.shape.id,
  description: ClientSummary.shape.description,
})

/** The subclient of a service point, with its client. */
export interface OrderPlaceSubclient extends FieldsOf<typeof subclient> {}
const subclient = named<OrderPlaceSubclient>().object({
  id: SubclientSummary.shape.id,
  description: SubclientSummary.shape.description,
  client,
})

/** A service point in a list of orders over several points, with its subclient and its client. */
export interface OrderPlace extends FieldsOf<typeof place> {}
const place = named<OrderPlace>().object({
  id: ServicePoint.shape.id,
  oidSol: ServicePoint.shape.oidSol,
  description: ServicePoint.shape.description,
  zone: ServicePoint.shape.zone,
  subclient,
})

/** An order in the history together with its service point. (ORD-151) */
export const LocatedOrder = named<LocatedOrder>().object({ ...OrderRow.shape, servicePoint: place })
export interface LocatedOrder extends FieldsOf<typeof LocatedOrder> {}
