import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, listOf, named } from '../kernel'

/** The currency of a deposit. */
export interface DepositCurrency extends FieldsOf<typeof depositCurrency> {}
export const depositCurrency = named<DepositCurrency>().object({ code: z.string(), symbol: z.string() })

/** A deposit that was made at a point. `total` is in whole hundredths of the currency. (DPS-47) */
export const RegisteredDeposit = named<RegisteredDeposit>().object({
  sessionId: z.string(),
  /**
   * Known values: `REGISTERED` and `REVERSAL_REQUESTED`. Back ends that follow a bag to the account may send
   * other values.
   */
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

/** Answer of the call for the latest deposits of a point, the latest first. (DPS-47) */
export const LatestDeposits = named<LatestDeposits>().object({ deposits: listOf(RegisteredDeposit) })
export interface LatestDeposits extends FieldsOf<typeof LatestDeposits> {}
