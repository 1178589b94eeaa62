import * as z from 'zod/mini'
import { absentAs, type FieldsOf, listOf, named } from '../../kernel'
import { emptyNewPack } from '../composition/new-pack'
import { Denomination, Pack } from '../order/order-catalogue.schema'
import { OrderDetail } from '../order/order-detail.schema'
import { RequestedAmount } from '../order/order-row.schema'
import { datedDraftFields, datedRequestFields, quantity } from './request-fields'

/** Body of the call that requests a delivery, or an exchange if `isChange` is true. */
export const DeliveryRequest = named<DeliveryRequest>().strictObject({
  ...datedRequestFields,
  isChange: z.boolean(),
  requestedAmounts: z
    .array(
      z.strictObject({
        currencyId: z.string().check(z.minLength(1)),
        denominations: z
          .array(z.strictObject({ denominationId: z.string(), denominationQuantity: quantity }))
          .check(z.maxLength(200)),
        packs: z
          .array(z.strictObject({ packId: z.string(), packQuantity: quantity }))
          .check(z.maxLength(200)),
        totalAmount: z.number().check(z.positive(), z.maximum(1e12)),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
})
/** Body of the call that requests a delivery, or an exchange if `isChange` is true. */
export interface DeliveryRequest extends FieldsOf<typeof DeliveryRequest> {}

/** The detail of an order for a delivery or an exchange. */
export const DeliveryDetail = named<DeliveryDetail>().object({
  ...OrderDetail.shape,
  requestedAmounts: listOf(RequestedAmount),
})
/** The detail of an order for a delivery or an exchange. */
export interface DeliveryDetail extends FieldsOf<typeof DeliveryDetail> {}

/** Schema of a stored draft: a delivery or an exchange that the user has not sent yet. */
export const StoredDeliveryDraft = z.object({
  ...datedDraftFields,
  currencyId: z.string(),
  currencyIsoCode: z.string(),
  denominations: z.array(
    z.union([
      z.object({ denomination: Denomination, quantity: z.string() }),
      z.object({ denomination: Denomination, amount: z.string() }),
    ]),
  ),
  packs: z.array(z.object({ pack: Pack, quantity: z.string() })),
  newPack: absentAs(z.object({ packId: z.string(), quantity: z.string() }), emptyNewPack()),
})
