import {
  DeclaredPacksRecord,
  DeclaredRecord,
  type DeclaredValuesAnswer,
} from '@remesa/domain/declared-values'
import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Database } from '../db/database'
import { declaredValues } from '../db/schema'

/** A record as the database stores it, with the code `co`, the values or packs `vl`, and the containers `ct`. */
export interface RecordToStore {
  readonly co: string
  readonly vl: readonly unknown[]
  readonly ct: readonly unknown[]
}

/** The values that are the same for all records of one body. */
export interface RecordsPlace {
  readonly orderId: number
  readonly kind: 'value' | 'pack'
  readonly mode: '0' | '1'
  readonly now: Date
}

/** All declared records of an order: a list of values and a list of packs. */
export const readDeclared = async (db: Database, orderId: number): Promise<DeclaredValuesAnswer> => {
  const rows = await db
    .select()
    .from(declaredValues)
    .where(eq(declaredValues.orderId, orderId))
    .orderBy(asc(declaredValues.position), asc(declaredValues.code))
  const ofKind = (kind: RecordsPlace['kind']) => rows.filter((row) => row.kind === kind)
  return {
    declaredValues: setOf(
      ofKind('value').map(({ code, values, containers }) =>
        DeclaredRecord.parse({ co: code, vl: values, ct: containers }),
      ),
    ),
    declaredValuesPack: setOf(
      ofKind('pack').map(({ code, values }) => DeclaredPacksRecord.parse({ co: code, vl: values })),
    ),
  }
}

const setOf = <R>(records: R[]) => (records.length === 0 ? [] : [{ dt: { dr: records }, fp: null }])

/** Adds records after the order's existing records. */
export const addRecords = async (
  db: Database,
  { orderId, kind, mode, now }: RecordsPlace,
  records: readonly RecordToStore[],
): Promise<void> => {
  const [last] = await db
    .select({ position: max(declaredValues.position) })
    .from(declaredValues)
    .where(eq(declaredValues.orderId, orderId))
  const before = last?.position ?? 0
  await db.insert(declaredValues).values(
    records.map(({ co, vl, ct }, at) => ({
      orderId,
      code: co,
      kind,
      mode,
      position: before + at + 1,
      values: vl,
      containers: ct,
      updatedAt: now,
    })),
  )
}

/** Replaces the records with these codes, and keeps their positions in the list. */
export const replaceRecords = async (
  db: Database,
  { orderId, kind, mode, now }: RecordsPlace,
  records: readonly RecordToStore[],
): Promise<void> => {
  for (const { co, vl, ct } of records) {
    await db
      .update(declaredValues)
      .set({ mode, values: vl, containers: ct, updatedAt: now })
      .where(
        and(eq(declaredValues.orderId, orderId), eq(declaredValues.kind, kind), eq(declaredValues.code, co)),
      )
  }
}

/** Removes the records with these codes, whether they are values or packs. */
export const removeRecords = async (
  db: Database,
  orderId: number,
  codes: readonly string[],
): Promise<void> => {
  await db
    .delete(declaredValues)
    .where(and(eq(declaredValues.orderId, orderId), inArray(declaredValues.code, [...codes])))
}
