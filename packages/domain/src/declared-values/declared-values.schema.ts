import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, isAmount, listOf, named, TextOrNumber } from '../kernel'

/**
 * A container of money: `bc` is the code of its bag, `sc` the code of its seal. A missing code becomes null. (DCV-1)
 */
export const DeclaredContainer = named<DeclaredContainer>().object({
  bc: absentAsNull(TextOrNumber),
  sc: absentAsNull(TextOrNumber),
})
export interface DeclaredContainer extends FieldsOf<typeof DeclaredContainer> {}

/**
 * One declared value: commodity type `ctc` (`commodityTypes`), currency `cic` (ISO 4217), amount `am` in
 * major units. In mode "0" the value has the code of its own bag or seal; in mode "1" only containers have
 * codes. (DCV-1)
 */
export const DeclaredValue = named<DeclaredValue>().object({
  ...DeclaredContainer.shape,
  ctc: TextOrNumber,
  cic: z.string(),
  am: z.number().check(z.refine(isAmount)),
})
export interface DeclaredValue extends FieldsOf<typeof DeclaredValue> {}

/** A number of equal packs: code of the pack `pc`, quantity `pq`, currency `cic` (ISO 4217). (DCV-1) */
export const DeclaredPack = named<DeclaredPack>().object({
  pc: TextOrNumber,
  pq: z.int().check(z.minimum(0)),
  cic: z.string(),
})
export interface DeclaredPack extends FieldsOf<typeof DeclaredPack> {}

/** The content of one record: values `vl` and, in mode "1", containers `ct`. The record has the code `co`. (DCV-1) */
export const DeclaredRecord = named<DeclaredRecord>().object({
  co: TextOrNumber,
  vl: listOf(DeclaredValue),
  ct: listOf(DeclaredContainer),
})
export interface DeclaredRecord extends FieldsOf<typeof DeclaredRecord> {}

/** A record of packs, which has the code `co`. (DCV-1) */
export const DeclaredPacksRecord = named<DeclaredPacksRecord>().object({
  co: TextOrNumber,
  vl: listOf(DeclaredPack),
})
export interface DeclaredPacksRecord extends FieldsOf<typeof DeclaredPacksRecord> {}

/** Any JSON value; the domain does not interpret it and keeps it unchanged. A missing value becomes null. */
const opaque = z._default(z.json(), null)

/** The records of a set of declared values. */
export interface DeclaredRecords extends FieldsOf<typeof records> {}
const records = named<DeclaredRecords>().object({ dr: listOf(DeclaredRecord) })

/** A set of declared values, the content of one QR code: records `dt.dr`, and a flag `fp`. (DCV-1) */
export const DeclaredValuesTicket = named<DeclaredValuesTicket>().object({ dt: records, fp: opaque })
export interface DeclaredValuesTicket extends FieldsOf<typeof DeclaredValuesTicket> {}

/** The records of a set of declared packs. */
export interface DeclaredPacksRecords extends FieldsOf<typeof packsRecords> {}
const packsRecords = named<DeclaredPacksRecords>().object({ dr: listOf(DeclaredPacksRecord) })

/** A set of declared packs. (DCV-1) */
export const DeclaredPacksTicket = named<DeclaredPacksTicket>().object({ dt: packsRecords, fp: opaque })
export interface DeclaredPacksTicket extends FieldsOf<typeof DeclaredPacksTicket> {}

/** A set of declared values or of declared packs, as a QR code contains it. */
export type QrTicket = DeclaredValuesTicket | DeclaredPacksTicket

/** The declared values and packs of one order. (DCV-2) */
export const DeclaredValuesAnswer = named<DeclaredValuesAnswer>().object({
  declaredValues: listOf(DeclaredValuesTicket),
  declaredValuesPack: listOf(DeclaredPacksTicket),
})
export interface DeclaredValuesAnswer extends FieldsOf<typeof DeclaredValuesAnswer> {}
