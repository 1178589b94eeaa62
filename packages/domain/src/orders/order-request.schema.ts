import { z } from 'zod'
import { Instant } from '../kernel'

const text = z.string().max(2_000)
const quantity = z.number().int().min(1).max(1_000_000)
const interval = { requestInitialTime: Instant.optional(), requestFinalTime: Instant.optional() }

const base = {
  countryCode: z.string().min(2).max(2),
  /** The service point's id in the external operations system. */
  servicePointId: z.string().min(1).max(64),
  origin: z.string().min(1).max(64),
  userName: z.string().min(1).max(200),
  hasLimitDate: z.literal(false),
}

const dated = { ...base, comments: text, serviceDate: Instant, hasDate: z.literal(true), ...interval }

/** Body of the call that asks for a pickup. */
export const PickupRequest = z.strictObject({
  ...dated,
  isChange: z.literal(false),
  requestedAmounts: z
    .array(z.strictObject({ currencyId: z.string().min(1), totalAmount: z.number().positive().max(1e12) }))
    .max(50),
})
/** Body of the call that asks for a pickup. */
export type PickupRequest = z.output<typeof PickupRequest>

/** Body of the call that asks for a delivery or, with `isChange`, an exchange. */
export const DeliveryRequest = z.strictObject({
  ...dated,
  isChange: z.boolean(),
  requestedAmounts: z
    .array(
      z.strictObject({
        currencyId: z.string().min(1),
        denominations: z
          .array(z.strictObject({ denominationId: z.string(), denominationQuantity: quantity }))
          .max(200),
        packs: z.array(z.strictObject({ packId: z.string(), packQuantity: quantity })).max(200),
        totalAmount: z.number().positive().max(1e12),
      }),
    )
    .min(1)
    .max(50),
})
/** Body of the call that asks for a delivery or, with `isChange`, an exchange. */
export type DeliveryRequest = z.output<typeof DeliveryRequest>

/** Body of the call that asks for a technician. */
export const AssistanceRequest = z.strictObject({ ...dated, faultDescription: z.string().min(1).max(500) })
/** Body of the call that asks for a technician. */
export type AssistanceRequest = z.output<typeof AssistanceRequest>

/** Body of the call that asks for operating material. */
export const SupplyRequest = z.strictObject({
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
    .min(1)
    .max(500),
})
/** Body of the call that asks for operating material. */
export type SupplyRequest = z.output<typeof SupplyRequest>
