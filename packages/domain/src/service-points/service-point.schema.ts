import { z } from 'zod'
import { CurrencySummary } from '../country'
import { absentAsNull } from '../kernel'
import { SubclientSummary } from '../subclients'

/** A module of a service point. Codes of the order services: see `orders/request-type`. */
export const Adapter = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  assignable: z.boolean().default(false),
})
export type Adapter = z.output<typeof Adapter>

export const Channel = z.object({ id: z.number().int(), text: z.string() })
export type Channel = z.output<typeof Channel>

/** `SOL` points are served by the armoured truck alone, `CASHTODAY` points hold a deposit device. */
export const ServicePointType = z.enum(['SOL', 'CASHTODAY'])
export type ServicePointType = z.output<typeof ServicePointType>

/** A place that the crew serves. `oidSol` is its id in the external operations system and the id that order calls use. */
export const ServicePoint = z.object({
  id: z.number().int(),
  type: ServicePointType,
  oidSol: absentAsNull(z.string()),
  codeSol: absentAsNull(z.string()),
  idSmartcash: absentAsNull(z.string()),
  deviceId: absentAsNull(z.string()),
  description: z.string(),
  address: absentAsNull(z.string()),
  active: z.boolean(),
  agilePickup: z.boolean().default(false),
  econoCash: z.boolean().default(false),
  openChannel: z.boolean().default(false),
  accountDate: z.boolean().default(false),
  enabledReadQr: z.boolean().default(false),
  adapters: z.array(Adapter).default([]),
  channels: z.array(Channel).default([]),
  currencies: z.array(CurrencySummary).default([]),
  subclient: SubclientSummary,
})
export type ServicePoint = z.output<typeof ServicePoint>

/** The highest total of one order in one currency. Amount in major units, two decimals. */
export const OrderLimit = z.object({ isoCode: z.string(), amount: z.number().min(0) })
export type OrderLimit = z.output<typeof OrderLimit>

/** Back ends send a limit's currency as an object or as its ISO code. */
export const WireLimit = z.union([
  OrderLimit,
  z
    .object({ currency: CurrencySummary, amount: z.number().min(0) })
    .transform(({ currency, amount }): OrderLimit => ({ isoCode: currency.code, amount })),
])
