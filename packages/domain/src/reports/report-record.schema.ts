import * as z from 'zod/mini'
import { absentAsNull, Instant, TextOrNumber } from '../kernel'

/**
 * A requested report. `type` and `status` may hold codes that are not known yet; `filename`, `reportDate` (when the
 * file was made) and `expirationDate` (when it goes away) come with the file. (RPT-1)
 */
export const ReportRecord = z.object({
  id: TextOrNumber,
  type: z.string(),
  filename: absentAsNull(z.string()),
  status: z.string(),
  requestDate: absentAsNull(Instant),
  reportDate: absentAsNull(Instant),
  expirationDate: absentAsNull(Instant),
  /** Who asked for it. `countryCode` is ISO 3166-1 alpha-2. */
  user: absentAsNull(z.object({ username: z.string(), countryCode: absentAsNull(z.string()) })),
})
export type ReportRecord = z.output<typeof ReportRecord>
