import * as z from 'zod/mini'
import { type FieldsOf, named, TextOrNumber } from '../../kernel'

/**
 * One kind of note or coin. `value` is in major units. The commodity type is "0" for cash, "1" for a note and "2" for a
 * coin.
 */
export const Denomination = named<Denomination>().object({
  id: TextOrNumber,
  code: z.string(),
  value: z.number().check(z.minimum(0.01), z.maximum(1e9)),
  description: z.string(),
  commodityTypeCode: TextOrNumber,
  commodityTypeDescription: z.string(),
})
export interface Denomination extends FieldsOf<typeof Denomination> {}

/** The notes or coins of one denomination in a pack. */
export interface PackDenomination extends FieldsOf<typeof packDenomination> {}
const packDenomination = named<PackDenomination>().object({
  quantity: z.int().check(z.minimum(0)),
  value: z.number().check(z.minimum(0), z.maximum(1e9)),
  currencySymbol: z.string(),
  currencyIsoCode: z.string(),
})

/** A fixed set of notes and coins that is ordered as one unit. */
export const Pack = named<Pack>().object({
  id: TextOrNumber,
  code: z.string(),
  description: z.string(),
  denominations: z.array(packDenomination),
})
export interface Pack extends FieldsOf<typeof Pack> {}

/** A fault for which a technician can be requested. */
export const Fault = named<Fault>().object({ faultID: TextOrNumber, faultDescription: z.string() })
export interface Fault extends FieldsOf<typeof Fault> {}

/** An article of operating material. */
export interface SupplyArticle extends FieldsOf<typeof article> {}
const article = named<SupplyArticle>().object({ id: TextOrNumber, description: z.string() })

/** A kind of operating material, with its articles. */
export const CommodityType = named<CommodityType>().object({
  id: TextOrNumber,
  description: z.string(),
  commodities: z._default(z.array(article), []),
})
export interface CommodityType extends FieldsOf<typeof CommodityType> {}
