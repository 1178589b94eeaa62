import * as z from 'zod/mini'
import { hasRequiredCode, MAX_TEXT_LENGTH, recordRequestShape } from '../records'
import { MAX_PAYMENT_FEE } from './payment-fee'
import { ServicePointType } from './service-point.schema'

const id = z.int().check(z.minimum(1))
const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH))
const filled = text.check(z.minLength(1))
/** More than a service point ever has; it bounds what a body can ask of the back end. */
const MAX_ROWS = 1_000
const ids = z.array(id).check(z.maxLength(MAX_ROWS))

/**
 * Body that saves a service point. `id` is there on edit alone. `password`: left out, the stored one stays; `null`,
 * there is none; text, it is the new one. `usesDefaultPassword`: the new one is that of the back end's settings.
 * `uniqueCode` null leaves it to the back end. (SVP-70 to SVP-74)
 */
export const ServicePointRequest = z
  .strictObject({
    ...recordRequestShape,
    type: ServicePointType,
    /** `null` at a `SOL` point, like the device. */
    idSmartcash: z.nullable(filled),
    deviceId: z.nullable(filled),
    address: filled,
    subclientId: id,
    openChannel: z.boolean(),
    accountDate: z.boolean(),
    agilePickup: z.boolean(),
    econoCash: z.boolean(),
    enabledReadQr: z.boolean(),
    ssId: z.nullable(filled),
    password: z.optional(z.nullable(filled)),
    usesDefaultPassword: z.optional(z.boolean()),
    adapters: ids,
    channels: ids,
    currencies: ids,
    codTypeServicepoint: z.nullable(z.string()),
    descTypeServicePoint: z.nullable(z.string()),
    paymentService: z.strictObject({
      accountId: text,
      locationId: text,
      fee: z.int().check(z.minimum(0), z.maximum(MAX_PAYMENT_FEE)),
    }),
  })
  .check(z.refine(hasRequiredCode, { path: ['codeSol'] }))
export type ServicePointRequest = z.output<typeof ServicePointRequest>
