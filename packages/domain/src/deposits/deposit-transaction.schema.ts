import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import {
  MAX_DEPOSIT_AMOUNT,
  MAX_DEPOSIT_BARCODE_LENGTH,
  MAX_DEPOSIT_OBSERVATIONS_LENGTH,
} from './deposit-limits'
import { isWireDay, isWireTime } from './deposit-stamp'

const shortText = z.string().check(z.maxLength(200))
const requiredText = shortText.check(z.minLength(1))
/** A positive whole number of hundredths of the currency. */
const hundredths = z.number().check(z.int(), z.minimum(1), z.maximum(MAX_DEPOSIT_AMOUNT * 100))
const currency = z.string().check(z.minLength(1), z.maxLength(8))

/** Local date and time in the time zone of the body, as `dd/MM/yyyy` and `HH:mm:ss`. */
const stamp = z.strictObject({
  date: z.string().check(z.refine(isWireDay)),
  time: z.string().check(z.refine(isWireTime)),
})

/**
 * Body of the deposit call: the depositor, the content, the time and the device. Amounts are whole hundredths. The only
 * entry of `mix` repeats the currency and the total. (DPS-30)
 */
export const DepositTransaction = named<DepositTransaction>().strictObject({
  contextInformation: z.strictObject({
    /** ISO 3166-1 alpha-2 code of the country. */
    countryId: z.string().check(z.length(2)),
    /** IANA name of the time zone in which both timestamps are written. */
    timeZone: requiredText,
    transactionTimestamp: stamp,
    accountTimestamp: stamp,
    device: z.strictObject({ type: z.literal('ACCEPTOR'), deviceId: requiredText }),
    client: z.strictObject({
      customerName: shortText,
      clientId: requiredText,
      subClientId: requiredText,
      servicePointId: requiredText,
      userName: requiredText,
      /** Code of the cash center; empty if the subclient has no delegation. */
      cashCenter: shortText,
    }),
  }),
  sessionId: z.string().check(z.minLength(1), z.maxLength(300)),
  channel: z.string().check(z.maxLength(MAX_DEPOSIT_OBSERVATIONS_LENGTH)),
  extraData: z.strictObject({ OBSERVATIONS: z.string().check(z.maxLength(MAX_DEPOSIT_OBSERVATIONS_LENGTH)) }),
  transactions: z
    .array(
      z.strictObject({
        type: z.literal('CASHIN'),
        total: z.strictObject({ currency, value: hundredths }),
        units: z
          .array(
            z.strictObject({
              box: z.literal('DROPSAFE'),
              mix: z
                .array(
                  z.strictObject({
                    currency,
                    numItems: z.literal(1),
                    type: z.string().check(z.minLength(1), z.maxLength(64)),
                    total: hundredths,
                    denomination: z.literal(0),
                    barCode: z.string().check(z.minLength(1), z.maxLength(MAX_DEPOSIT_BARCODE_LENGTH)),
                  }),
                )
                .check(z.length(1)),
            }),
          )
          .check(z.length(1)),
      }),
    )
    .check(z.length(1)),
})
export interface DepositTransaction extends FieldsOf<typeof DepositTransaction> {}
