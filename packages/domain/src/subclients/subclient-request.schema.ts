import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { hasRequiredCode, recordRequestShape } from '../records'

const id = z.int().check(z.minimum(1))

/**
 * Body of the call that saves a subclient. `delegation` is the part of the delegation's id before the first dash.
 * (SUB-45)
 */
export const SubclientRequest = z
  .strictObject({
    ...recordRequestShape,
    clientId: id,
    delegation: z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^-]+$/)),
  })
  .check(z.refine(hasRequiredCode, { path: ['codeSol'] }))
export type SubclientRequest = z.output<typeof SubclientRequest>

const searched = z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
const precise = z.optional(z.literal(true))

/**
 * Body of the call that requests a report of subclients: the filters of the list, and the columns of the report.
 * (SUB-56)
 */
export const SubclientReportRequest = named<SubclientReportRequest>().strictObject({
  cashSubclientParamsDTO: z.strictObject({
    active: z.boolean(),
    countryId: z.optional(id),
    clientDesc: searched,
    clientPrecise: precise,
    delegationDesc: searched,
    delegationPrecise: precise,
    codeSol: searched,
    codePrecise: precise,
    description: searched,
    descriptionPrecise: precise,
    idSmartcash: searched,
    idCashPrecise: precise,
    search: searched,
  }),
  informationOptionsSubclient: z.strictObject({
    country: z.boolean(),
    active: z.boolean(),
    entity: z.boolean(),
    entityDescription: z.boolean(),
    center: z.boolean(),
    centerDescription: z.boolean(),
    delegation: z.boolean(),
  }),
})
export interface SubclientReportRequest extends FieldsOf<typeof SubclientReportRequest> {}
