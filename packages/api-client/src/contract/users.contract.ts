import { pageOf, WriteResponse } from '@remesa/domain/kernel'
import {
  AssignmentRemovalRequest,
  AssignmentRequest,
  AssignmentResponse,
  User,
  UserDetail,
  UserFlagRequest,
  UserOidRequest,
  UsersReportRequest,
  userListSpec,
} from '@remesa/domain/users'
import * as z from 'zod/mini'
import { defineEndpoint, needs, readsVersion, writesVersion } from './define-endpoint'
import { listQuery } from './list-query'
import { idsText, idText, RequestAnswer } from './wire-values'

const ofUser = z.object({ id: idText })
const flag = z.optional(UserFlagRequest)

/** Calls that read and administer users. */
export const users = {
  list: defineEndpoint({
    summary:
      'Users of the countries within reach, by default newest first. `active=true` leaves inactive ones out; a precise flag matches the whole value or exactly that day instead of a part or any later day. `search` finds each of its words in user name, names or e-mail. Filtered by client, subclient or service point, `reach` says by which level a user reaches it.',
    method: 'GET',
    path: '/api/configuration/v1/user',
    access: needs('read', 'UsersPage'),
    query: z.extend(listQuery(userListSpec), {
      id: z.optional(idText),
      oid: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: pageOf(User),
  }),
  get: defineEndpoint({
    summary: 'One user with everything that is assigned to them.',
    method: 'GET',
    path: '/api/configuration/v1/user/:id',
    access: needs('read', 'UserEditPage'),
    version: readsVersion,
    params: ofUser,
    response: UserDetail,
  }),
  details: defineEndpoint({
    summary:
      'Several users with everything that is assigned to them, in the order of the ids (`ids=4,7`, at most 200). Those who are missing or out of reach are left out.',
    method: 'GET',
    path: '/api/configuration/v1/user/details',
    access: needs('read', 'UserEditPage'),
    query: z.object({ ids: idsText }),
    response: z.array(UserDetail),
  }),
  setOid: defineEndpoint({
    summary:
      "Links a user to an account of the company's identity provider. For administrators; an id that another user has is refused (409).",
    method: 'PATCH',
    path: '/api/configuration/v1/user/:id/oid/',
    access: needs('manage', 'User'),
    errors: ['users.oid-taken'],
    version: writesVersion(UserDetail),
    params: ofUser,
    body: UserOidRequest,
    response: WriteResponse,
  }),
  assign: defineEndpoint({
    summary:
      "Adds clients, subclients and service points to what a user may reach. Refused (409) beyond the country's maximum of service points. The back end counts them, whatever number the body names.",
    method: 'POST',
    path: '/api/configuration/v1/user/:id',
    access: needs('manage', 'User'),
    errors: ['users.service-points-full'],
    version: writesVersion(UserDetail),
    params: ofUser,
    body: AssignmentRequest,
    response: AssignmentResponse,
  }),
  unassign: defineEndpoint({
    summary: 'Removes clients, subclients or service points from what a user may reach.',
    method: 'POST',
    path: '/api/configuration/v1/user/:id/remove/service-point',
    access: needs('manage', 'User'),
    version: writesVersion(UserDetail),
    params: ofUser,
    body: AssignmentRemovalRequest,
    response: AssignmentResponse,
  }),
  setAdmin: defineEndpoint({
    summary:
      'Makes another user an administrator or withdraws that: without a body the flag is toggled, with one `value` sets it.',
    method: 'PUT',
    path: '/api/configuration/v1/user/admin/:id',
    access: needs('read', 'UserEditAdministration'),
    version: writesVersion(UserDetail),
    params: ofUser,
    body: flag,
    response: WriteResponse,
  }),
  setSupervisor: defineEndpoint({
    summary:
      'Makes a user a supervisor or withdraws that: without a body the flag is toggled, with one `value` sets it. Users cannot remove their own last right (409).',
    method: 'PUT',
    path: '/api/configuration/v1/user/supervisor/:id',
    access: needs('read', 'UserEditSupervision'),
    errors: ['users.last-own-right'],
    version: writesVersion(UserDetail),
    params: ofUser,
    body: flag,
    response: WriteResponse,
  }),
  sync: defineEndpoint({
    summary: 'Sends the current data of a user to the operations system.',
    method: 'POST',
    path: '/api/configuration/v1/user/:id/sync',
    access: needs('manage', 'User'),
    version: writesVersion(UserDetail),
    params: ofUser,
    response: WriteResponse,
  }),
  requestReport: defineEndpoint({
    summary:
      'Requests the report of users with the columns that are switched on. Columns that the caller may not see are left out.',
    method: 'POST',
    path: '/api/configuration/v1/report/users',
    access: needs('read', 'ReportTypeUsers'),
    creates: true,
    errors: ['too-many-requests'],
    body: UsersReportRequest,
    response: RequestAnswer,
  }),
}

/** Only the calls about users, for an API client that a screen creates when it first needs them. */
export const userCalls = { users }
export type UserCalls = typeof userCalls
