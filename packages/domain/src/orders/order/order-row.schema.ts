import * as z from 'zod/mini'
import {
  Amount,
  absentAs,
  absentAsNull,
  type FieldsOf,
  Instant,
  listOf,
  named,
  TextOrNumber,
} from '../../kernel'

/** A number of equal packs that an order requests. */
export interface RequestedPack extends FieldsOf<typeof requestedPack> {}
const requestedPack = named<RequestedPack>().object({ packId: TextOrNumber, packQuantity: z.int() })

/** A number of notes or coins of one denomination that an order requests. */
export interface RequestedDenomination extends FieldsOf<typeof requestedDenomination> {}
const requestedDenomination = named<RequestedDenomination>().object({
  denominationId: TextOrNumber,
  denominationQuantity: z.int(),
})

/** The requested amount of an order in one currency. `totalAmount` is in major units, with two decimals. */
export const RequestedAmount = named<RequestedAmount>().object({
  totalAmount: Amount,
  currencyId: TextOrNumber,
  currencyIsoCode: z.string(),
  currencySymbol: z.string(),
  currencyDescription: absentAsNull(z.string()),
  packs: listOf(requestedPack),
  denominations: listOf(requestedDenomination),
})
export interface RequestedAmount extends FieldsOf<typeof RequestedAmount> {}

/**
 * One order of the order history. `serviceType` is "0" pickup, "1" delivery, "2" delivery exchange, "3" technical
 * assistance, "4" supply of operating material; `serviceStatusCode` may be an unknown code.
 */
export const OrderRow = named<OrderRow>().object({
  serviceId: absentAsNull(TextOrNumber),
  serviceCode: absentAsNull(TextOrNumber),
  serviceType: TextOrNumber,
  isChange: absentAs(z.boolean(), false),
  serviceStatusCode: z.string(),
  serviceStatusDescription: absentAsNull(z.string()),
  origin: absentAsNull(z.string()),
  requestedTime: absentAsNull(Instant),
  requestInitialTime: absentAsNull(Instant),
  requestFinalTime: absentAsNull(Instant),
  plannedInitialTime: absentAsNull(Instant),
  plannedFinalTime: absentAsNull(Instant),
  realInitialTime: absentAsNull(Instant),
  realFinalTime: absentAsNull(Instant),
  serviceRateId: absentAsNull(TextOrNumber),
  serviceRate: absentAsNull(z.int().check(z.minimum(1), z.maximum(5))),
  consignmentStatusCode: absentAsNull(TextOrNumber),
  requestedAmounts: listOf(RequestedAmount),
})
export interface OrderRow extends FieldsOf<typeof OrderRow> {}
