import { createClient } from '@remesa/api-client'
import { contract, type Endpoint, listEndpoints } from '@remesa/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointRequest, endpointRequests, prepareRows, type RequestLine } from '../testing/requests'
import { databaseState, rowsGained } from '../testing/table-state'
import { createTestWorld, type TestWorld } from '../testing/test-world'

const creates = listEndpoints(contract).filter(({ endpoint }) => endpoint.creates === true)
const requestOf = (id: string): EndpointRequest => endpointRequests[id] ?? { line: '' }
const parallel = 50

/** Three equal databases with the API. Each of the three tests every create call once, in a different way. */
let once: TestWorld
let atOnce: TestWorld
let lossy: TestWorld
beforeAll(async () => {
  once = await createTestWorld()
  atOnce = await createTestWorld()
  lossy = await createTestWorld()
  for (const world of [once, atOnce, lossy]) await prepareRows(world)
}, 180_000)
afterAll(async () => {
  for (const world of [once, atOnce, lossy]) await world.close()
})

const gainedBy = async <T>(world: TestWorld, action: () => Promise<T>) => {
  const before = await databaseState(world.db)
  const outcome = await action()
  return { outcome, gained: rowsGained(before, await databaseState(world.db)) }
}

const send = (world: TestWorld, id: string, key: string, request: RequestLine = requestOf(id)) =>
  world.call(requestOf(id).by ?? 'customer-operator', request.line, {
    body: request.body,
    headers: { 'Idempotency-Key': key },
  })

/** Valid requests that differ from one request in a single value of the body or the query. */
const otherRequests = (endpoint: Endpoint, { line, body }: RequestLine): readonly RequestLine[] => [
  ...variations(body)
    .filter((varied) => endpoint.body?.safeParse(varied).success === true)
    .map((varied) => ({ line, body: varied })),
  ...[...line.matchAll(/[?&]\w+=[^&]*/g)].map(([pair]) => ({ line: line.replace(pair, `${pair}1`), body })),
]

const variations = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return [`${value}1`]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, at) =>
      variations(entry).map((varied) => value.map((own: unknown, index) => (index === at ? varied : own))),
    )
  }
  return Object.entries(Object(value)).flatMap(([name, child]) =>
    variations(child).map((varied) => ({ ...Object(value), [name]: varied })),
  )
}

const hasSecret = (body: unknown): boolean => typeof Reflect.get(Object(body), 'secret') === 'string'

/** A response without its secret, which only the first response to an idempotency key contains. (SES-63) */
const withoutSecret = (body: unknown): unknown => (hasSecret(body) ? { ...Object(body), secret: null } : body)

type LooseCall = (input: object, options: object) => Promise<{ readonly ok: boolean }>

/** Calls an endpoint through the client, which does not receive the back end's first response. */
const callLosingAnswer = async (world: TestWorld, id: string, key: string) => {
  const { by = 'customer-operator', line, body } = requestOf(id)
  const [method = '', path = ''] = line.split(' ')
  let sendings = 0
  const api = createClient(
    {
      baseUrl: '',
      addresses: { [id]: path },
      getToken: () => `user:${by}`,
      random: () => -0.99,
      fetch: async (address, init) => {
        sendings += 1
        // No account is needed, because the client's request already has the token in a header.
        const answer = await world.call(undefined, `${method} ${String(address)}`, {
          rawBody: String(init?.body),
          headers: Object.fromEntries(new Headers(init?.headers)),
        })
        if (sendings === 1) throw new TypeError('the connection was reset')
        return answer.status === 204
          ? new Response(null, { status: 204 })
          : Response.json(answer.body, answer)
      },
    },
    contract,
  )
  const [feature = '', name = ''] = id.split('.')
  const call: LooseCall = Reflect.get(Reflect.get(api, feature), name)
  const params = Object.fromEntries(
    Object.keys(contractOf(id).params?.shape ?? {}).map((parameter) => [parameter, segmentOf(id, parameter)]),
  )
  const result = await call({ params, body }, { idempotencyKey: key })
  return { result, sendings }
}

const contractOf = (id: string): Endpoint => {
  const found = creates.find((listed) => listed.id === id)
  if (found === undefined) throw new Error(`${id} is no create`)
  return found.endpoint
}

const segmentOf = (id: string, parameter: string): string => {
  const at = contractOf(id).path.split('/').indexOf(`:${parameter}`)
  const path = requestOf(id).line.split(' ')[1]?.split('?')[0] ?? ''
  return decodeURIComponent(path.split('/')[at] ?? '')
}

describe.each(creates)('$id', ({ id, endpoint }) => {
  const key = `key-of-${id}`

  it('[ID-01] fifty requests with one idempotency key create one record and get the same response', async () => {
    const single = await gainedBy(once, () => send(once, id, key))
    expect([200, 204]).toContain(single.outcome.status)
    const fifty = await gainedBy(atOnce, () =>
      Promise.all(Array.from({ length: parallel }, () => send(atOnce, id, key))),
    )
    expect(fifty.gained).toEqual(single.gained)
    expect(fifty.gained).toMatchObject({ idempotency_keys: 1 })
    const [first, ...others] = fifty.outcome.map(({ status, body }) => ({
      status,
      body: withoutSecret(body),
    }))
    expect(fifty.outcome.filter(({ body }) => hasSecret(body)).length).toBeLessThanOrEqual(1)
    expect(others).toEqual(Array.from({ length: parallel - 1 }, () => first))
    expect(first?.status).toBe(single.outcome.status)
  })

  it('[ID-01] a different request with the idempotency key of an earlier request is refused and stores no rows', async () => {
    const varied = otherRequests(endpoint, requestOf(id))
    const { missing } = requestOf(id)
    const others = varied.length === 0 && missing !== undefined ? [missing] : varied
    const { outcome, gained } = await gainedBy(once, async () => {
      const statuses: number[] = []
      for (const other of others) statuses.push((await send(once, id, key, other)).status)
      return statuses
    })
    expect(outcome).toContain(422)
    expect(outcome.filter((status) => status < 400)).toEqual([])
    expect(gained).toEqual({})
  })

  it('[ID-03] a create request that is repeated after a lost response stores one record', async () => {
    const { outcome, gained } = await gainedBy(lossy, () => callLosingAnswer(lossy, id, key))
    expect(outcome).toMatchObject({ result: { ok: true }, sendings: 2 })
    expect(gained).toMatchObject({ idempotency_keys: 1 })
    expect(Object.values(gained).every((rows) => rows >= 0)).toBe(true)
    const again = await gainedBy(lossy, () => send(lossy, id, key))
    expect(again.gained).toEqual({})
  })
})
