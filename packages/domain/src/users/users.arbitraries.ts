import fc from 'fast-check'
import { deriveAbility } from '../abilities'
import { CountryConfig } from '../country'
import { defaultBrand, filterNames } from '../kernel'
import { anyInstant } from '../kernel/testing'
import {
  type AssignmentChange,
  type AssignmentDraft,
  type AssignmentFacts,
  changeAssignmentDraft,
  emptyAssignmentDraft,
} from './assignment-draft'
import { AssignedClient, UserDetail } from './user.schema'
import type { UserViewer } from './user-edit'
import { CUSTOMER_USER_TYPE, type UserFilter, type UserListState, userListSpec } from './user-list-spec'

/**
 * The ids of the assignments in tests: three clients with three subclients each, and three service points for each
 * subclient.
 */
const branches = [1, 2, 3] as const

/**
 * Texts that are difficult to compare: accents, letters whose upper and lower case differ in length, emoji, and an
 * empty text.
 */
const words = ['Bazar', 'bazar norte', 'STRAßE', 'Ñandú', 'ΟΔΟΣ', 'İzmir', '💶 Kiosk', '']

const named = (id: number) => ({
  id,
  codeSol: id % 4 === 0 ? null : `C-${id}`,
  description: words[id % words.length] ?? '',
  active: id % 5 !== 0,
})

const nonEmpty = <T>(arbitrary: readonly T[]) => fc.subarray([...arbitrary], { minLength: 1 })

const subclientsOf = (clientId: number) => branches.map((branch) => clientId * 10 + branch)
const servicePointsOf = (subclientId: number) => branches.map((branch) => subclientId * 10 + branch)

const anySubclient = (id: number, wholes: boolean) =>
  fc
    .oneof(...(wholes ? [fc.constant<number[]>([])] : []), nonEmpty(servicePointsOf(id)))
    .map((points) => ({ ...named(id), servicepoints: points.map(named) }))

const anyClient = (id: number, wholes: boolean) =>
  fc
    .oneof(...(wholes ? [fc.constant<number[]>([])] : []), nonEmpty(subclientsOf(id)))
    .chain((ids) => fc.tuple(...ids.map((subclientId) => anySubclient(subclientId, wholes))))
    .map((subclients) => ({ ...named(id), subclients }))

const anyTree = (wholes: boolean, minLength: number): fc.Arbitrary<AssignedClient[]> =>
  fc
    .subarray([...branches], { minLength })
    .chain((ids) => fc.tuple(...ids.map((id) => anyClient(id, wholes))))

/**
 * Trees of assignments of a few clients, empty or with many assignments, including whole clients and subclients. Each
 * assignment occurs once.
 */
export const anyAssignments = anyTree(true, 0)

/** Trees of assignments that list every service point, so that no client or subclient is assigned as a whole. */
export const anyNamedAssignments = anyTree(false, 0)

/** Trees of assignments like `anyAssignments`, but with at least one client. */
export const anyAddedAssignments = anyTree(true, 1)

/** Trees of assignments in which the same client, whole or in part, may occur twice, as some back ends send them. */
export const anyRepeatedAssignments = fc
  .tuple(anyAssignments, anyAssignments)
  .map(([some, more]) => [...some, ...more])

/**
 * An active and synchronised customer in Spain without roles. `facts` replaces fields in the format in which back ends
 * send them.
 */
export const userWith = (facts: Record<string, unknown> = {}): UserDetail =>
  UserDetail.parse({
    id: 7,
    username: 'ana.ruiz',
    name: 'Ana',
    lastName: 'Ruiz',
    email: 'ana.ruiz@bazar.example',
    createdAt: '2026-11-20T23:30:00Z',
    updatedAt: '2026-11-21T09:30:00+01:00',
    active: true,
    userType: CUSTOMER_USER_TYPE,
    solCreated: true,
    solSynchronized: true,
    country: { id: 1, code: 'ES', name: 'Spain', maxServicesPoint: 5 },
    ...facts,
  })

