import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, named, TextOrNumber } from '../kernel'

/** Who asked for a report. `countryCode` is ISO 3166-1 alpha-2. */
export interface ReportOwner extends FieldsOf<typeof owner> {}
const owner = named<ReportOwner>().object({ username: z.string(), countryCode: absentAsNull(z.string()) })

/**
 * A requested report. `type` and `status` may hold codes that are not known yet; `filename`, `reportDate` (when the
 * file was made) and `expirationDate` (when it goes away) come with the file. (RPT-1)
 */
export const ReportRecord = named<ReportRecord>().object({
  id: TextOrNumber,
  type: z.string(),
  filename: absentAsNull(z.string()),
  status: z.string(),
  requestDate: absentAsNull(Instant),
  reportDate: absentAsNull(Instant),
  expirationDate: absentAsNull(Instant),
  user: absentAsNull(owner),
})
export interface ReportRecord extends FieldsOf<typeof ReportRecord> {}
