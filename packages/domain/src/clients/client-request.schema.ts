import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { ExtraDataTable, hasRequiredCode, recordRequestShape } from '../records'

const countryId = z.int().check(z.minimum(1))

/**
 * Body of the call that saves a client. `country` is the country's id; an object with that id is accepted too.
 * (CLI-57)
 */
export const ClientRequest = z
  .strictObject({
    ...recordRequestShape,
    country: z.union([
      countryId,
      z.pipe(
        z.object({ id: countryId }),
        z.transform(({ id }) => id),
      ),
    ]),
    extradata: ExtraDataTable,
  })
  .check(z.refine(hasRequiredCode, { path: ['codeSol'] }))
export type ClientRequest = z.output<typeof ClientRequest>

const searched = z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
const precise = z.optional(z.literal(true))

/**
 * Body of the call that requests a report of clients: the filters of the list, and the columns of the report.
 * (CLI-74)
 */
export const ClientReportRequest = named<ClientReportRequest>().strictObject({
  cashClientParamsDTO: z.strictObject({
    active: z.boolean(),
    countryId: z.optional(countryId),
    codeSol: searched,
    codePrecise: precise,
    description: searched,
    descriptionPrecise: precise,
    idSmartcash: searched,
    idCashPrecise: precise,
    search: searched,
  }),
  informationOptionsClient: z.strictObject({
    country: z.boolean(),
    active: z.boolean(),
    entity: z.boolean(),
    entityDescription: z.boolean(),
  }),
})
export interface ClientReportRequest extends FieldsOf<typeof ClientReportRequest> {}
