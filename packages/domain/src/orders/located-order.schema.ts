import * as z from 'zod/mini'
import { ClientSummary } from '../clients'
import { ServicePoint } from '../service-points'
import { SubclientSummary } from '../subclients'
import { OrderRow } from './order-row.schema'

/** A service point as far as lists over several points name it: itself, its subclient and its client. */
const OrderPlace = z.extend(z.pick(ServicePoint, { id: true, oidSol: true, description: true }), {
  subclient: z.extend(z.pick(SubclientSummary, { id: true, description: true }), {
    client: z.pick(ClientSummary, { id: true, description: true }),
  }),
})

/** An order as a row of the history, with the service point that it is for. (ORD-151) */
export const LocatedOrder = z.extend(OrderRow, { servicePoint: OrderPlace })
export type LocatedOrder = z.output<typeof LocatedOrder>
