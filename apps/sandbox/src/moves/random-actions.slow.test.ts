import { contract } from '@remesa/api-client/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, type EditedRecord } from '../history/random-edits.fixtures'
import { replayed, stateOf } from '../history/replay.fixtures'
import { userId } from '../testing/requests/users.requests'
import { storedBody } from '../testing/service-point-body'
import { createTestWorld, type TestAnswer, type TestWorld } from '../testing/test-world'
import { place, tree } from '../users/users.fixtures'

/** The seed of the random actions. Setting `ACTIONS_SEED` to the seed of a failed run repeats its actions. */
const seed = Number(process.env['ACTIONS_SEED'] ?? (process.env['CI'] ? 20_261_128 : Date.now() % 1e9))
const SEQUENCES = 200
const administrators = ['provider-admin', 'provider-staff', 'customer-supervisor'] as const

const granVia = place('Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12')
const casco = place('Bazar Norte', 'Bazar Norte Bilbao', 'Casco Viejo')
const atocha = place('Bazar Norte', 'Bazar Norte Madrid', 'Atocha')
const triana = place('Farmacias Alameda', 'Alameda Sevilla', 'Farmacia Triana')
const hamburg = place('Kaufhaus Lindner', 'Lindner Hamburg')
const places = [granVia, casco, atocha, triana]

const of = (kind: EditedRecord['kind'], ids: readonly number[]): readonly EditedRecord[] =>
  [...new Set(ids)].map((id) => ({ kind, id }))
const users = of('users', ['new-user', 'customer-viewer', 'customer-pickup'].map(userId))
const clients = of(
  'clients',
  places.map(({ client }) => client),
)
const subclients = of(
  'subclients',
  places.map(({ subclient }) => subclient),
)
const points = of(
  'service-points',
  places.map(({ point }) => point),
)
const records = [...users, ...clients, ...subclients, ...points]

const anyPlace = fc.constantFrom(...places)
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('switch' as const),
    record: fc.constantFrom(...clients, ...subclients, ...points),
    value: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    record: fc.constantFrom(...subclients, ...points),
    to: fc.constantFrom(...places, hamburg),
    isUndone: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('assign' as const, 'remove' as const),
    user: fc.constantFrom(...users),
    at: anyPlace,
    level: fc.constantFrom('client' as const, 'subclient' as const, 'point' as const),
  }),
  fc.record({ kind: fc.constant('import' as const), address: fc.string({ minLength: 1, maxLength: 20 }) }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never
const anySequence = fc.array(fc.record({ by: fc.constantFrom(...administrators), step: anyStep }), {
  minLength: 5,
  maxLength: 12,
})

/**
 * The error codes with which each action may be refused. In addition, `not-found` is permitted for a record that the
 * user may not see.
 */
const refusals = {
  switch: [],
  import: ['request.invalid-body'],
  move: [
    'records.other-country',
    'records.parent-inactive',
    'subclients.inactive',
    'service-points.inactive',
    'subclients.code-taken',
    'service-points.code-taken',
  ],
  assign: [],
  remove: [],
} as const satisfies Record<Step['kind'], readonly string[]>

/** Whether the rules permit this error code for an action of this administrator. */
const mayBeRefused = (by: string, { kind }: Step, code: unknown): boolean => {
  const isOfRecords = kind !== 'assign' && kind !== 'remove'
  if (by === 'customer-supervisor' && isOfRecords) return code === 'forbidden'
  return code === 'not-found' || refusals[kind].some((one) => one === code)
}

let world: TestWorld
const starts = new Map<EditedRecord, unknown>()
const outcomes = new Map<string, number>()
const read = async (record: EditedRecord): Promise<unknown> =>
  (await world.call('provider-admin', `GET ${addressOf(record)}`)).body
const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)

const assignedTree = (
  { client, subclient, point }: typeof granVia,
  level: 'client' | 'subclient' | 'point',
) => {
  if (level === 'client') return tree([client])
  return level === 'subclient' ? tree([client, [subclient]]) : tree([client, [subclient, point]])
}

/** The id of a record's current parent. */
const parentOf = async (record: EditedRecord): Promise<number> => {
  const parent = field(await read(record), record.kind === 'subclients' ? 'client' : 'subclient')
  return Number(field(parent, 'id'))
}