/** A signed-in user who is neither an administrator nor the user that `userWith` returns. */
export const viewerWith = (facts: Partial<UserViewer> = {}): UserViewer => ({
  id: 8,
  username: 'luis.gil',
  admin: false,
  ...facts,
})

/** The ability of a user who may administer users, in a country that uses every area of the portal. */
export const userAbility = (
  facts: {
    readonly provider?: boolean
    readonly admin?: boolean
    readonly supervisor?: boolean
    readonly roles?: readonly string[]
    readonly usersReport?: boolean
  } = {},
) =>
  deriveAbility({
    user: {
      userType: facts.provider ? defaultBrand.providerUserType : CUSTOMER_USER_TYPE,
      admin: facts.admin ?? false,
      supervisor: facts.supervisor ?? false,
      roles: (facts.roles ?? ['USER-MANAGEMENT']).map((role) => ({
        code: `${defaultBrand.rolePrefix}${role}`,
      })),
    },
    config: CountryConfig.parse({
      id: 1,
      code: 'ES',
      name: 'Spain',
      Administration: { Enabled: true },
      Reports: { Enabled: true, ReportType: { Users: { Enabled: facts.usersReport ?? true } } },
    }),
  })

/** Abilities for every combination of user type and flags that matters for permissions about users. */
export const anyUserAbility = fc
  .record({
    provider: fc.boolean(),
    admin: fc.boolean(),
    supervisor: fc.boolean(),
    usersReport: fc.boolean(),
  })
  .map((facts) => ({ facts, ability: userAbility(facts) }))

/** Signed-in users with and without an id. Some of them are the user that `userWith` returns. */
export const anyViewer: fc.Arbitrary<UserViewer> = fc.record({
  id: fc.constantFrom(null, 7, 8),
  username: fc.constantFrom('ana.ruiz', 'luis.gil', 'ANA.RUIZ'),
  admin: fc.boolean(),
})

/**
 * Users with random flags, dates, roles and assignments. The maximum number of service points is missing, zero, small
 * or large.
 */
export const anyUserDetail: fc.Arbitrary<UserDetail> = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    username: fc.constantFrom('ana.ruiz', 'LUIS.GIL', 'straße'),
    name: fc.constantFrom(...words),
    lastName: fc.constantFrom(...words),
    email: fc.option(fc.constantFrom('ana.ruiz@bazar.example', 'L@x.example')),
    createdAt: fc.option(anyInstant.map((instant) => instant.toISOString())),
    updatedAt: fc.option(anyInstant.map((instant) => instant.toISOString())),
    active: fc.boolean(),
    admin: fc.boolean(),
    supervisor: fc.boolean(),
    userType: fc.constantFrom(CUSTOMER_USER_TYPE, defaultBrand.providerUserType),
    solSynchronized: fc.boolean(),
    servicesPointOnCashUser: fc.option(fc.integer({ min: 0, max: 30 })),
    maxServicesPoint: fc.constantFrom(null, 0, 1, 5, 27, 100),
    countryId: fc.integer({ min: 1, max: 3 }),
    clients: anyAssignments,
  })
  .map(({ maxServicesPoint, countryId, ...facts }) =>
    userWith({ ...facts, country: { id: countryId, code: 'ES', name: 'Spain', maxServicesPoint } }),
  )

