import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, named } from '../kernel'

/** A currency in a record: id, ISO 4217 code and symbol. */
export const CurrencySummary = named<CurrencySummary>().object({
  id: z.int(),
  code: z.string(),
  symbol: z.string(),
})
/** A currency in a record: id, ISO 4217 code and symbol. */
export interface CurrencySummary extends FieldsOf<typeof CurrencySummary> {}

/**
 * A currency in the catalogue. `code` is the ISO 4217 code. `isoCode` is the same code, for back ends that send both
 * fields.
 */
export const Currency = named<Currency>().object({
  ...CurrencySummary.shape,
  isoCode: absentAsNull(z.string()),
  description: absentAsNull(z.string()),
})
export interface Currency extends FieldsOf<typeof Currency> {}

/** A country in the catalogue. `code` is the ISO 3166-1 alpha-2 code. */
export const Country = named<Country>().object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  mainCurrency: absentAsNull(CurrencySummary),
})
export interface Country extends FieldsOf<typeof Country> {}

/** A kind of identity document that can be used to search for an employee. */
export const DocumentType = named<DocumentType>().object({ code: z.string(), description: z.string() })
export interface DocumentType extends FieldsOf<typeof DocumentType> {}
