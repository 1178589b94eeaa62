import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, listOf, named } from '../kernel'
import { depositCurrency, RegisteredDeposit } from './registered-deposit.schema'

/** A request to reverse a deposit, with its reason, its time and the user who made it. (DPS-57) */
export const DepositReversal = named<DepositReversal>().object({
  reason: z.string(),
  requestedAt: Instant,
  userName: z.string(),
})
export interface DepositReversal extends FieldsOf<typeof DepositReversal> {}

/** A deposit in the history: its service point, its contents, and the request to reverse it (if any). (DPS-55) */
export const DepositRecord = named<DepositRecord>().object({
  ...RegisteredDeposit.shape,
  servicePointId: z.int(),
  servicePoint: z.string(),
  client: z.string(),
  /** IANA time zone of the service point. */
  timeZone: z.string(),
  /** Type code of the kind of money; missing if all kinds were counted together. */
  commodityTypeCode: absentAsNull(z.string()),
  reversal: absentAsNull(DepositReversal),
})
export interface DepositRecord extends FieldsOf<typeof DepositRecord> {}

/** The number of deposits in one currency, and their total in whole hundredths. (DPS-55) */
export const DepositSum = named<DepositSum>().object({
  currency: depositCurrency,
  count: z.int(),
  total: z.int(),
})
export interface DepositSum extends FieldsOf<typeof DepositSum> {}

/**
 * Response to the call for the history of deposits: one page of deposits, and the totals of all deposits that match the
 * filters. (DPS-55)
 */
export const DepositHistory = named<DepositHistory>().object({
  content: listOf(DepositRecord),
  totalElements: z.int(),
  totals: listOf(DepositSum),
})
export interface DepositHistory extends FieldsOf<typeof DepositHistory> {}
