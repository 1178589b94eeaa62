import * as z from 'zod/mini'
import { type FieldsOf, Instant, named } from '../kernel'

/**
 * The columns of the report on employee searches, in the order of the report. Each can be switched on or off. (FIR-80)
 */
export const EmployeeReportColumns = z.strictObject({
  searchUser: z.boolean(),
  searchType: z.boolean(),
  searchIdentifier: z.boolean(),
  searchDate: z.boolean(),
  searchHour: z.boolean(),
  entities: z.boolean(),
  successSearch: z.boolean(),
})

/**
 * Body of the call that requests the report on employee searches. `entities` are the descriptions of clients.
 * `dateFrom` is the first instant of the first day and `dateTo` the last second of the last day, both with the offset
 * of the time zone `timeZone` (IANA). (FIR-84)
 */
export const EmployeeSearchReportRequest = named<EmployeeSearchReportRequest>().strictObject({
  employeeSearchReportFilterDTO: z.strictObject({
    entities: z.array(z.string()).check(z.maxLength(10_000)),
    dateFrom: Instant,
    dateTo: Instant,
  }),
  informationOptionsEmployees: EmployeeReportColumns,
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
})
export interface EmployeeSearchReportRequest extends FieldsOf<typeof EmployeeSearchReportRequest> {}
