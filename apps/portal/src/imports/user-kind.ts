import type { ApiClient, ApiError } from '@remesa/api-client'
import type { UserCalls } from '@remesa/api-client/contract'
import {
  checkUserRow,
  checkUserRows,
  nearestCode,
  noUserReferences,
  type UserImportBody,
  type UserImportField,
  type UserNeed,
  type UserReferences,
  userImportFields,
  withoutZeros,
} from '@remesa/domain/imports'
import { foldedName, LOAD_ALL_PAGE_SIZE, ok, type Result } from '@remesa/domain/kernel'
import type { UserViewer } from '@remesa/domain/users'
import { fetchAllPages, type PortalApi } from '../kernel/api'
import type { ImportKind } from './import-kind'
import { withEntry } from './known'
import { readParent, type SilentCall } from './read-parents'

export type UserImport = ImportKind<UserImportField, UserNeed, UserImportBody, UserReferences>

type Calls = ApiClient<UserCalls>['users']
type Api = Pick<PortalApi, 'clients' | 'subclients' | 'servicePoints'>

const EXAMPLE: Readonly<Record<UserImportField, string>> = {
  user: 'ana.ruiz@bazar.example',
  client: '0101',
  subclient: '0301',
  servicePoint: '0501',
  action: '',
}

/** The import that assigns existing users to service points, and removes such assignments. */
export const userImport = (calls: Calls, api: Api, viewer: UserViewer): UserImport => ({
  name: 'users',
  fields: userImportFields,
  example: userImportFields.map(({ name }) => EXAMPLE[name]),
  nothingKnown: noUserReferences,
  check: (row, known) => checkUserRow(row, { viewer, known }),
  checkTogether: checkUserRows,
  read: ([need], options) => readNeed(calls, api, need, options),
  write: async (body, options) => {
    const params = { id: body.userId }
    // Both calls change a single assignment, which does not depend on the user's other points. Therefore the calls
    // do not send a version of the user.
    const answer =
      body.call === 'assign'
        ? await calls.assign({ params, body: body.request }, options)
        : await calls.unassign({ params, body: body.request }, options)
    return answer.ok ? ok({ status: 1, message: null }) : answer
  },
  nameOf: ({ cells }) => cells.user ?? '',
  stale: [calls.list, calls.get],
})

const readNeed = async (
  calls: Calls,
  api: Api,
  need: UserNeed,
  options: SilentCall,
): ReturnType<UserImport['read']> => {
  if (need.kind === 'client' || need.kind === 'subclient') return readParent(api, need, options)
  if (need.kind === 'points') {
    const { subclientId } = need
    const answer = await fetchAllPages((page) =>
      api.servicePoints.list(
        { query: { page, size: LOAD_ALL_PAGE_SIZE, active: true, subclientId } },
        options,
      ),
    )
    if (!answer.ok) return answer
    return ok((known) => ({ ...known, points: withEntry(known.points, need.key, answer.value) }))
  }
  const name = need.name.slice(0, 200)
  const query = { page: 0, size: 10, active: true }
  const found = await calls.list(
    {
      query: name.includes('@')
        ? { ...query, email: name, emailPrecise: true }
        : { ...query, username: name, usernamePrecise: true },
    },
    options,
  )
  if (!found.ok) return found
  const { content } = found.value
  const same = content.filter(({ username, email }) =>
    [username, email].some((each) => foldedName(each ?? '') === foldedName(name)),
  )
  const [row, another] = same.length > 0 ? same : content
  // If two users have the same name, the name identifies no user, so it counts as not found.
  if (row !== undefined && another === undefined) {
    const detail = await calls.get({ params: { id: row.id } }, options)
    if (!detail.ok) return detail
    const { value } = detail
    return ok((known) => ({
      ...known,
      users: withEntry(known.users, need.key, { record: value, near: null }),
    }))
  }
  const near = await nearUser(calls, name, options)
  if (!near.ok) return near
  return ok((known) => ({
    ...known,
    users: withEntry(known.users, need.key, { record: null, near: near.value }),
  }))
}

/**
 * The user name to suggest if no user is called `name`: an existing user name that differs from `name` only in leading
 * zeros, case or accents, or that contains `name`; `null` if there is none. (IMP-23)
 */
const nearUser = async (
  calls: Calls,
  name: string,
  options: SilentCall,
): Promise<Result<string | null, ApiError>> => {
  if (name.includes('@')) return ok(null)
  const query = { page: 0, size: LOAD_ALL_PAGE_SIZE, active: true, username: withoutZeros(name) }
  const found = await calls.list({ query }, options)
  if (!found.ok) return found
  return ok(
    nearestCode(
      name,
      found.value.content.flatMap(({ username }) => username ?? []),
    ),
  )
}
