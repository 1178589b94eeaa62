import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, listOf, named, TextOrNumber } from '../kernel'

/**
 * A kind of money that a country's devices accept. `commodityTypeCode` is `null` if the device counts several kinds
 * together. (DPS-14)
 */
export const DepositCommodity = named<DepositCommodity>().object({
  code: TextOrNumber,
  description: z.string(),
  commodityTypeCode: absentAsNull(TextOrNumber),
})
export interface DepositCommodity extends FieldsOf<typeof DepositCommodity> {}

/** Response to the call for the kinds of money that a country's devices accept. (DPS-14) */
export const DepositCommodities = named<DepositCommodities>().object({
  commodities: listOf(DepositCommodity),
})
export interface DepositCommodities extends FieldsOf<typeof DepositCommodities> {}
