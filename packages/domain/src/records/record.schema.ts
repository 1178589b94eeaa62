import * as z from 'zod/mini'
import { CurrencySummary } from '../country'
import { Amount, absentAsNull, type FieldsOf, named, TextOrNumber } from '../kernel'

/** The code of a record in another system. */
export const ThirdCode = named<ThirdCode>().object({ system: z.string(), code: z.string() })
export interface ThirdCode extends FieldsOf<typeof ThirdCode> {}

/** The highest amount in one currency. Amount in major units, two decimals. */
export const CurrencyLimit = named<CurrencyLimit>().object({
  currency: CurrencySummary,
  amount: Amount.check(z.minimum(0)),
})
export interface CurrencyLimit extends FieldsOf<typeof CurrencyLimit> {}

/** The content of a field of extra data. */
export const ExtraDataType = z.enum(['boolean', 'number', 'text', 'scannable'])
export type ExtraDataType = z.output<typeof ExtraDataType>

/** A field that a client requires. `attr1` is the longest text, or the format of a scanned barcode. */
export const ExtraDataItem = named<ExtraDataItem>().object({
  name: z.string(),
  label: z.string(),
  type: ExtraDataType,
  attr1: absentAsNull(TextOrNumber),
  required: z._default(z.boolean(), false),
})
export interface ExtraDataItem extends FieldsOf<typeof ExtraDataItem> {}
