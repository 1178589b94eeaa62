import { contractFacts } from '@remesa/api-client/openapi'
import type { PickupRequest } from '@remesa/domain/orders'

/** A pickup at Gran Vía 12 in Spain that every rule accepts on the day of `worldStart`. */
export const pickupBody = (changes: Partial<Record<keyof PickupRequest, unknown>> = {}) => ({
  ...contractFacts.orders.calls.createPickup.body,
  ...changes,
})
