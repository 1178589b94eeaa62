import { contract } from '@remesa/api-client/contract'
import { CUSTOMER_USER_TYPE } from '@remesa/domain/users'
import { assignments, users } from '../db/schema'
import { placeIds } from '../db/seed/seeded-places'
import type { TestAnswer, TestWorld } from '../testing/test-world'

const path = '/api/configuration/v1/user'

/** Ids of countries in the demo data. */
export const countryIds = { ES: 1, PT: 2, DE: 3 } as const

type Place = readonly [client: string, subclient?: string, point?: string]

/**
 * Ids of the client, subclient and service point in a path of names in the demo data. The id is 0 for a level that the
 * path lacks.
 */
export const place = (...path: readonly [string, string?, string?]) => {
  const { clientId, subclientId, servicePointId } = placeIds(path)
  return { client: clientId, subclient: subclientId ?? 0, point: servicePointId ?? 0 }
}

/** Adds a user to the demo data. By default the user is a Spanish customer. */
export const addUser = async (
  { db }: Pick<TestWorld, 'db'>,
  facts: Partial<typeof users.$inferInsert> & { readonly username: string },
  reach: readonly Place[] = [],
): Promise<number> => {
  const [row] = await db
    .insert(users)
    .values({
      name: 'Ana',
      lastName: 'Prueba',
      email: `${facts.username}@bazar.example`,
      passwordHash: '-',
      countryId: countryIds.ES,
      userType: CUSTOMER_USER_TYPE,
      createdAt: new Date('2026-11-01T10:00:00Z'),
      disclaimerAcceptedAt: new Date('2026-11-01T10:00:00Z'),
      updatedAt: new Date('2026-11-01T10:00:00Z'),
      ...facts,
    })
    .returning({ id: users.id })
  const userId = row?.id ?? 0
  if (reach.length > 0) {
    await db.insert(assignments).values(reach.map((place) => ({ userId, ...placeIds(place) })))
  }
  return userId
}

/** A page of the list of users, read as an account. */
export const listAs = async ({ call }: Pick<TestWorld, 'call'>, username: string, query = 'size=1000') => {
  const { body } = await call(username, `GET ${path}?${query}`)
  return contract.users.list.response.parse(body)
}

/** The user names on a page of the list, in the order of the page. */
export const namesAs = async (world: Pick<TestWorld, 'call'>, username: string, query?: string) =>
  (await listAs(world, username, query)).content.map((user) => user.username)

export const detailAs = async ({ call }: Pick<TestWorld, 'call'>, username: string, id: number) =>
  contract.users.get.response.parse((await call(username, `GET ${path}/${id}`)).body)

/**
 * Assignments as ids. For example, `tree([1], [2, [21], [22, 221]])` assigns the whole client 1 and, of client 2, the
 * whole subclient 21 and the service point 221 of subclient 22.
 */
export const tree = (...clients: readonly (readonly [number, ...(readonly [number, ...number[]])[]])[]) =>
  clients.map(([id, ...subclients]) => ({
    id,
    subclients: subclients.map(([subclientId, ...points]) => ({
      id: subclientId,
      servicepoints: points.map((point) => ({ id: point })),
    })),
  }))

type Ids = ReturnType<typeof tree>

const change =
  (suffix: string) =>
  (
    { call }: Pick<TestWorld, 'call'>,
    username: string,
    {
      id,
      clients,
      ...body
    }: { readonly id: number; readonly clients: Ids; readonly addOnlyClient?: boolean },
  ): Promise<TestAnswer> =>
    call(username, `POST ${path}/${id}${suffix}`, {
      body: { addOnlyClient: false, numberOfServicesPoint: 0, clients, ...body },
    })

export const assignAs = change('')
export const unassignAs = change('/remove/service-point')

/** The assignments of a user as ids, in the format that `tree` creates. */
export const assignedIds = async (world: Pick<TestWorld, 'call'>, id: number): Promise<Ids> =>
  (await detailAs(world, 'provider-admin', id)).clients.map((client) => ({
    id: client.id,
    subclients: client.subclients.map((subclient) => ({
      id: subclient.id,
      servicepoints: subclient.servicepoints.map((point) => ({ id: point.id })),
    })),
  }))
