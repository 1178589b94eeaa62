import * as z from 'zod/mini'
import { TextOrNumber } from '../kernel'

/** One kind of note or coin. `value` in major units; commodity types are cash "0", bill "1", coin "2". */
export const Denomination = z.object({
  id: TextOrNumber,
  code: z.string(),
  value: z.number().check(z.minimum(0.01), z.maximum(1e9)),
  description: z.string(),
  commodityTypeCode: TextOrNumber,
  commodityTypeDescription: z.string(),
})
export type Denomination = z.output<typeof Denomination>

/** A fixed set of notes and coins that is ordered as one piece. */
export const Pack = z.object({
  id: TextOrNumber,
  code: z.string(),
  description: z.string(),
  denominations: z.array(
    z.object({
      quantity: z.int().check(z.minimum(0)),
      value: z.number().check(z.minimum(0), z.maximum(1e9)),
      currencySymbol: z.string(),
      currencyIsoCode: z.string(),
    }),
  ),
})
export type Pack = z.output<typeof Pack>

/** A fault that a technician can be called for. */
export const Fault = z.object({ faultID: TextOrNumber, faultDescription: z.string() })
export type Fault = z.output<typeof Fault>

/** A kind of operating material with the articles of that kind. */
export const CommodityType = z.object({
  id: TextOrNumber,
  description: z.string(),
  commodities: z._default(z.array(z.object({ id: TextOrNumber, description: z.string() })), []),
})
export type CommodityType = z.output<typeof CommodityType>
