import * as z from 'zod/mini'
import { absentAsNull, Instant, listOf } from '../kernel'

/** A deposit that was made at a point. `total` is in whole hundredths of the currency. (DPS-47) */
export const RegisteredDeposit = z.object({
  sessionId: z.string(),
  /** Known today: `REGISTERED`. Back ends that follow a bag to the account may name further ones. */
  state: z.string(),
  registeredAt: Instant,
  accountDate: z.string(),
  total: z.int(),
  currency: z.object({ code: z.string(), symbol: z.string() }),
  barcode: z.string(),
  channel: absentAsNull(z.string()),
  userName: z.string(),
})
export type RegisteredDeposit = z.output<typeof RegisteredDeposit>

/** Answer of the call for the latest deposits of a point, the latest first. (DPS-47) */
export const LatestDeposits = z.object({ deposits: listOf(RegisteredDeposit) })
export type LatestDeposits = z.output<typeof LatestDeposits>
