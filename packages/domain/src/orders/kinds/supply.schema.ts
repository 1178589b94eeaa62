import * as z from 'zod/mini'
import { absentAs, type FieldsOf, listOf, named } from '../../kernel'
import { OrderDetail } from '../order/order-detail.schema'
import { emptySupplyEntry } from './new-supply'
import { quantity, requestFields } from './request-fields'

/** Body of the call that requests operating material. */
export const SupplyRequest = named<SupplyRequest>().strictObject({
  ...requestFields,
  hasDate: z.literal(false),
  supplies: z
    .array(
      z.strictObject({
        commodityTypeId: z.string(),
        commodityTypeDescription: z.string(),
        commodityId: z.string(),
        commodityDescription: z.string(),
        quantity,
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
})
/** Body of the call that requests operating material. */
export interface SupplyRequest extends FieldsOf<typeof SupplyRequest> {}

/** A requested article of operating material, with its quantity. */
export interface SuppliedMaterial extends FieldsOf<typeof suppliedMaterial> {}
const suppliedMaterial = named<SuppliedMaterial>().object({
  commodityTypeDescription: z.string(),
  commodityDescription: z.string(),
  quantity: z.int().check(z.minimum(0)),
})

/** The detail of an order for operating material. */
export const SupplyDetail = named<SupplyDetail>().object({
  ...OrderDetail.shape,
  supplies: listOf(suppliedMaterial),
})
/** The detail of an order for operating material. */
export interface SupplyDetail extends FieldsOf<typeof SupplyDetail> {}

/** Schema of a stored draft: an order for operating material that the user has not sent yet. */
export const StoredSupplyDraft = z.object({
  supplies: z.array(
    z.object({
      commodityTypeId: z.string(),
      commodityTypeDescription: z.string(),
      commodityId: z.string(),
      commodityDescription: z.string(),
      quantity: z.string(),
    }),
  ),
  newSupply: absentAs(
    z.object({ commodityTypeId: z.string(), commodityId: z.string(), quantity: z.string() }),
    emptySupplyEntry(),
  ),
})
