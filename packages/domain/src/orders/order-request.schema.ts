import * as z from 'zod/mini'
import { type FieldsOf, Instant, named } from '../kernel'

const text = z.string().check(z.maxLength(2_000))
const quantity = z.int().check(z.minimum(1), z.maximum(1_000_000))
const interval = { requestInitialTime: z.optional(Instant), requestFinalTime: z.optional(Instant) }

const base = {
  countryCode: z.string().check(z.minLength(2), z.maxLength(2)),
  /** The service point's id in the external operations system. */
  servicePointId: z.string().check(z.minLength(1), z.maxLength(64)),
  origin: z.string().check(z.minLength(1), z.maxLength(64)),
  userName: z.string().check(z.minLength(1), z.maxLength(200)),
  hasLimitDate: z.literal(false),
}

const dated = { ...base, comments: text, serviceDate: Instant, hasDate: z.literal(true), ...interval }

/** Body of the call that asks for a pickup. */
export const PickupRequest = named<PickupRequest>().strictObject({
  ...dated,
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
/** Body of the call that asks for a pickup. */
export interface PickupRequest extends FieldsOf<typeof PickupRequest> {}

/** Body of the call that asks for a delivery or, with `isChange`, an exchange. */
export const DeliveryRequest = named<DeliveryRequest>().strictObject({
  ...dated,
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
/** Body of the call that asks for a delivery or, with `isChange`, an exchange. */
export interface DeliveryRequest extends FieldsOf<typeof DeliveryRequest> {}

/** Body of the call that asks for a technician. */
export const AssistanceRequest = named<AssistanceRequest>().strictObject({
  ...dated,
  faultDescription: z.string().check(z.minLength(1), z.maxLength(500)),
})
/** Body of the call that asks for a technician. */
export interface AssistanceRequest extends FieldsOf<typeof AssistanceRequest> {}

/** Body of the call that asks for operating material. */
export const SupplyRequest = named<SupplyRequest>().strictObject({
  ...base,
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
/** Body of the call that asks for operating material. */
export interface SupplyRequest extends FieldsOf<typeof SupplyRequest> {}
