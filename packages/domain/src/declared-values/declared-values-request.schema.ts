import { z } from 'zod'
import { MAX_ORDER_AMOUNT, MAX_QUANTITY } from '../orders'
import { commodityTypes } from './commodity-types'
import { MAX_BAG_CODE_LENGTH, MAX_SEAL_CODE_LENGTH } from './declared-codes'

const MAX_LINES = 1_000

const commodityCodes: readonly string[] = commodityTypes.map(({ code }) => code)
const country = z.string().min(2).max(2)
const service = z.string().min(1).max(64)
/** Longer than the code of any seal, because a number may stand behind it. */
const recordCode = z.string().min(1).max(220)
const currency = z.string().min(1).max(10)
const recordsOf = <S extends z.ZodType>(record: S) => z.array(record).min(1).max(MAX_LINES)

const codes = {
  bc: z.string().min(1).max(MAX_BAG_CODE_LENGTH).optional(),
  sc: z.string().min(1).max(MAX_SEAL_CODE_LENGTH).optional(),
}

/** DCV-60. Question for what is declared for one order. */
export const DeclaredValuesQuery = z.object({ countryCode: country, serviceCode: service })
export type DeclaredValuesQuery = z.output<typeof DeclaredValuesQuery>

/**
 * DCV-61. Body that creates records of values, or replaces those of the same codes. Here, outside the records, `ct` is the
 * code of the country; `svc` is the order's service code and `mo` the mode.
 */
export const DeclaredValuesRequest = z.strictObject({
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
            am: z.number().min(0.01).max(MAX_ORDER_AMOUNT),
          }),
        )
        .min(1)
        .max(MAX_LINES),
      ct: z.array(z.strictObject(codes)).max(MAX_LINES),
    }),
  ),
})
export type DeclaredValuesRequest = z.output<typeof DeclaredValuesRequest>

/** DCV-62. Body that creates records of packs, or replaces those of the same codes. */
export const DeclaredPacksRequest = z.strictObject({
  ct: country,
  svc: service,
  dr: recordsOf(
    z.strictObject({
      co: recordCode,
      vl: z
        .array(
          z.strictObject({
            pc: z.string().min(1).max(200),
            pq: z.number().int().min(1).max(MAX_QUANTITY),
            cic: currency,
          }),
        )
        .min(1)
        .max(MAX_LINES),
    }),
  ),
})
export type DeclaredPacksRequest = z.output<typeof DeclaredPacksRequest>

/** DCV-63. Body that deletes records of values or packs by their codes. */
export const DeclaredValuesDeletion = z.strictObject({
  countryCode: country,
  serviceCode: service,
  declaredCode: z.array(recordCode).min(1).max(MAX_LINES),
})
export type DeclaredValuesDeletion = z.output<typeof DeclaredValuesDeletion>
