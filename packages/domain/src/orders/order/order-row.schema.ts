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

/** A requested kind of pack, with the number of packs. */
export interface RequestedPack extends FieldsOf<typeof requestedPack> {}
const requestedPack = named<RequestedPack>().object({ packId: TextOrNumber, packQuantity: z.int() })

/** A requested denomination of notes or coins, with the number of pieces. */
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
 * One order in the order history. `serviceType` is "0" for a pickup, "1" for a delivery, "2" for a delivery exchange,
 * "3" for technical assistance and "4" for operating material. `serviceStatusCode` may be an unknown code.
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
