import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'
import { MAX_ORDER_AMOUNT, MAX_QUANTITY } from '../orders'
import { commodityTypes } from './commodity-types'
import { MAX_BAG_CODE_LENGTH, MAX_SEAL_CODE_LENGTH } from './declared-codes'

const MAX_LINES = 1_000

const commodityCodes: readonly string[] = commodityTypes.map(({ code }) => code)
const country = z.string().check(z.minLength(2), z.maxLength(2))
const service = z.string().check(z.minLength(1), z.maxLength(64))
/**
 * The code of a record. It is often the code of a seal, and may be longer because a number is added if that code is
 * taken.
 */
const recordCode = z.string().check(z.minLength(1), z.maxLength(220))
const currency = z.string().check(z.minLength(1), z.maxLength(10))
const recordsOf = <S extends z.ZodMiniType>(record: S) =>
  z.array(record).check(z.minLength(1), z.maxLength(MAX_LINES))

const codes = {
  bc: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_BAG_CODE_LENGTH))),
  sc: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_SEAL_CODE_LENGTH))),
}

/** Query for the declared values of one order. (DCV-60) */
export const DeclaredValuesQuery = named<DeclaredValuesQuery>().object({
  countryCode: country,
  serviceCode: service,
})
export interface DeclaredValuesQuery extends FieldsOf<typeof DeclaredValuesQuery> {}

/**
 * Body of the call that creates records of values, or replaces records with the same codes. At the top level, `ct` is
 * the code of the country, `svc` the order's service code, and `mo` the mode. (DCV-61)
 */
export const DeclaredValuesRequest = named<DeclaredValuesRequest>().strictObject({
  ct: country,
  svc: service,
  mo: z.enum(['0', '1']),
  dr: recordsOf(
    z.strictObject({
      co: recordCode,
      vl: z
        .array(
          z.strictObject({
            ...codes,
            ctc: z.enum(commodityCodes),
            cic: currency,
            am: z.number().check(z.minimum(0.01), z.maximum(MAX_ORDER_AMOUNT)),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_LINES)),
      ct: z.array(z.strictObject(codes)).check(z.maxLength(MAX_LINES)),
    }),
  ),
})
export interface DeclaredValuesRequest extends FieldsOf<typeof DeclaredValuesRequest> {}

/** Body of the call that creates records of packs, or replaces records with the same codes. (DCV-62) */
export const DeclaredPacksRequest = named<DeclaredPacksRequest>().strictObject({
  ct: country,
  svc: service,
  dr: recordsOf(
    z.strictObject({
      co: recordCode,
      vl: z
        .array(
          z.strictObject({
            pc: z.string().check(z.minLength(1), z.maxLength(200)),
            pq: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
            cic: currency,
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_LINES)),
    }),
  ),
})
export interface DeclaredPacksRequest extends FieldsOf<typeof DeclaredPacksRequest> {}

/** Body of the call that deletes records of values or packs by their codes. (DCV-63) */
export const DeclaredValuesDeletion = named<DeclaredValuesDeletion>().strictObject({
  countryCode: country,
  serviceCode: service,
  declaredCode: z.array(recordCode).check(z.minLength(1), z.maxLength(MAX_LINES)),
})
export interface DeclaredValuesDeletion extends FieldsOf<typeof DeclaredValuesDeletion> {}
