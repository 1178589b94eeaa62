import { type Refusal, refuse } from '@remesa/api-client/server'
import { err, type Issue, issue, ok, type Result, SaveResponse } from '@remesa/domain/kernel'
import { canAddRecord, canEditRecord, type RecordKind } from '@remesa/domain/records'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'
import { changeVersioned, recordAdded, type VersionedKind, type WriteConditions } from './versioned-change'

/**
 * The reason why a record with a valid body is not saved: its own state, or a conflict with another record. The user
 * can resolve this, so the response is 200, with `status: 0` and this message key in its body.
 */
export interface Blocked {
  readonly blockedBy: string
}

/** The result of a save that is prevented; `messageKey` is the key of the message with the reason. */
export const blocked = (messageKey: string) => err<Blocked>({ blockedBy: messageKey })

type SaveRefusal = Refusal<
  'forbidden' | 'not-found' | 'request.invalid-body' | 'idempotency-key-reused' | 'record-changed'
>

/** The result of saving a client, subclient or service point. */
export type Saved = Result<SaveResponse, SaveRefusal>
/** The result of a save, before it is converted to the response of the API. */
export type Saving = Result<SaveResponse, SaveRefusal | Blocked>

/** The result of a save that adds a record, with the record's id. */
export type Adding = Result<SaveResponse & { readonly id: number }, SaveRefusal | Blocked>

/** A body to save, with its idempotency key and the versions of the record that the change may be based on. */
export interface SaveCall<Body> extends WriteConditions {
  readonly body: Body
}

/** The functions that save one type of record. */
interface RecordSave<Body, Record> {
  readonly kind: RecordKind
  readonly versioned: VersionedKind
  /** Id of the endpoint, for example `clients.save`. */
  readonly endpoint: string
  /**
   * The data of the request, by default its body. A later request with the same idempotency key is refused if its data
   * differ.
   */
  readonly request?: unknown
  readonly lock: (tx: Database, id: number) => Promise<Record | undefined>
  readonly add: (tx: Database, body: Body) => Promise<Adding>
  /** Changes a record that this transaction has locked and that the caller may edit. */
  readonly change: (tx: Database, record: Record, body: Body) => Promise<Saving>
}

/**
 * Adds a record or changes the record with the id in the body, once for each idempotency key. The response is 403 if
 * the caller may not open the form, and 404 if the caller may not see the record. If a state or a conflict prevents the
 * save, the response is 200 with `status: 0` in its body, so that the form stays open.
 */
export const saveRecord = async <
  Body extends { readonly id?: number | undefined },
  Record extends { readonly active: boolean },
>(
  context: ApiContext,
  { body, idempotencyKey: key, versions }: SaveCall<Body>,
  { kind, versioned, endpoint, request = body, lock, add, change }: RecordSave<Body, Record>,
): Promise<Saved> => {
  const { id } = body
  const { caller } = context
  if (!maySave(id, caller, kind)) return refuse.forbidden()
  const outcome = await createOnce(
    context,
    { key, endpoint, request, response: SaveResponse },
    async (tx): Promise<Saving> => {
      if (id === undefined) {
        const added = await add(tx, body)
        if (!added.ok) return added
        const { id: addedId, ...answer } = added.value
        await recordAdded(tx, context, versioned, addedId)
        return ok({ ...answer, version: '1' })
      }
      const record = await lock(tx, id)
      if (record === undefined) return refuse.notFound()
      return changeVersioned(tx, context, { kind: versioned, id, versions }, async () => {
        const [reason] = canEditRecord(record, caller.ability, kind).reasons
        return reason === undefined ? change(tx, record, body) : blocked(reason.key)
      })
    },
  )
  if (outcome.ok) return outcome
  const { error } = outcome
  return 'blockedBy' in error ? ok({ status: 0, message: error.blockedBy }) : err(error)
}

/**
 * Whether the caller may open the page that sends a body: the page that edits a record if the body has an id, else the
 * page that adds a record.
 */
const maySave = (id: number | undefined, { ability }: Pick<Caller, 'ability'>, kind: RecordKind): boolean =>
  id === undefined
    ? canAddRecord(ability, kind).allowed
    : canEditRecord({ active: true }, ability, kind).allowed

/** An issue if the unique code in a body does not match its other codes. */
export const uniqueCodeIssues = (
  { uniqueCode }: { readonly uniqueCode?: string | null | undefined },
  request: { readonly uniqueCode?: string | null | undefined },
): readonly Issue[] =>
  (uniqueCode ?? request.uniqueCode) === request.uniqueCode ? [] : [issue('confirmed', 'uniqueCode')]
