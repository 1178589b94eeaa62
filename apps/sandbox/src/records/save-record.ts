import type { Refusal } from '@remesa/api-client/server'
import { err, type Issue, issue, ok, type Result, SaveResponse } from '@remesa/domain/kernel'
import { canAddRecord, canEditRecord, type RecordKind } from '@remesa/domain/records'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import type { ApiContext } from '../request/context'
import { type CreateRequest, createOnce } from '../request/create-once'

/**
 * Why a record is not saved although its body is valid: its own state or a conflict with another record. People can
 * correct that, so the answer has status 0 and this message key.
 */
export interface Blocked {
  readonly blockedBy: string
}

/** A save that is blocked. */
export const blocked = (messageKey: string) => err<Blocked>({ blockedBy: messageKey })

type SaveRefusal = Refusal<'forbidden' | 'not-found' | 'request.invalid-body' | 'idempotency-key-reused'>

/** The result of saving a client, subclient or service point. */
export type Saved = Result<SaveResponse, SaveRefusal>
/** That result before it becomes an answer. */
export type Saving = Result<SaveResponse, SaveRefusal | Blocked>

/** A body to be saved and the key that names this one intended save. */
export interface SaveCall<Body> {
  readonly body: Body
  readonly idempotencyKey: string | undefined
}

/** Whether a caller has the page that sends a body: the edit page for one with an id, else the page for new records. */
export const maySave = (
  { id }: { readonly id?: number | undefined },
  { ability }: Pick<Caller, 'ability'>,
  kind: RecordKind,
): boolean =>
  id === undefined
    ? canAddRecord(ability, kind).allowed
    : canEditRecord({ active: true }, ability, kind).allowed

/** Saves a record, once for each key. One that is blocked is answered with status 0, so that the form stays open. */
export const saveOnce = async (
  context: ApiContext,
  request: Omit<CreateRequest<SaveResponse>, 'response'>,
  save: (tx: Database) => Promise<Saving>,
): Promise<Saved> => {
  const outcome = await createOnce(context, { ...request, response: SaveResponse }, save)
  if (outcome.ok) return outcome
  const { error } = outcome
  return 'blockedBy' in error ? ok({ status: 0, message: error.blockedBy }) : err(error)
}

/** An issue for a unique code in a body that does not follow from its other codes. */
export const uniqueCodeIssues = (
  { uniqueCode }: { readonly uniqueCode?: string | null | undefined },
  request: { readonly uniqueCode?: string | null | undefined },
): readonly Issue[] =>
  (uniqueCode ?? request.uniqueCode) === request.uniqueCode ? [] : [issue('confirmed', 'uniqueCode')]
