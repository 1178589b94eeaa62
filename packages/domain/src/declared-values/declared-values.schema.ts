import * as z from 'zod/mini'
import { absentAsNull, isAmount, listOf, TextOrNumber } from '../kernel'

/** What holds money: a bag (`bc`, its code) or what a seal closes (`sc`). A code that is not there is null. (DCV-1) */
export const DeclaredContainer = z.object({
  bc: absentAsNull(TextOrNumber),
  sc: absentAsNull(TextOrNumber),
})
export type DeclaredContainer = z.output<typeof DeclaredContainer>

/**
 * One declared value: commodity type `ctc` (`commodityTypes`), currency `cic` (ISO 4217), amount `am` in major units.
 * In mode "0" it bears the code of its own bag or seal; in mode "1" containers bear the codes. (DCV-1)
 */
export const DeclaredValue = z.extend(DeclaredContainer, {
  ctc: TextOrNumber,
  cic: z.string(),
  am: z.number().check(z.refine(isAmount)),
})
export type DeclaredValue = z.output<typeof DeclaredValue>

/** A number of equal packs: pack code `pc`, quantity `pq`, currency `cic` (ISO 4217). (DCV-1) */
export const DeclaredPack = z.object({ pc: TextOrNumber, pq: z.int().check(z.minimum(0)), cic: z.string() })
export type DeclaredPack = z.output<typeof DeclaredPack>

/** What was declared at once under the code `co`: values `vl` and, in mode "1", containers `ct`. (DCV-1) */
export const DeclaredRecord = z.object({
  co: TextOrNumber,
  vl: listOf(DeclaredValue),
  ct: listOf(DeclaredContainer),
})
export type DeclaredRecord = z.output<typeof DeclaredRecord>

/** Packs declared at once under the code `co`. (DCV-1) */
export const DeclaredPacksRecord = z.object({ co: TextOrNumber, vl: listOf(DeclaredPack) })
export type DeclaredPacksRecord = z.output<typeof DeclaredPacksRecord>

/** Meaning nothing here, it comes back as it came; null when it did not. */
const opaque = z._default(z.json(), null)

const ticketOf = <S extends z.ZodMiniType>(record: S) =>
  z.object({ dt: z.object({ dr: listOf(record) }), fp: opaque })

/** A set of declared values, the content of one QR code: records `dt.dr`, and a flag `fp` for whoever reads it. (DCV-1) */
export const DeclaredValuesTicket = ticketOf(DeclaredRecord)
export type DeclaredValuesTicket = z.output<typeof DeclaredValuesTicket>

/** A set of declared packs. (DCV-1) */
export const DeclaredPacksTicket = ticketOf(DeclaredPacksRecord)
export type DeclaredPacksTicket = z.output<typeof DeclaredPacksTicket>

/** Either kind of set: what a QR code can hold. */
export type QrTicket = DeclaredValuesTicket | DeclaredPacksTicket

/** Everything that is declared for one order. (DCV-2) */
export const DeclaredValuesAnswer = z.object({
  declaredValues: listOf(DeclaredValuesTicket),
  declaredValuesPack: listOf(DeclaredPacksTicket),
})
export type DeclaredValuesAnswer = z.output<typeof DeclaredValuesAnswer>
