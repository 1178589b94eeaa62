import * as z from 'zod/mini'
import { absentAsNull } from '../kernel'

/** A currency as records carry it: id, ISO 4217 code and symbol. */
export const CurrencySummary = z.object({ id: z.int(), code: z.string(), symbol: z.string() })
/** A currency as records carry it: id, ISO 4217 code and symbol. */
export type CurrencySummary = z.output<typeof CurrencySummary>

/** A currency of the catalogue. `code` is the ISO 4217 code; `isoCode` repeats it where a back end sends both. */
export const Currency = z.extend(CurrencySummary, {
  isoCode: absentAsNull(z.string()),
  description: absentAsNull(z.string()),
})
export type Currency = z.output<typeof Currency>

/** A country of the catalogue. `code` is ISO 3166-1 alpha-2. */
export const Country = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  mainCurrency: absentAsNull(CurrencySummary),
})
export type Country = z.output<typeof Country>

/** A kind of identity document by which an employee may be searched. */
export const DocumentType = z.object({ code: z.string(), description: z.string() })
export type DocumentType = z.output<typeof DocumentType>
