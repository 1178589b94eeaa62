import { type Refusal, refuse } from '@remesa/api-client/server'
import { canEditRecord, listActions, type RecordSubjects } from '@remesa/domain/clients'
import { type Issue, issue, ok, type Result, SaveResponse } from '@remesa/domain/kernel'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import type { ApiContext } from '../request/context'
import { type CreateRequest, createOnce } from '../request/create-once'

/** What a save of a client, subclient or service point ends with. */
export type Saved = Result<SaveResponse, Refusal>

/** A body to be saved and the key that names this one intended save. */
export interface SaveCall<Body> {
  readonly body: Body
  readonly idempotencyKey: string | undefined
}

/** Whether a caller has the page that sends a body: that of changes for one with an id, else that of additions. */
export const maySave = (
  { id }: { readonly id?: number | undefined },
  { ability }: Pick<Caller, 'ability'>,
  subjects: RecordSubjects,
): boolean =>
  id === undefined
    ? listActions(ability, subjects).add
    : canEditRecord({ active: true }, ability, subjects).allowed

/**
 * Saves a record, once for each key. What stands against it and can be mended by people is answered with status 0 and a
 * message, so that their form stays open; anything else is refused as it is.
 */
export const saveOnce = async (
  context: ApiContext,
  request: Omit<CreateRequest<SaveResponse>, 'response'>,
  save: (tx: Database) => Promise<Saved>,
): Promise<Saved> => {
  const outcome = await createOnce(context, { ...request, response: SaveResponse }, save)
  if (outcome.ok || outcome.error.status !== 409 || outcome.error.message === undefined) return outcome
  return ok({ status: 0, message: outcome.error.message })
}

/** The refusal of a change or synchronisation by the first reason against it; nothing when there is none. */
export const refusedBy = (
  feature: string,
  [first]: readonly { readonly rule: string; readonly key: string }[],
) => first && refuse.conflict(`${feature}.${first.rule}`, first.key)

/** An issue for a unique code that a body names and that is not the one its other codes make. */
export const uniqueCodeIssues = (
  { uniqueCode }: { readonly uniqueCode?: string | null | undefined },
  request: { readonly uniqueCode?: string | null | undefined },
): readonly Issue[] =>
  (uniqueCode ?? request.uniqueCode) === request.uniqueCode ? [] : [issue('confirmed', 'uniqueCode')]
