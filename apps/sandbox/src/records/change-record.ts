import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result, WriteResponse } from '@remesa/domain/kernel'
import {
  canEditRecord,
  canSynchroniseRecord,
  confirmedCode,
  type RecordKind,
  uniqueCodeOf,
} from '@remesa/domain/records'
import type * as z from 'zod/mini'
import type { Scope } from '../authorisation'
import type { Database } from '../db/database'
import type { ApiContext } from '../request/context'
import { answerOfKey, createOnce } from '../request/create-once'
import type { CodeGuard, RecordFeature } from './record-codes'
import { changeVersioned, type VersionedKind, type WriteConditions } from './versioned-change'

/** The record to activate or deactivate, its new status, and the conditions under which it may be written. */
export interface StatusChange extends WriteConditions {
  readonly id: number
  readonly value: boolean | undefined
}

/**
 * Activates or deactivates a record, or toggles its status if the request contains no value. The response is 404 if the
 * caller may not see the record.
 */
export const switchRecord = (
  context: ApiContext,
  { id, value, versions, idempotencyKey: key }: StatusChange,
  {
    kind,
    endpoint,
    lock,
    store,
  }: {
    readonly kind: VersionedKind
    /** Id of the endpoint, for example `clients.setStatus`. */
    readonly endpoint: string
    readonly lock: (
      tx: Database,
      id: number,
      scope: Scope,
    ) => Promise<{ readonly active: boolean } | undefined>
    readonly store: (tx: Database, active: boolean) => Promise<unknown>
  },
) =>
  createOnce(
    context,
    { key, endpoint, request: { id, value }, response: WriteResponse },
    async (tx): Promise<Result<WriteResponse, Refusal<'not-found' | 'record-changed'>>> => {
      const { caller } = context
      const record = await lock(tx, id, caller.scope)
      if (record === undefined) return refuse.notFound()
      return changeVersioned(tx, context, { kind, id, versions }, async () => {
        const active = value ?? !record.active
        await store(tx, active)
        return ok({ id, active })
      })
    },
  )

/** The reasons to refuse the synchronisation of a record. */
export type SynchronisationRefusal<Feature extends RecordFeature> = Refusal<
  | 'not-found'
  | 'unavailable'
  | 'record-changed'
  | 'idempotency-key-reused'
  | `${Feature}.${'inactive' | 'no-code' | 'unknown-code' | 'code-taken' | 'oid-taken'}`
>

interface Synchronisation<Feature extends RecordFeature, Known, Current extends object, Answer> {
  readonly codes: CodeGuard<Feature>
  readonly versioned: VersionedKind
  /** Id of the endpoint, for example `clients.sync`. */
  readonly endpoint: string
  readonly response: z.ZodMiniType<Answer>
  readonly kind: RecordKind
  readonly countryId: number
  readonly clientId?: number
  /** Message key of the error that the operations system does not have the code. */
  readonly unknownKey: string
  readonly ask: () => Promise<Result<Known | undefined, Refusal<'unavailable'>>>
  readonly lock: (tx: Database, id: number, scope: Scope) => Promise<Current | undefined>
  /** Updates the locked record, in a transaction in which no other request can change codes. */
  readonly takeOver: (
    tx: Database,
    current: Current,
    known: Known,
  ) => Promise<Result<Answer, SynchronisationRefusal<Feature>>>
}

/**
 * Updates a record with the data of the operations system. The response is 409 if that system does not have the record,
 * or if another record has the same code or id. It is also 409 if the record has no code or is inactive. It is 503 if
 * that system does not respond.
 */
export const synchroniseRecord = async <
  Feature extends RecordFeature,
  Known,
  Current extends object,
  Answer extends object,
>(
  context: ApiContext,
  conditions: WriteConditions,
  record: { readonly id: number; readonly active: boolean; readonly codeSol: string | null },
  {
    codes,
    kind,
    countryId,
    clientId,
    unknownKey,
    ask,
    takeOver,
    versioned,
    endpoint,
    response,
    lock,
  }: Synchronisation<Feature, Known, Current, Answer>,
): Promise<Result<Answer, SynchronisationRefusal<Feature>>> => {
  const { caller } = context
  const { id } = record
  const { idempotencyKey: key, versions } = conditions
  const once = { key, endpoint, request: { id }, response }
  // A repeated request gets the first response, even if the record has changed in the meantime.
  const answered = await answerOfKey(context.db, context, once)
  if (answered !== undefined) return answered
  const parents = {
    countryId: String(countryId),
    ...(clientId === undefined ? {} : { clientId: String(clientId) }),
  }
  const [reason] = [
    ...canEditRecord(record, caller.ability, kind).reasons,
    ...canSynchroniseRecord({ record, codeSol: record.codeSol ?? '', ...parents }, kind).reasons,
  ]
  if (reason !== undefined) {
    if (!isRecordState(reason.rule)) throw new Error(`[records] a stored record is refused as ${reason.rule}`)
    return refuse.because(`${codes.feature}.${reason.rule}`, { message: reason.key })
  }
  const found = await ask()
  if (!found.ok) return found
  const { value: known } = found
  if (known === undefined) return refuse.because(`${codes.feature}.unknown-code`, { message: unknownKey })
  return createOnce(context, once, async (tx): Promise<Result<Answer, SynchronisationRefusal<Feature>>> => {
    await codes.lock(tx)
    const current = await lock(tx, id, caller.scope)
    if (current === undefined) return refuse.notFound()
    return changeVersioned(tx, context, { kind: versioned, id, versions, action: 'synchronised' }, () =>
      takeOver(tx, current, known),
    )
  })
}

/** Whether a rule that forbids synchronising is about the stored record. The remaining rules are only about a form. */
const isRecordState = (rule: string): rule is 'inactive' | 'no-code' =>
  rule === 'inactive' || rule === 'no-code'

/**
 * The fields that a synchronisation changes. The unique code changes only if the code changes. The response is 409 if
 * another record has the code or the id.
 */
export const takenOver = async <Feature extends RecordFeature>(
  tx: Database,
  codes: CodeGuard<Feature>,
  {
    id,
    codeSol: heldCode,
    uniqueCode: heldUniqueCode,
  }: { readonly id: number; readonly codeSol: string | null; readonly uniqueCode: string | null },
  known: { readonly code: string; readonly oid: string; readonly description: string },
  parent: { readonly id: number; readonly codes: readonly string[] },
) => {
  const codeSol = confirmedCode(heldCode ?? '', known.code)
  const taken = await codes.holder(tx, { id, parentId: parent.id, codeSol, oidSol: known.oid })
  if (taken !== undefined)
    return refuse.because(`${codes.feature}.${taken.rule}`, {
      message: `${codes.feature}.refused.${taken.rule}`,
    })
  const uniqueCode = codeSol === heldCode ? heldUniqueCode : uniqueCodeOf(...parent.codes, codeSol)
  return ok({ description: known.description, oidSol: known.oid, codeSol, uniqueCode })
}
