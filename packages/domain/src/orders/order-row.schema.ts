import * as z from 'zod/mini'
import { Amount, absentAs, absentAsNull, Instant, listOf, TextOrNumber } from '../kernel'

/** What an order asks for in one currency. `totalAmount` in major units, two decimals. */
export const RequestedAmount = z.object({
  totalAmount: Amount,
  currencyId: TextOrNumber,
  currencyIsoCode: z.string(),
  currencySymbol: z.string(),
  currencyDescription: absentAsNull(z.string()),
  packs: listOf(z.object({ packId: TextOrNumber, packQuantity: z.int() })),
  denominations: listOf(z.object({ denominationId: TextOrNumber, denominationQuantity: z.int() })),
})
export type RequestedAmount = z.output<typeof RequestedAmount>

/**
 * One order of the history. `serviceType` is "0" pickup, "1" delivery, "2" delivery exchange, "3" technical
 * assistance, "4" supply of operating material; `serviceStatusCode` may hold codes that are not known yet.
 */
export const OrderRow = z.object({
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
export type OrderRow = z.output<typeof OrderRow>
