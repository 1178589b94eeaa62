import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, named, TextOrNumber } from '../kernel'

/** The user who requested a report. `countryCode` is ISO 3166-1 alpha-2. */
export interface ReportOwner extends FieldsOf<typeof owner> {}
export const owner = named<ReportOwner>().object({
  username: z.string(),
  countryCode: absentAsNull(z.string()),
})

/**
 * A report that a user requested. `type` and `status` may be unknown codes. `filename`, `reportDate` (when the file was
 * created) and `expirationDate` (when the file will be deleted) are missing until the file exists. (RPT-1)
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
