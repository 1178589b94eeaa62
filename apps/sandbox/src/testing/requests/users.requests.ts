import { seedAccounts } from '../../db/seed'
import { placeIds } from '../../db/seed/seeded-places'
import type { FeatureRequests } from './endpoint-request'

const user = '/api/configuration/v1/user'

/** Id of a seeded account. */
export const userId = (username: string): number => {
  const at = seedAccounts.findIndex((account) => account.username === username)
  if (at < 0) throw new Error(`the seeded world has no account ${username}`)
  return at + 1
}

const supervisor = 'customer-supervisor'
const administrator = 'provider-admin'
const [own, foreign, missing] = [userId('new-user'), userId('customer-other'), 999_999]

/** A call about one user, and the same about one of somebody else and about none. */
const about = (line: (id: number) => string, body?: unknown) => ({
  by: supervisor,
  line: line(own),
  foreign: { line: line(foreign), body },
  missing: { line: line(missing), body },
  body,
})

/** A call of administrators, to whom nobody is foreign. */
const byAdministrator = (line: (id: number) => string, body: unknown) => ({
  by: administrator,
  line: line(own),
  missing: { line: line(missing), body },
  body,
})

/** What is assigned to the user already: the calls leave the seeded world as it is. */
const { clientId } = placeIds(['Bazar Norte'])
const point = placeIds(['Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12'])

const everyColumn = {
  user: true,
  firstName: true,
  lastName: true,
  email: true,
  country: true,
  supervisor: true,
  administrator: true,
  userType: true,
  clients: true,
  subClients: true,
  servicePoints: true,
  activeStatus: true,
  createdStatus: true,
  synchronisedStatus: true,
  creationDate: true,
  modules: true,
}

export const userRequests: FeatureRequests<'users'> = {
  list: { by: supervisor, line: `GET ${user}?size=100` },
  get: about((id) => `GET ${user}/${id}`),
  setOid: {
    ...byAdministrator((id) => `PATCH ${user}/${id}/oid/`, { oid: 'oid-new-user' }),
    forbids: ({ admin }) => !admin,
  },
  assign: about((id) => `POST ${user}/${id}`, {
    addOnlyClient: true,
    numberOfServicesPoint: 0,
    clients: [{ id: clientId, subclients: [] }],
  }),
  unassign: about((id) => `POST ${user}/${id}/remove/service-point`, {
    addOnlyClient: false,
    numberOfServicesPoint: 0,
    clients: [
      {
        id: point.clientId,
        subclients: [{ id: point.subclientId, servicepoints: [{ id: point.servicePointId }] }],
      },
    ],
  }),
  setAdmin: byAdministrator((id) => `PUT ${user}/admin/${id}`, { value: false }),
  setSupervisor: about((id) => `PUT ${user}/supervisor/${id}`, { value: false }),
  sync: about((id) => `POST ${user}/${id}/sync`),
  requestReport: {
    by: supervisor,
    line: 'POST /api/configuration/v1/report/users',
    body: { filterOptions: { active: true }, informationOptions: everyColumn },
  },
}