const take = async (by: string, step: Step): Promise<TestAnswer> => {
  if (step.kind === 'switch')
    return world.call(by, `PATCH ${addressOf(step.record)}`, { body: { value: step.value } })
  if (step.kind === 'import') {
    const record = { kind: 'service-points', id: granVia.point } as const
    const { subclient, uniqueCode } = contract.servicePoints.get.response.parse(await read(record))
    const present = { id: granVia.point, subclientId: subclient.id, uniqueCode }
    const body = storedBody('Gran Vía 12', { ...present, address: step.address })
    return world.call(by, 'POST /api/configuration/v1/service-point', { body })
  }
  if (step.kind === 'move') {
    const { record, to, isUndone } = step
    const before = await parentOf(record)
    const line = `POST ${addressOf(record)}/move`
    const body = { parentId: record.kind === 'subclients' ? to.client : to.subclient }
    const moved = await world.call(by, line, { body })
    if (moved.status !== 200 || !isUndone) return moved
    const headers = { 'If-Match': `"${String(field(moved.body, 'version'))}"` }
    const undone = await world.call(by, line, { body: { parentId: before }, headers })
    if (undone.status === 200) expect(await parentOf(record)).toBe(before)
    return undone
  }
  const { kind, user, at, level } = step
  const address = kind === 'assign' ? addressOf(user) : `${addressOf(user)}/remove/service-point`
  const body = {
    addOnlyClient: kind === 'assign' && level === 'client',
    numberOfServicesPoint: 0,
    clients: assignedTree(at, level),
  }
  return world.call(by, `POST ${address}`, { body })
}

/** SQL statements for rows in a state that no rule permits. */
const forbidden = {
  'assignments of a subclient below another client': sql`select a.id from assignments a
    join subclients s on s.id = a.subclient_id where s.client_id <> a.client_id`,
  'assignments of a point below another subclient': sql`select a.id from assignments a
    join service_points p on p.id = a.service_point_id where p.subclient_id <> a.subclient_id`,
  'assignments beside one that includes them': sql`select a.id from assignments a join assignments w
    on w.user_id = a.user_id and w.client_id = a.client_id and w.id <> a.id
    where w.subclient_id is null or (w.subclient_id = a.subclient_id and w.service_point_id is null)`,
  'assignments in another country than the user': sql`select a.id from assignments a join users u on u.id = a.user_id
    join clients c on c.id = a.client_id where c.country_id <> u.country_id`,
  'subclients of one client with one code': sql`select 1 from subclients where code_sol is not null
    group by client_id, lower(code_sol) having count(*) > 1`,
  'points of one subclient with one code': sql`select 1 from service_points where code_sol is not null
    group by subclient_id, lower(code_sol) having count(*) > 1`,
  'orders of a point in another country': sql`select o.id from orders o join service_points p on p.id = o.service_point_id
    join subclients s on s.id = p.subclient_id join clients c on c.id = s.client_id where c.country_id <> o.country_id`,
}

const counts = async (): Promise<Readonly<Record<string, number>>> => {
  const found: Record<string, number> = {}
  for (const [what, statement] of Object.entries(forbidden)) {
    const [row] = await world.db
      .select({ value: sql<number>`count(*)`.mapWith(Number) })
      .from(sql`(${statement}) as rows`)
    found[what] = row?.value ?? 0
  }
  return found
}

beforeAll(async () => {
  world = await createTestWorld()
  for (const record of records) starts.set(record, await read(record))
})
afterAll(() => world.close())

describe(`${SEQUENCES} random sequences of actions by three administrators, ACTIONS_SEED=${seed}`, () => {
  it('[REC-101] [REC-103] random actions are refused only by a rule, and leave no user, order or record in a state that the rules forbid', async () => {
    const before = await counts()
    for (const sequence of fc.sample(anySequence, { seed, numRuns: SEQUENCES })) {
      for (const { by, step } of sequence) {
        const { status, body } = await take(by, step)
        const isExpected = status === 200 || mayBeRefused(by, step, field(body, 'code'))
        expect(isExpected, JSON.stringify([by, step, status, body])).toBe(true)
        const outcome = `${step.kind} ${status}`
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
      expect(await counts(), JSON.stringify(sequence)).toEqual(before)
    }
    expect(Object.values(before).every((count) => count === 0)).toBe(true)
    for (const kind of ['switch', 'move', 'assign', 'remove', 'import'])
      expect(outcomes.get(`${kind} 200`), kind).toBeGreaterThan(20)
    expect(outcomes.get('move 409')).toBeGreaterThan(20)
  }, 300_000)

  it('[REC-55] the history of random actions leads from the first state of each record to its present state', async () => {
    for (const record of records) {
      const { kind, id } = record
      const line = `GET /api/configuration/v1/history/${kind}/${id}?size=1000`
      const history = contract.history.record.response
        .parse((await world.call('provider-admin', line)).body)
        .content.toReversed()
      const present = stateOf(record, await read(record))
      expect(replayed(stateOf(record, starts.get(record)), history), JSON.stringify(record)).toEqual(present)
    }
  }, 120_000)
})
