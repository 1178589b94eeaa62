import { z } from 'zod'
import { Amount, absentAsNull, Instant, TextOrNumber } from '../kernel'

/** What an order asks for in one currency. `totalAmount` in major units, two decimals. */
export const RequestedAmount = z.object({
  totalAmount: Amount,
  currencyId: TextOrNumber,
  currencyIsoCode: z.string(),
  currencySymbol: z.string(),
  currencyDescription: absentAsNull(z.string()),
  packs: z
    .array(z.object({ packId: TextOrNumber, packQuantity: z.number().int() }))
    .nullish()
    .transform((value) => value ?? []),
  denominations: z
    .array(z.object({ denominationId: TextOrNumber, denominationQuantity: z.number().int() }))
    .nullish()
    .transform((value) => value ?? []),
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
  isChange: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
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
  serviceRate: absentAsNull(z.number().int().min(1).max(5)),
  consignmentStatusCode: absentAsNull(TextOrNumber),
  requestedAmounts: z
    .array(RequestedAmount)
    .nullish()
    .transform((value) => value ?? []),
})
export type OrderRow = z.output<typeof OrderRow>
