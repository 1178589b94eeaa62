import { type Refusal, refuse } from '@remesa/api-client/server'
import { issue, ok, type Result, WriteResponse } from '@remesa/domain/kernel'
import {
  adminSwitch,
  canEditOid,
  canSynchroniseUser,
  isSynchronised,
  nextFlag,
  supervisorChange,
  type UserFlagRequest,
} from '@remesa/domain/users'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { users } from '../db/schema'
import { changeVersioned, type WriteConditions } from '../records'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'
import { lockUser } from './user-repository'
import type { UserRow } from './user-row'
import { versionedUsers } from './versioned-users'

type Changes = Partial<Pick<UserRow, 'oid' | 'admin' | 'supervisor' | 'solCreated' | 'solSynchronized'>>

/**
 * Links a user to an account of an external identity provider. The response is 403 if the caller is no administrator,
 * and 409 if another user already has the id.
 */
export const setOid = async (context: ApiContext, change: UserChange, oid: string) => {
  const [refused] = canEditOid(context.caller).reasons
  if (refused !== undefined) return refuse.forbidden(refused.key)
  const { id } = change
  return changeUser(context, change, { endpoint: 'users.setOid', request: { oid } }, async (user, tx) => {
    if (user.oid === oid) return ok({})
    // Requests for the same id wait for each other here. The result of the following check is then valid until the id
    // is written.
    await lockName(tx, `users.oid ${oid}`)
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.oid, oid), ne(users.id, id)))
    return other
      ? refuse.because('users.oid-taken', { issues: [issue('oid-taken', 'oid')] })
      : ok(unsynchronised({ oid }))
  })
}

/** Sets or toggles the administrator flag. The response is 403 for the caller's own user. */
export const setAdmin = (context: ApiContext, change: UserChange, request: UserFlagRequest | undefined) =>
  changeUser(context, change, { endpoint: 'users.setAdmin', request }, (user) => {
    const [refused] = adminSwitch(context.caller.ability, context.caller, user).reasons
    if (refused !== undefined) return refuse.forbidden(refused.key)
    const admin = nextFlag(user.admin, request)
    return ok(admin === user.admin ? {} : unsynchronised({ admin }))
  })

/** Sets or toggles the supervisor flag. The response is 409 if callers would remove their own last right. */
export const setSupervisor = (
  context: ApiContext,
  change: UserChange,
  request: UserFlagRequest | undefined,
) =>
  changeUser(context, change, { endpoint: 'users.setSupervisor', request }, (user) => {
    const supervisor = nextFlag(user.supervisor, request)
    const { caller } = context
    const [refused] = supervisorChange(caller.ability, caller, user, supervisor).reasons
    if (refused?.rule === 'last-own-right')
      return refuse.because('users.last-own-right', { message: refused.key })
    if (refused !== undefined) return refuse.forbidden(refused.key)
    return ok(supervisor === user.supervisor ? {} : unsynchronised({ supervisor }))
  })

/**
 * Sends the current data of a user to the operations system. The call can be repeated. The response is 403 for the
 * caller's own user, unless the caller is an administrator.
 */
export const synchronise = (context: ApiContext, change: UserChange) =>
  changeUser(context, change, { endpoint: 'users.sync', action: 'synchronised' }, (user) => {
    if (isSynchronised(user)) return ok({})
    const [refused] = canSynchroniseUser(context.caller, user).reasons
    return refused ? refuse.forbidden(refused.key) : ok({ solCreated: true, solSynchronized: true })
  })

const unsynchronised = (changes: Changes): Changes => ({ ...changes, solSynchronized: false })

/** The user to change, and the conditions under which the user may be written. */
export interface UserChange extends WriteConditions {
  readonly id: number
}

/** Changes a user whom the caller may see. The row is locked before the change is checked. */
const changeUser = <Code extends string = never>(
  context: ApiContext,
  { id, idempotencyKey: key, versions }: UserChange,
  {
    endpoint,
    request,
    action = 'changed',
  }: {
    readonly endpoint: string
    readonly request?: unknown
    readonly action?: 'changed' | 'synchronised'
  },
  decide: (
    user: UserRow,
    tx: Database,
  ) => Result<Changes, Refusal<Code>> | Promise<Result<Changes, Refusal<Code>>>,
): Promise<
  Result<WriteResponse, Refusal<Code | 'not-found' | 'record-changed' | 'idempotency-key-reused'>>
> =>
  createOnce(
    context,
    { key, endpoint, request: { id, request }, response: WriteResponse },
    async (tx): Promise<Result<WriteResponse, Refusal<Code | 'not-found' | 'record-changed'>>> => {
      const { caller, now } = context
      const user = await lockUser(tx, id, caller.scope)
      if (user === undefined) return refuse.notFound()
      return changeVersioned(tx, context, { kind: versionedUsers, id, versions, action }, async () => {
        const decided = await decide(user, tx)
        if (!decided.ok) return decided
        const changes = decided.value
        if (Object.keys(changes).length > 0) {
          const touched = changes.solSynchronized === true ? {} : { updatedAt: now }
          await tx
            .update(users)
            .set({ ...changes, ...touched })
            .where(eq(users.id, id))
        }
        return ok({ id })
      })
    },
  )