const filterValue: Readonly<Record<UserFilter, fc.Arbitrary<string>>> = {
  userType: fc.constantFrom(CUSTOMER_USER_TYPE, defaultBrand.providerUserType),
  countryId: fc.integer({ min: 1, max: 3 }).map(String),
  username: fc.constantFrom('ana', 'LUIS.GIL', 'ß'),
  name: fc.constantFrom('bazar', 'ñ', 'ΟΔΟΣ'),
  lastname: fc.constantFrom('strasse', 'ÑANDÚ', '💶'),
  email: fc.constantFrom('ana.ruiz@bazar.example', 'bazar', 'x@'),
  creationDate: fc.constantFrom('2000-01-01', '2026-11-21'),
  modificationDate: fc.constantFrom('2000-01-01', '2026-11-21'),
  admin: fc.constant('true'),
  unsynchronised: fc.constant('true'),
  client: fc.constantFrom('C-1', 'bazar', 'c-'),
  subClient: fc.constantFrom('C-11', 'norte', 'x'),
  servicePoint: fc.constantFrom('C-111', 'kiosk', 'x'),
  search: fc.constantFrom('ruiz ana', 'BAZAR', 'ñ x'),
}

/**
 * States of the list of users with any filters, compared exactly or not, with any sorting, and with or without inactive
 * users.
 */
export const anyUserListState: fc.Arbitrary<UserListState> = fc
  .record({
    page: fc.integer({ min: 1, max: 9 }),
    orderBy: fc.constantFrom(...userListSpec.sortable),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    active: fc.boolean(),
    filters: fc.record(filterValue, { requiredKeys: [] }),
    switched: fc.subarray([...filterNames<UserFilter>(userListSpec)]),
  })
  .map(({ switched, ...state }) => ({
    ...state,
    precise: switched.flatMap((name) => {
      const filter = userListSpec.filters[name]
      return 'precise' in filter && state.filters[name] !== undefined ? [filter.precise] : []
    }),
  }))

const anyChosenId = (ids: readonly number[]) => fc.constantFrom(null, -1, 0, ...ids)

/** Any change in the form that adds an assignment, including changes that the form does not accept. */
export const anyAssignmentChange: fc.Arbitrary<AssignmentChange> = fc.oneof(
  fc.record({ type: fc.constant('client' as const), id: fc.constantFrom(null, ...branches) }),
  fc.record({ type: fc.constant('subclient' as const), id: anyChosenId(subclientsOf(1)) }),
  fc.record({ type: fc.constant('service-point' as const), id: anyChosenId(servicePointsOf(11)) }),
  fc.record({
    type: fc.constant('points' as const),
    points: fc.uniqueArray(
      fc.constantFrom(
        ...branches.flatMap((clientId) =>
          subclientsOf(clientId).flatMap((id) =>
            servicePointsOf(id).map((pointId) => ({
              id: pointId,
              codeSol: null,
              description: 'Kiosk',
              subclient: { id, description: 'Norte', client: { id: clientId, description: 'Bazar' } },
            })),
          ),
        ),
      ),
      { maxLength: 3, selector: ({ id }) => id },
    ),
  }),
  fc.record({ type: fc.constant('only-client' as const), addOnlyClient: fc.boolean() }),
)

/** The form that adds an assignment, after several changes. */
export const anyAssignmentDraft: fc.Arbitrary<AssignmentDraft> = fc
  .array(anyAssignmentChange, { maxLength: 8 })
  .map((changes) => changes.reduce(changeAssignmentDraft, emptyAssignmentDraft()))

/**
 * A user's assignments, with the loaded subclients of the first client and the loaded service points of its first
 * subclient. It also contains outdated rows of other clients and subclients.
 */
export const anyAssignmentFacts: fc.Arbitrary<AssignmentFacts> = fc.record({
  user: fc.record({ clients: anyAssignments }),
  subclients: fc.subarray(
    [1, 2].flatMap((clientId) => subclientsOf(clientId).map((id) => ({ id, client: { id: clientId } }))),
  ),
  servicePoints: fc.subarray(
    [11, 12].flatMap((subclientId) =>
      servicePointsOf(subclientId).map((id) => ({ id, subclient: { id: subclientId } })),
    ),
  ),
})

/**
 * One assigned client with fields as back ends send them. Missing fields have the default values of `AssignedClient`.
 */
export const clientWith = (facts: Record<string, unknown> = {}): AssignedClient =>
  AssignedClient.parse({ id: 1, description: 'Bazar', ...facts })
