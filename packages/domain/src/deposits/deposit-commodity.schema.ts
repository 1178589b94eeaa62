import * as z from 'zod/mini'
import { absentAsNull, listOf, TextOrNumber } from '../kernel'

/**
 * DPS-14. A kind of money that a country's devices take. `commodityTypeCode` is `null` where the device counts the kinds
 * together.
 */
export const DepositCommodity = z.object({
  code: TextOrNumber,
  description: z.string(),
  commodityTypeCode: absentAsNull(TextOrNumber),
})
export type DepositCommodity = z.output<typeof DepositCommodity>

/** DPS-14. Answer of the commodities call of one country. */
export const DepositCommodities = z.object({
  commodities: listOf(DepositCommodity),
})
export type DepositCommodities = z.output<typeof DepositCommodities>
