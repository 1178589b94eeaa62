import * as z from 'zod/mini'
import { type FieldsOf, listOf, named, TextOrNumber } from '../../kernel'
import { OrderDetail } from '../order/order-detail.schema'
import { RequestedAmount } from '../order/order-row.schema'
import { datedDraftFields, datedRequestFields } from './request-fields'

/** Body of the call that requests a pickup. */
export const PickupRequest = named<PickupRequest>().strictObject({
  ...datedRequestFields,
  isChange: z.literal(false),
  requestedAmounts: z
    .array(
      z.strictObject({
        currencyId: z.string().check(z.minLength(1)),
        totalAmount: z.number().check(z.positive(), z.maximum(1e12)),
      }),
    )
    .check(z.maxLength(50)),
})
/** Body of the call that requests a pickup. */
export interface PickupRequest extends FieldsOf<typeof PickupRequest> {}

/** A commodity in the customer's contract. */
export interface AgreementCommodity extends FieldsOf<typeof agreementCommodity> {}
const agreementCommodity = named<AgreementCommodity>().object({ code: TextOrNumber, description: z.string() })

/** The detail of an order for a pickup. */
export const PickupDetail = named<PickupDetail>().object({
  ...OrderDetail.shape,
  requestedAmounts: listOf(RequestedAmount),
  agreementCommodities: listOf(agreementCommodity),
})
/** The detail of an order for a pickup. */
export interface PickupDetail extends FieldsOf<typeof PickupDetail> {}

/** Schema of a stored draft: a pickup that the user has not sent yet. */
export const StoredPickupDraft = z.object({
  ...datedDraftFields,
  currencyId: z.string(),
  totalAmount: z.string(),
})
