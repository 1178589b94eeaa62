import * as z from 'zod/mini'
import type { ListState } from '../kernel'
import { type FieldsOf, named } from '../kernel'
import { recordReportFilters } from '../records'
import { ServicePointType } from './service-point.schema'
import type { ServicePointFilter } from './service-point-list-spec'

const text = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * The filters of a report of service points. A field `...Precise` tells whether the text with the same name is compared
 * exactly. (SVP-27)
 */
export const ServicePointReportFilters = named<ServicePointReportFilters>().strictObject({
  /** Whether the report contains only active service points. */
  active: z.boolean(),
  countryId: z.optional(z.int().check(z.minimum(1))),
  type: z.optional(ServicePointType),
  clientDesc: z.optional(text),
  clientPrecise: z.optional(z.literal(true)),
  subclientDesc: z.optional(text),
  subclientPrecise: z.optional(z.literal(true)),
  codeSol: z.optional(text),
  codePrecise: z.optional(z.literal(true)),
  description: z.optional(text),
  descriptionPrecise: z.optional(z.literal(true)),
  deviceId: z.optional(text),
  deviceIdPrecise: z.optional(z.literal(true)),
  idSmartcash: z.optional(text),
  idCashPrecise: z.optional(z.literal(true)),
  address: z.optional(text),
  addressPrecise: z.optional(z.literal(true)),
  search: z.optional(text),
})
export interface ServicePointReportFilters extends FieldsOf<typeof ServicePointReportFilters> {}

/**
 * The columns of the report of service points; each can be switched on or off. The column `entity` is the client.
 * (SVP-28)
 */
export const ServicePointReportColumns = named<ServicePointReportColumns>().strictObject({
  country: z.boolean(),
  active: z.boolean(),
  entityCode: z.boolean(),
  entityDescription: z.boolean(),
  subclientCode: z.boolean(),
  subclientDescription: z.boolean(),
  servicePointId: z.boolean(),
  servicePointDescription: z.boolean(),
  type: z.boolean(),
  deviceId: z.boolean(),
  modules: z.boolean(),
})
export interface ServicePointReportColumns extends FieldsOf<typeof ServicePointReportColumns> {}

/** Body of the call that requests the report of service points. (SVP-28) */
export const ServicePointReportRequest = named<ServicePointReportRequest>().strictObject({
  cashServicepointParamsDTO: ServicePointReportFilters,
  informationOptionsServicePoint: ServicePointReportColumns,
})
export interface ServicePointReportRequest extends FieldsOf<typeof ServicePointReportRequest> {}

/** The columns of the report of service points, all switched on. (SVP-28) */
export const allServicePointReportColumns: ServicePointReportColumns = ServicePointReportColumns.parse(
  Object.fromEntries(z.keyof(ServicePointReportColumns).options.map((name) => [name, true])),
)

/**
 * The body of the call that requests a report of the listed service points. It has the filters of the list and, by
 * default, every column; the report contains all pages. (SVP-27, SVP-28)
 */
export const buildServicePointReport = (
  state: ListState<ServicePointFilter>,
  columns: ServicePointReportColumns = allServicePointReportColumns,
): ServicePointReportRequest => ({
  cashServicepointParamsDTO: ServicePointReportFilters.parse(recordReportFilters(state)),
  informationOptionsServicePoint: columns,
})
