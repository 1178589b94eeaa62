import * as z from 'zod/mini'
import { absentAs, type FieldsOf, Instant, named, TextOrNumber } from '../../kernel'

/**
 * A type of report about the order history. If `disabled` is true, the back end does not create reports of this type at
 * the moment.
 */
export const OrdersReportType = named<OrdersReportType>().object({
  code: TextOrNumber,
  description: z.string(),
  disabled: absentAs(z.boolean(), false),
})
export interface OrdersReportType extends FieldsOf<typeof OrdersReportType> {}

const id = z.int().check(z.positive())
const ids = z.array(id).check(z.maxLength(10_000))

/**
 * Body of the call that requests a report about the order history. The body contains the portal ids of the chosen
 * client, subclient and service point, and the ids of all options in each filter. It also contains the first and the
 * last instant of the report.
 */
export const OrdersReportRequest = named<OrdersReportRequest>().strictObject({
  client: id,
  clients: ids,
  subClient: id,
  subClients: ids,
  servicePoint: id,
  servicePoints: ids,
  countryCode: z.string().check(z.minLength(2), z.maxLength(2)),
  lowerLimitSearch: Instant,
  upperLimitSearch: Instant,
  type: z.string().check(z.minLength(1), z.maxLength(64)),
})
export interface OrdersReportRequest extends FieldsOf<typeof OrdersReportRequest> {}
