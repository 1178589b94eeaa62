import * as z from 'zod/mini'
import { CurrencySummary } from '../country'
import { Amount, absentAsNull, type FieldsOf, named, TextOrNumber } from '../kernel'

/** The third-party code of a record: its code in another system. */
export const ThirdCode = named<ThirdCode>().object({ system: z.string(), code: z.string() })
export interface ThirdCode extends FieldsOf<typeof ThirdCode> {}

/** The highest amount in one currency, in major units with two decimals. */
export const CurrencyLimit = named<CurrencyLimit>().object({
  currency: CurrencySummary,
  amount: Amount.check(z.minimum(0)),
})
export interface CurrencyLimit extends FieldsOf<typeof CurrencyLimit> {}

/** The type of the value of an extra-data field. */
export const ExtraDataType = z.enum(['boolean', 'number', 'text', 'scannable'])
export type ExtraDataType = z.output<typeof ExtraDataType>

/**
 * An extra-data field that a client requires. `attr1` is the highest number of characters of a text, or the format of a
 * scanned barcode.
 */
export const ExtraDataItem = named<ExtraDataItem>().object({
  name: z.string(),
  label: z.string(),
  type: ExtraDataType,
  attr1: absentAsNull(TextOrNumber),
  required: z._default(z.boolean(), false),
})
export interface ExtraDataItem extends FieldsOf<typeof ExtraDataItem> {}
