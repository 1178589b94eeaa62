import { z } from 'zod'
import { hasRequiredCode, MAX_TEXT_LENGTH, recordRequestShape } from '../clients'
import { MAX_PAYMENT_FEE } from './payment-fee'
import { ServicePointType } from './service-point.schema'

const id = z.number().int().min(1)
const text = z.string().max(MAX_TEXT_LENGTH)
const filled = text.min(1)
/** More than a service point ever has; it bounds what a body can ask of the back end. */
const MAX_ROWS = 1_000
const ids = z.array(id).max(MAX_ROWS)

/**
 * SVP-70 to SVP-74. Body that saves a service point. `id` is there on edit alone. `password`: left out, the stored one
 * stays; `null`, there is none; text, it is the new one. `uniqueCode` null leaves it to the back end.
 */
export const ServicePointRequest = z
  .strictObject({
    ...recordRequestShape,
    type: ServicePointType,
    /** `null` at a `SOL` point, like the device. */
    idSmartcash: filled.nullable(),
    deviceId: filled.nullable(),
    address: filled,
    subclientId: id,
    openChannel: z.boolean(),
    accountDate: z.boolean(),
    agilePickup: z.boolean(),
    econoCash: z.boolean(),
    enabledReadQr: z.boolean(),
    ssId: filled.nullable(),
    password: filled.nullable().optional(),
    adapters: ids,
    channels: ids,
    currencies: ids,
    codTypeServicepoint: z.string().nullable(),
    descTypeServicePoint: z.string().nullable(),
    paymentService: z.strictObject({
      accountId: text,
      locationId: text,
      fee: z.number().int().min(0).max(MAX_PAYMENT_FEE),
    }),
  })
  .refine(hasRequiredCode, { path: ['codeSol'] })
export type ServicePointRequest = z.output<typeof ServicePointRequest>
