import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, listOf, named } from '../kernel'

/** The currency of a deposit, by its code and symbol. */
export interface DepositCurrency extends FieldsOf<typeof depositCurrency> {}
export const depositCurrency = named<DepositCurrency>().object({ code: z.string(), symbol: z.string() })

/** A deposit that was booked at a service point. `total` is in whole hundredths of the currency. (DPS-47) */
export const RegisteredDeposit = named<RegisteredDeposit>().object({
  sessionId: z.string(),
  /** State of the deposit: `REGISTERED`, `REVERSAL_REQUESTED`, or a state that only a newer back end knows. */
  state: z.string(),
  registeredAt: Instant,
  accountDate: z.string(),
  total: z.int(),
  currency: depositCurrency,
  barcode: z.string(),
  channel: absentAsNull(z.string()),
  userName: z.string(),
})
export interface RegisteredDeposit extends FieldsOf<typeof RegisteredDeposit> {}

/** Response to the call for the latest deposits at a service point, the latest first. (DPS-47) */
export const LatestDeposits = named<LatestDeposits>().object({ deposits: listOf(RegisteredDeposit) })
export interface LatestDeposits extends FieldsOf<typeof LatestDeposits> {}
