import { type Refusal, refuse } from '@remesa/api-client/server'
import { type Issue, issue, ok, type Result } from '@remesa/domain/kernel'
import {
  type AssignmentClient,
  type AssignmentIds,
  type AssignmentRequest,
  AssignmentResponse,
  assignmentCapacity,
  assignmentControls,
  overwriteAssignments,
  removeAssignments,
  type UserCountry,
} from '@remesa/domain/users'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { changeVersioned } from '../records'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'
import { leavesOf, treeOfLeaves } from './assignment-tree'
import type { UserChange } from './change-user'
import {
  areWithinReach,
  countPointsOf,
  listStoredLeaves,
  lockPlaces,
  replaceLeaves,
} from './stored-assignments'
import { lockUser, userCountries } from './user-repository'
import type { UserRow } from './user-row'
import { versionedUsers } from './versioned-users'

type Changed<Code extends string = never> = Result<
  AssignmentResponse,
  Refusal<Code | 'not-found' | 'forbidden' | 'record-changed' | 'idempotency-key-reused'>
>
type Tree = readonly AssignmentClient[]

/**
 * Adds assignments to a user. A new assignment of a whole client or subclient replaces the assignments of its parts.
 * New assignments of parts of a client replace the assignment of the whole client. The response is 404 for a user or a
 * record that the caller may not see, and for a record of another country. It is 403 for the caller's own user, and 409
 * if the user would see more service points than the country permits.
 */
export const assign = (
  context: ApiContext,
  user: UserChange,
  body: Pick<AssignmentRequest, 'addOnlyClient' | 'clients'>,
): Promise<Changed<'request.invalid-body' | 'users.service-points-full'>> => {
  const issues = modeIssues(body)
  if (issues.length > 0) return Promise.resolve(refuse.invalid(issues))
  return change(context, user, {
    endpoint: 'users.assign',
    request: body,
    named: body.clients,
    next: overwriteAssignments,
    limit: fullness,
  })
}

/**
 * Removes assignments from a user. A record that is not assigned is ignored, and so is a record that is assigned only
 * as a part of a whole.
 */
export const unassign = (context: ApiContext, user: UserChange, clients: AssignmentIds): Promise<Changed> =>
  change(context, user, {
    endpoint: 'users.unassign',
    request: clients,
    named: clients,
    next: removeAssignments,
  })

/**
 * Issues if the assignments do not fit the mode of the request. If `addOnlyClient` is set, every client has to be
 * assigned as a whole. Otherwise no client may be assigned as a whole.
 */
const modeIssues = ({
  addOnlyClient,
  clients,
}: Pick<AssignmentRequest, 'addOnlyClient' | 'clients'>): readonly Issue[] =>
  clients.flatMap(({ subclients }, at) =>
    addOnlyClient === (subclients.length === 0) ? [] : [issue('invalid', `clients.${at}.subclients`)],
  )

interface Leaves {
  readonly before: Parameters<typeof countPointsOf>[1]
  readonly after: Parameters<typeof countPointsOf>[1]
}

interface Change<Code extends string> {
  /** Id of the endpoint, for example `users.assign`. */
  readonly endpoint: string
  /**
   * The data of the request. A later request with the same idempotency key is refused if its data differ or if it
   * changes another user.
   */
  readonly request: unknown
  readonly named: AssignmentIds
  readonly next: (tree: Tree, named: Tree) => Tree
  /** Refuses a change that the settings of the country forbid. */
  readonly limit?: (
    tx: Database,
    country: UserCountry,
    leaves: Leaves,
  ) => Promise<{ readonly ok: false; readonly error: Refusal<Code> } | undefined>
}

const change = <Code extends string = never>(
  context: ApiContext,
  { id, idempotencyKey: key, versions }: UserChange,
  { endpoint, request, ...changing }: Change<Code>,
): Promise<Changed<Code>> =>
  createOnce(
    context,
    { key, endpoint, request: { id, request }, response: AssignmentResponse },
    async (tx): Promise<Changed<Code>> => {
      // Clients, subclients and points are locked before the user, as in a move. Otherwise a move and this change could
      // wait for each other for ever.
      await lockPlaces(tx, leavesOf(changing.named))
      const user = await lockUser(tx, id, context.caller.scope)
      if (user === undefined) return refuse.notFound()
      return changeVersioned(tx, context, { kind: versionedUsers, id, versions }, () =>
        changeLeaves(tx, context, user, changing),
      )
    },
  )

const changeLeaves = async <Code extends string>(
  tx: Database,
  { caller, now }: ApiContext,
  user: UserRow,
  { named, next, limit }: Pick<Change<Code>, 'named' | 'next' | 'limit'>,
): Promise<Changed<Code>> => {
  const [refused] = assignmentControls(caller, user).reasons
  if (refused !== undefined) return refuse.forbidden(refused.key)
  const { id, countryId } = user
  const isReached = await areWithinReach(tx, leavesOf(named), { countryId, scope: caller.scope })
  const country = (await userCountries(tx, [countryId])).get(countryId)
  if (!isReached || country === undefined) return refuse.notFound()
  const before = await listStoredLeaves(tx, id)
  const tree = treeOfLeaves(before)
  const after = leavesOf(next(tree, named))
  const beyond = await limit?.(tx, country, { before: leavesOf(tree), after })
  if (beyond !== undefined) return beyond
  const isChanged = await replaceLeaves(tx, id, { before, after })
  if (isChanged) {
    await tx.update(users).set({ solSynchronized: false, updatedAt: now }).where(eq(users.id, id))
  }
  // A change reaches the devices only if the operations system has the account. The response says whether it has.
  return ok({ updatedSmartcash: user.solCreated })
}

/**
 * The refusal 409 if the user would see more service points than the country permits; `undefined` if the user would not
 * see more points than before.
 */
const fullness = async (tx: Database, country: UserCountry, leaves: Leaves) => {
  const count = await countPointsOf(tx, leaves.after)
  const { maximum, reasons } = assignmentCapacity({ servicesPointOnCashUser: count, country, clients: [] })
  if (maximum === null || count <= maximum) return undefined
  const [full] = reasons
  const isMore = count > (await countPointsOf(tx, leaves.before))
  return isMore && full !== undefined
    ? refuse.because(`users.${full.rule}`, { issues: [{ ...full, path: 'clients' }] })
    : undefined
}
