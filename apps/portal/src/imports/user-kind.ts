import type { ApiClient } from '@remesa/api-client'
import type { UserCalls } from '@remesa/api-client/contract'
import {
  checkUserRow,
  checkUserRows,
  noUserReferences,
  type UserImportBody,
  type UserImportField,
  type UserNeed,
  type UserReferences,
  userImportFields,
} from '@remesa/domain/imports'
import { LOAD_ALL_PAGE_SIZE, ok } from '@remesa/domain/kernel'
import type { UserViewer } from '@remesa/domain/users'
import { fetchAllPages, type PortalApi } from '../kernel/api'
import type { ImportKind } from './import-kind'
import { withEntry } from './known'
import { readParent } from './read-parents'

export type UserImport = ImportKind<UserImportField, UserNeed, UserImportBody, UserReferences>

type Calls = ApiClient<UserCalls>['users']
type Api = Pick<PortalApi, 'clients' | 'subclients' | 'servicePoints'>

const EXAMPLE: Readonly<Record<UserImportField, string>> = {
  user: 'ana.ruiz@bazar.example',
  client: '0101',
  subclient: '0301',
  servicePoint: '0501',
}

/** Assignments of users who exist. */
export const userImport = (calls: Calls, api: Api, viewer: UserViewer): UserImport => ({
  name: 'users',
  fields: userImportFields,
  example: userImportFields.map(({ name }) => EXAMPLE[name]),
  nothingKnown: noUserReferences,
  check: (row, known) => checkUserRow(row, { viewer, known }),
  checkTogether: checkUserRows,
  read: ([need], options) => readNeed(calls, api, need, options),
  write: async ({ userId, request }, options) => {
    // Adding does not depend on what else the user has: no version is named.
    const answer = await calls.assign({ params: { id: userId }, body: request }, options)
    return answer.ok ? ok({ status: 1, message: null }) : answer
  },
  nameOf: ({ cells }) => cells.user ?? '',
  stale: [calls.list, calls.get],
})

const readNeed = async (
  calls: Calls,
  api: Api,
  need: UserNeed,
  options: { readonly signal: AbortSignal; readonly silent: true },
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
  const query = { page: 0, size: 2, active: true }
  const found = await calls.list(
    {
      query: name.includes('@')
        ? { ...query, email: name, emailPrecise: true }
        : { ...query, username: name, usernamePrecise: true },
    },
    options,
  )
  if (!found.ok) return found
  const [row, another] = found.value.content
  // An email that two people have names neither of them.
  const detail =
    row === undefined || another !== undefined
      ? ok(null)
      : await calls.get({ params: { id: row.id } }, options)
  if (!detail.ok) return detail
  return ok((known) => ({ ...known, users: withEntry(known.users, need.key, detail.value) }))
}
