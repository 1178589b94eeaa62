import * as z from 'zod/mini'
import { TypedCode, TypedText } from '../kernel'
import { hasRequiredCode, MAX_TEXT_LENGTH, recordRequestShape } from '../records'
import { MAX_PAYMENT_FEE } from './payment-fee'
import { ServicePointType } from './service-point.schema'

const id = z.int().check(z.minimum(1))
const longest = z.maxLength(MAX_TEXT_LENGTH)
const filled = TypedText.check(z.minLength(1), longest)
const code = TypedCode.check(longest)
const filledCode = code.check(z.minLength(1))
/**
 * The highest number of rows in one table of a body. Real service points have fewer; the limit bounds the work that a
 * body can cause.
 */
const MAX_ROWS = 1_000
const ids = z.array(id).check(z.maxLength(MAX_ROWS))

/**
 * Body of the call that saves a service point. `id` is sent only for an existing point. A missing `password` keeps the
 * stored password, `null` removes it, and a text replaces it. With `usesDefaultPassword`, the password in the back
 * end's settings is used. If `uniqueCode` is `null`, the back end assigns one. If `zone` is `null`, the time zone of
 * the country is used; a missing `zone` keeps the stored one. (SVP-70 to SVP-74)
 */
export const ServicePointRequest = z
  .strictObject({
    ...recordRequestShape,
    type: ServicePointType,
    /** The SmartCash id; `null` for a `SOL` point, which has no device. */
    idSmartcash: z.nullable(filledCode),
    deviceId: z.nullable(filledCode),
    address: filled,
    zone: z.optional(z.nullable(filled)),
    subclientId: id,
    openChannel: z.boolean(),
    accountDate: z.boolean(),
    agilePickup: z.boolean(),
    econoCash: z.boolean(),
    enabledReadQr: z.boolean(),
    ssId: z.nullable(filledCode),
    password: z.optional(z.nullable(z.string().check(z.minLength(1), longest))),
    usesDefaultPassword: z.optional(z.boolean()),
    adapters: ids,
    channels: ids,
    currencies: ids,
    codTypeServicepoint: z.nullable(z.string()),
    descTypeServicePoint: z.nullable(z.string()),
    paymentService: z.strictObject({
      accountId: code,
      locationId: code,
      fee: z.int().check(z.minimum(0), z.maximum(MAX_PAYMENT_FEE)),
    }),
  })
  .check(z.refine(hasRequiredCode, { path: ['codeSol'] }))
export type ServicePointRequest = z.output<typeof ServicePointRequest>
