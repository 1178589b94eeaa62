import * as z from 'zod/mini'
import { absentAsNull, listOf, TextOrNumber } from '../kernel'

/**
 * A kind of money that a country's devices take. `commodityTypeCode` is `null` where the device counts the kinds
 * together. (DPS-14)
 */
export const DepositCommodity = z.object({
  code: TextOrNumber,
  description: z.string(),
  commodityTypeCode: absentAsNull(TextOrNumber),
})
export type DepositCommodity = z.output<typeof DepositCommodity>

/** Answer of the commodities call of one country. (DPS-14) */
export const DepositCommodities = z.object({
  commodities: listOf(DepositCommodity),
})
export type DepositCommodities = z.output<typeof DepositCommodities>
