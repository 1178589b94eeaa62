import { contractFacts } from '@remesa/api-client/openapi'
import { seedAccounts } from '../../db/seed'
import type { FeatureRequests } from './endpoint-request'

const user = '/api/configuration/v1/user'

/** Id of an account in the demo data. */
export const userId = (username: string): number => {
  const at = seedAccounts.findIndex((account) => account.username === username)
  if (at < 0) throw new Error(`the seeded world has no account ${username}`)
  return at + 1
}

const supervisor = 'customer-supervisor'
const administrator = 'provider-admin'
const [own, foreign, missing] = [userId('new-user'), userId('customer-other'), 999_999]

/**
 * A call about one user, together with the same call about a user whom the caller may not see and about a missing user.
 */
const about = (line: (id: number) => string, body?: unknown) => ({
  by: supervisor,
  line: line(own),
  foreign: { line: line(foreign), body },
  missing: { line: line(missing), body },
  body,
})

/** A call that only administrators may make. Administrators see all users. */
const byAdministrator = (line: (id: number) => string, body: unknown) => ({
  by: administrator,
  line: line(own),
  missing: { line: line(missing), body },
  body,
})

/**
 * The example calls. They contain assignments that the user already has, so that the calls don't change the demo data.
 */
const examples = contractFacts.users.calls

export const userRequests: FeatureRequests<'users'> = {
  list: { by: supervisor, line: `GET ${user}?size=100` },
  get: about((id) => `GET ${user}/${id}`),
  details: { by: supervisor, line: `GET ${user}/details?ids=${own}` },
  setOid: {
    ...byAdministrator((id) => `PATCH ${user}/${id}/oid/`, examples.setOid.body),
    forbids: ({ admin }) => !admin,
  },
  assign: about((id) => `POST ${user}/${id}`, examples.assign.body),
  unassign: about((id) => `POST ${user}/${id}/remove/service-point`, examples.unassign.body),
  setAdmin: byAdministrator((id) => `PUT ${user}/admin/${id}`, examples.setAdmin.body),
  setSupervisor: about((id) => `PUT ${user}/supervisor/${id}`, examples.setSupervisor.body),
  sync: about((id) => `POST ${user}/${id}/sync`),
  requestReport: {
    by: supervisor,
    line: 'POST /api/configuration/v1/report/users',
    body: examples.requestReport.body,
  },
}
