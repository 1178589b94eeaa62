import { refuse } from '@remesa/api-client/server'
import { filtersDraftOf, ok } from '@remesa/domain/kernel'
import { buildUsersReport, userList, usersReportOptions } from '@remesa/domain/users'
import { and } from 'drizzle-orm'
import { permittedState } from '../authorisation'
import { pageRange } from '../kernel/paging'
import { requestReport } from '../reports'
import type { FeatureHandlers } from '../request/context'
import { assign, unassign } from './change-assignments'
import { setAdmin, setOid, setSupervisor, synchronise } from './change-user'
import { askedReach, userIdsCondition, userListCondition } from './user-filters'
import { findUser, findUsers, listUsers } from './user-repository'

export const userHandlers: FeatureHandlers<'users'> = {
  list: async ({ query, context: { db, caller, locale } }) => {
    const state = permittedState(userList, query, caller)
    const issues = userList.validate(filtersDraftOf(state))
    if (issues.length > 0) return refuse.invalid(issues, 'request.invalid-query')
    const condition = and(userListCondition(db, caller, state), userIdsCondition(query, caller))
    const reach = askedReach(db, state)
    return ok(await listUsers(db, condition, { sort: state, range: pageRange(query), caller, locale, reach }))
  },
  get: async ({ params, context: { db, caller, locale } }) => {
    const user = await findUser(db, params.id, { caller, locale })
    return user ? ok(user) : refuse.notFound()
  },
  details: async ({ query, context: { db, caller, locale } }) =>
    ok(await findUsers(db, query.ids, { caller, locale })),
  setOid: ({ params, body, idempotencyKey, versions, context }) =>
    setOid(context, { id: params.id, idempotencyKey, versions }, body.oid),
  assign: ({ params, body, idempotencyKey, versions, context }) =>
    assign(context, { id: params.id, idempotencyKey, versions }, body),
  unassign: ({ params, body, idempotencyKey, versions, context }) =>
    unassign(context, { id: params.id, idempotencyKey, versions }, body.clients),
  setAdmin: ({ params, body, idempotencyKey, versions, context }) =>
    setAdmin(context, { id: params.id, idempotencyKey, versions }, body),
  setSupervisor: ({ params, body, idempotencyKey, versions, context }) =>
    setSupervisor(context, { id: params.id, idempotencyKey, versions }, body),
  sync: ({ params, idempotencyKey, versions, context }) =>
    synchronise(context, { id: params.id, idempotencyKey, versions }),
  requestReport: ({ body, idempotencyKey, context }) => {
    const { ability, admin } = context.caller
    const state = permittedState(userList, body.filterOptions, context.caller)
    const issues = userList.validate(filtersDraftOf(state))
    if (issues.length > 0)
      return refuse.invalid(issues.map((found) => ({ ...found, path: `filterOptions.${found.path}` })))
    const columns = usersReportOptions(ability, { admin }).filter((name) => body.informationOptions[name])
    return requestReport(context, {
      type: 'USERS',
      request: buildUsersReport(state, columns),
      sent: body,
      idempotencyKey,
      endpoint: 'users.requestReport',
    })
  },
}
