import { type Refusal, refuse } from '@remesa/api-client/server'
import {
  canEditRecord,
  canSynchroniseRecord,
  confirmedCode,
  type RecordSubjects,
  uniqueCodeOf,
} from '@remesa/domain/clients'
import { ok, type Result } from '@remesa/domain/kernel'
import type { Scope } from '../authorisation'
import type { Database } from '../db/database'
import type { ApiContext } from '../request/context'
import type { CodeGuard } from './record-codes'
import { refusedBy } from './save-record'

/** Switches a record on or off: turned over without a value, set with one; 404 out of reach. */
export const switchRecord = (
  { db, caller }: ApiContext,
  { id, value }: { readonly id: number; readonly value: boolean | undefined },
  {
    lock,
    store,
  }: {
    readonly lock: (
      tx: Database,
      id: number,
      scope: Scope,
    ) => Promise<{ readonly active: boolean } | undefined>
    readonly store: (tx: Database, active: boolean) => Promise<unknown>
  },
) =>
  db.transaction(async (tx) => {
    const record = await lock(tx, id, caller.scope)
    if (record === undefined) return refuse.notFound()
    const active = value ?? !record.active
    await store(tx, active)
    return ok({ id, active })
  })

interface Synchronisation<Known, Answer> {
  readonly codes: CodeGuard
  readonly subjects: RecordSubjects
  readonly countryId: number
  readonly clientId?: number
  /** What is said of a code that the operations system does not know. */
  readonly unknownKey: string
  readonly ask: () => Promise<Result<Known | undefined, Refusal>>
  /** Writes what is known over the record as it is by then, in a transaction that nobody else changes codes in. */
  readonly takeOver: (tx: Database, known: Known) => Promise<Result<Answer, Refusal>>
}

/**
 * Takes a record over from the operations system: 409 where that does not know it, where another record has what it would
 * get, and for a record without a code or switched off; 503 where there is no answer.
 */
export const synchroniseRecord = async <Known, Answer>(
  { db, caller }: ApiContext,
  record: { readonly active: boolean; readonly codeSol: string | null },
  { codes, subjects, countryId, clientId, unknownKey, ask, takeOver }: Synchronisation<Known, Answer>,
): Promise<Result<Answer, Refusal>> => {
  const parents = {
    countryId: String(countryId),
    ...(clientId === undefined ? {} : { clientId: String(clientId) }),
  }
  const refused = refusedBy(codes.feature, [
    ...canEditRecord(record, caller.ability, subjects).reasons,
    ...canSynchroniseRecord({ record, codeSol: record.codeSol ?? '', ...parents }).reasons,
  ])
  if (refused !== undefined) return refused
  const found = await ask()
  if (!found.ok) return found
  const { value: known } = found
  if (known === undefined) return refuse.conflict(`${codes.feature}.unknown-code`, unknownKey)
  return db.transaction(async (tx) => {
    await codes.lock(tx)
    return takeOver(tx, known)
  })
}

/** What a record takes over: its unique code changes with its code alone. 409 where another record has the code or id. */
export const takenOver = async (
  tx: Database,
  codes: CodeGuard,
  {
    id,
    codeSol: heldCode,
    uniqueCode: heldUniqueCode,
  }: { readonly id: number; readonly codeSol: string | null; readonly uniqueCode: string | null },
  known: { readonly code: string; readonly oid: string; readonly description: string },
  parent: { readonly id: number; readonly codes: readonly string[] },
) => {
  const codeSol = confirmedCode(heldCode ?? '', known.code)
  const taken = await codes.taken(tx, { id, parentId: parent.id, codeSol, oidSol: known.oid })
  if (taken !== undefined) return taken
  const uniqueCode = codeSol === heldCode ? heldUniqueCode : uniqueCodeOf(...parent.codes, codeSol)
  return ok({ description: known.description, oidSol: known.oid, codeSol, uniqueCode })
}
