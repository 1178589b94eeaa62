import { z } from 'zod'
import { CurrencyLimit, MAX_TEXT_LENGTH, ThirdCode } from '../clients'
import { ServicePointType } from './service-point.schema'

const id = z.number().int().min(1)
const text = z.string().max(MAX_TEXT_LENGTH)
/** More than a service point ever has; it bounds what a body can ask of the back end. */
const MAX_ROWS = 1_000
const ids = z.array(id).max(MAX_ROWS)

/**
 * SVP-70 to SVP-74. Body that saves a service point. `id` is there on edit alone. `password`: left out, the stored one
 * stays; `null`, there is none; text, it is the new one. `uniqueCode` null leaves it to the back end.
 */
export const ServicePointRequest = z.strictObject({
  id: id.optional(),
  type: ServicePointType,
  oidSol: z.string().nullable(),
  codeSol: text.min(1),
  uniqueCode: z.string().nullable(),
  idSmartcash: text.nullable(),
  deviceId: text.nullable(),
  description: z.string(),
  address: text.min(1),
  active: z.boolean(),
  subclientId: id,
  openChannel: z.boolean(),
  accountDate: z.boolean(),
  agilePickup: z.boolean(),
  econoCash: z.boolean(),
  enabledReadQr: z.boolean(),
  ssId: text.nullable(),
  password: text.min(1).nullable().optional(),
  adapters: ids,
  channels: ids,
  currencies: ids,
  codTypeServicepoint: z.string().nullable(),
  descTypeServicePoint: z.string().nullable(),
  thirdcodes: z.array(ThirdCode).max(MAX_ROWS),
  limits: z.array(CurrencyLimit).max(MAX_ROWS),
  paymentService: z.strictObject({ accountId: text, locationId: text, fee: z.number().int().min(0) }),
})
export type ServicePointRequest = z.output<typeof ServicePointRequest>
