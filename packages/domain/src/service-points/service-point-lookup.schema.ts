import * as z from 'zod/mini'
import { absentAsNull, listOf, TextOrNumber } from '../kernel'
import { LookupThirdCode, SourceSystem } from '../records'

/** Query of the call that looks a service point up; the codes above it are sent only with source system `NONE`. (SVP-60) */
export const ServicePointLookupQuery = z.object({
  servicePointCode: z.string().check(z.minLength(1)),
  sourceSystem: SourceSystem,
  clientCode: z.optional(z.string()),
  centerCode: z.optional(z.string()),
})
export type ServicePointLookupQuery = z.output<typeof ServicePointLookupQuery>

/** What is looked up: the country's code is part of the path. (SVP-60) */
export interface ServicePointLookupRequest {
  readonly country: string
  readonly query: ServicePointLookupQuery
}

const text = absentAsNull(TextOrNumber)

/** Answer of the external operations system. Without success it says nothing about a point. (SVP-61) */
export const ServicePointLookupAnswer = z.object({
  success: z._default(z.boolean(), false),
  punto: absentAsNull(
    z.object({
      codPunto: text,
      idPunto: text,
      desPunto: text,
      direccion: absentAsNull(z.object({ desDireccionVia: text })),
      codTipoPunto: text,
      desTipoPunto: text,
      codigosTercero: listOf(LookupThirdCode),
    }),
  ),
})
export type ServicePointLookupAnswer = z.output<typeof ServicePointLookupAnswer>
