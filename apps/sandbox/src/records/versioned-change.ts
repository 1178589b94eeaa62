import { type Endpoint, isOpenTo } from '@remesa/api-client/contract'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import type { HistoryAction, HistoryChange, RecordHistoryKind } from '@remesa/domain/records'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import type { ApiContext } from '../request/context'
import { appendOwnHistory } from '../request/own-history'
import { type RecordState, type SpecialFields, stateChanges } from './state-changes'

/** The conditions of a write, from the headers of the request. */
export interface WriteConditions {
  /** The idempotency key of the write. A repeated write with the same key gets the first response. */
  readonly idempotencyKey: string | undefined
  /** The versions of the record that the change may be based on. */
  readonly versions: readonly string[] | 'any'
}

/** The properties of a record that its history needs. */
export interface RecordSnapshot {
  readonly name: string
  readonly countryId: number
  /** The fields that people can edit. A change of any field creates a new version. */
  readonly state: RecordState
}

/** A type of record that has versions. */
export interface VersionedKind {
  readonly kind: RecordHistoryKind
  readonly table: PgTable & { readonly id: PgColumn; readonly version: PgColumn }
  /** The call that reads one record. A refusal contains the record only if the caller may make this call. */
  readonly read: Endpoint
  /** Finds one record, in the format in which the call `read` returns the record. */
  readonly find: (db: Database, id: number, caller: Caller) => Promise<unknown>
  readonly snapshot: (db: Database, id: number) => Promise<RecordSnapshot>
  readonly special?: SpecialFields
  /** Fields whose changes are hidden from a reader of the history. */
  readonly hiddenFrom?: (caller: Caller) => readonly string[]
}

/**
 * Changes a record that this transaction has locked. The response is 412 with the current record if the write is based
 * on another version. The lock lasts until the commit, so if two writes are based on the same version, the second is
 * refused. A change without an effect creates no version. Every other change is added to the history.
 *
 * @returns the response of the change, with the new version of the record.
 */
export const changeVersioned = async <Value extends object, Failure>(
  tx: Database,
  context: ApiContext,
  { kind, id, versions, action = 'changed' }: VersionedChange,
  change: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value & { readonly version: string }, Failure | Refusal<'record-changed'>>> => {
  const { caller } = context
  const version = await versionOf(tx, kind, id)
  if (versions !== 'any' && !versions.includes(String(version))) {
    const mayRead = isOpenTo(kind.read.access, caller.ability)
    return refuse.because('record-changed', {
      current: mayRead ? await kind.find(tx, id, caller) : undefined,
    })
  }
  const before = await kind.snapshot(tx, id)
  const outcome = await change()
  if (!outcome.ok) return outcome
  const after = await kind.snapshot(tx, id)
  const changes = stateChanges(before.state, after.state, kind.special ?? {})
  const next = changes.length === 0 ? version : version + 1
  if (next > version) {
    await tx.execute(sql`update ${kind.table} set version = ${next} where ${kind.table.id} = ${id}`)
  }
  if (next > version || action === 'synchronised') {
    await appendRecordHistory(tx, context, { kind, id, action, snapshot: after, changes })
  }
  return ok({ ...outcome.value, version: String(next) })
}

/** Adds an entry to the history about a record that this transaction has added. */
export const recordAdded = async (tx: Database, context: ApiContext, kind: VersionedKind, id: number) => {
  const snapshot = await kind.snapshot(tx, id)
  const changes = stateChanges({}, snapshot.state, kind.special ?? {})
  await appendRecordHistory(tx, context, { kind, id, action: 'added', snapshot, changes })
}

const appendRecordHistory = (
  tx: Database,
  context: ApiContext,
  {
    kind: { kind },
    id,
    action,
    snapshot: { name, countryId },
    changes,
  }: {
    readonly kind: VersionedKind
    readonly id: number
    readonly action: HistoryAction
    readonly snapshot: RecordSnapshot
    readonly changes: readonly HistoryChange[]
  },
) => appendOwnHistory(tx, context, { kind, action, subject: { id, name }, countryId, changes })

interface VersionedChange extends Pick<WriteConditions, 'versions'> {
  readonly kind: VersionedKind
  readonly id: number
  readonly action?: 'changed' | 'synchronised'
}

const versionOf = async (tx: Database, { table }: VersionedKind, id: number): Promise<number> => {
  const [row] = await tx
    .select({ version: sql<number>`${table.version}` })
    .from(table)
    .where(eq(table.id, id))
  if (row === undefined) throw new Error('[records] a locked record has no row')
  return row.version
}
