import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, listOf, named, TextOrNumber } from '../kernel'
import { LookupThirdCode, SourceSystem } from '../records'

/**
 * Query of the call that looks up a service point. The codes of client and subclient are sent only with the source
 * system `NONE`. (SVP-60)
 */
export const ServicePointLookupQuery = named<ServicePointLookupQuery>().object({
  servicePointCode: z.string().check(z.minLength(1)),
  sourceSystem: SourceSystem,
  clientCode: z.optional(z.string()),
  centerCode: z.optional(z.string()),
})
export interface ServicePointLookupQuery extends FieldsOf<typeof ServicePointLookupQuery> {}

/**
 * The parameters of the call that looks up a service point: the country's code, which is part of the path, and the
 * query. (SVP-60)
 */
export interface ServicePointLookupRequest {
  readonly country: string
  readonly query: ServicePointLookupQuery
}

const text = absentAsNull(TextOrNumber)

/** The postal address of a service point in the external operations system. */
export interface LookupAddress extends FieldsOf<typeof address> {}
const address = named<LookupAddress>().object({ desDireccionVia: text })

/** A service point in a response of the external operations system. */
export interface LookupPoint extends FieldsOf<typeof point> {}
const point = named<LookupPoint>().object({
  codPunto: text,
  idPunto: text,
  desPunto: text,
  direccion: absentAsNull(address),
  codTipoPunto: text,
  desTipoPunto: text,
  codigosTercero: listOf(LookupThirdCode),
})

/**
 * Response of the external operations system to a lookup. An unsuccessful response contains no service point. (SVP-61)
 */
export const ServicePointLookupAnswer = named<ServicePointLookupAnswer>().object({
  success: z._default(z.boolean(), false),
  punto: absentAsNull(point),
})
export interface ServicePointLookupAnswer extends FieldsOf<typeof ServicePointLookupAnswer> {}
