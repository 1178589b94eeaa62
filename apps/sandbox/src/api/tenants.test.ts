import { contract, isOpenTo, type ListedEndpoint, listEndpoints } from '@remesa/api-client/contract'
import { deriveAbility } from '@remesa/domain/abilities'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type EndpointRequest, endpointRequests, prepareRows, type RequestLine } from '../testing/requests'
import { keepDisclaimers } from '../testing/seeded-disclaimers'
import { databaseState } from '../testing/table-state'
import { createTestWorld, type TestWorld } from '../testing/test-world'

const endpoints = listEndpoints(contract)
const requestOf = (id: string): EndpointRequest => endpointRequests[id] ?? { line: '' }

const anonymous = undefined
/** Time limit in milliseconds for more than a thousand calls. */
const matrixMs = 180_000
const accounts = [
  'customer-operator',
  'customer-other',
  'customer-pt',
  'customer-supervisor',
  'provider-staff',
  'provider-admin',
  'no-access',
  anonymous,
] as const
type Account = (typeof accounts)[number]

/** Accounts that, like the operator account, may not see the rows which the requests call `foreign`. */
const strangersToForeign: readonly Account[] = ['customer-operator', 'customer-supervisor', 'no-access']

type Variant = 'own' | 'foreign' | 'missing'
const variants: readonly Variant[] = ['own', 'foreign', 'missing']

const lineOf = (request: EndpointRequest, variant: Variant): RequestLine | undefined =>
  variant === 'own' ? request : request[variant]

const isInPortugal = (request: RequestLine | undefined) => /\bPT\b/.test(JSON.stringify(request) ?? '')

/**
 * Whether an account may not see the row of a request. No account may see a missing row, and the account in Portugal
 * sees only rows in Portugal. A row of another customer is hidden from the account of the request and from the accounts
 * in `strangersToForeign`.
 */
const isOutOfReach = (account: Account, variant: Variant, { by, foreign }: EndpointRequest): boolean => {
  if (variant === 'missing') return true
  if (variant === 'own') return account === 'customer-pt' && foreign !== undefined
  if (account === 'customer-pt') return !isInPortugal(foreign)
  return strangersToForeign.includes(account) || account === (by ?? 'customer-operator')
}

let world: TestWorld
let prepared: (request: RequestLine) => RequestLine
const abilities = new Map<Account, ReturnType<typeof deriveAbility>>()

beforeAll(async () => {
  world = await createTestWorld()
  prepared = await prepareRows(world)
  for (const account of accounts) {
    if (account === anonymous) continue
    const { body } = await world.call(account, 'GET /api/configuration/v1/user/me')
    const user = contract.session.me.response.parse(body)
    const config = await world.call(account, `GET /api/configuration/v1/config?code=${user.country.code}`)
    abilities.set(
      account,
      deriveAbility({ user, config: contract.country.config.response.parse(config.body) }),
    )
  }
})
afterAll(() => world.close())

/** The reason to refuse a call before it reads a row; `undefined` if no reason applies. */
const closedTo = ({ endpoint }: ListedEndpoint, account: Account) => {
  if (endpoint.access.kind === 'public') return undefined
  const ability = abilities.get(account)
  if (ability === undefined) return { status: 401, body: { code: 'unauthenticated' } }
  return isOpenTo(endpoint.access, ability) ? undefined : { status: 403, body: { code: 'forbidden' } }
}

const cells = endpoints.flatMap((listed) =>
  accounts.flatMap((account) =>
    variants.flatMap((variant) => {
      const line = lineOf(requestOf(listed.id), variant)
      return line === undefined ? [] : [{ listed, account, variant, line }]
    }),
  ),
)

describe('calls of every endpoint by several accounts for several rows', () => {
  it('[AZ-01] the access tests call every endpoint, and request a missing row from each endpoint that has path parameters', () => {
    expect(new Set(cells.map(({ listed }) => listed.id)).size).toBe(endpoints.length)
    const naming = endpoints.filter(
      ({ id, endpoint }) =>
        endpoint.access.kind !== 'public' &&
        Object.keys(endpoint.params?.shape ?? {}).length > 0 &&
        requestOf(id).missing === undefined,
    )
    expect(naming.map(({ id }) => id)).toEqual([])
  })

  const answerOf = async ({ listed, account, line: request }: (typeof cells)[number]) => {
    const { line, body: sent } = prepared(request)
    const { status, body } = await world.call(account, line, { body: sent })
    await keepDisclaimers(world, listed.id)
    return { status, body }
  }
  const nameOf = ({ listed, account, variant }: (typeof cells)[number]) => ({
    id: listed.id,
    account,
    variant,
  })
  const isRefused = ({ listed, account, variant }: (typeof cells)[number]) =>
    closedTo(listed, account) !== undefined || isOutOfReach(account, variant, requestOf(listed.id))

  it(
    '[AZ-01] a request for a row that the caller may not see gets the response for a missing row, and writes no rows',
    async () => {
      const before = await databaseState(world.db)
      const answers: object[] = []
      const expected: object[] = []
      for (const cell of cells.filter(isRefused)) {
        const { by = 'customer-operator', missing } = requestOf(cell.listed.id)
        const closed = closedTo(cell.listed, cell.account)
        const answer = await answerOf(cell)
        answers.push({ ...nameOf(cell), ...answer })
        if (closed !== undefined) expected.push({ ...nameOf(cell), ...closed })
        else if (cell.account === by || missing === undefined)
          expected.push({ ...nameOf(cell), status: 404, body: { code: 'not-found' } })
        // An account may get 403 or 404. In both cases the response for an invisible row must equal the response for a
        // missing row.
        else {
          const none = await answerOf({ ...cell, line: missing })
          expected.push({ ...nameOf(cell), status: expect.toBeOneOf([403, 404]), body: none.body })
        }
      }
      expect(answers).toEqual(expected)
      expect(answers.length).toBeGreaterThan(endpoints.length * 3)
      expect(await databaseState(world.db)).toEqual(before)
    },
    matrixMs,
  )

  it(
    '[AZ-01] for every call, the access tests contain a request that succeeds',
    async () => {
      const unserved: object[] = []
      for (const cell of cells) {
        const { by = 'customer-operator' } = requestOf(cell.listed.id)
        if (cell.variant !== 'own' || cell.account !== by) continue
        const answer = await answerOf(cell)
        if (answer.status !== 200 && answer.status !== 204) unserved.push({ ...nameOf(cell), ...answer })
      }
      expect(unserved).toEqual([])
    },
    matrixMs,
  )

  it(
    '[AZ-01] every permitted call for a visible row gets a response without a server error',
    async () => {
      const failed: object[] = []
      for (const cell of cells) {
        if (isRefused(cell)) continue
        const answer = await answerOf(cell)
        if (answer.status === 401 || answer.status >= 500) failed.push({ ...nameOf(cell), ...answer })
      }
      expect(failed).toEqual([])
    },
    matrixMs,
  )
})

/**
 * The rows that an account may see, expressed independently in plain SQL. Customers see the rows of their assignments,
 * staff of the provider the rows of their country, and administrators of the provider all rows.
 */
const reached = {
  client: sql`select distinct c.id from users u join clients c on true
    left join assignments a on a.user_id = u.id and a.client_id = c.id`,
  'sub-client': sql`select distinct s.id from users u join subclients s on true join clients c on c.id = s.client_id
    left join assignments a on a.user_id = u.id and a.client_id = c.id
      and coalesce(a.subclient_id, s.id) = s.id`,
  'service-point': sql`select distinct p.id from users u join service_points p on true
    join subclients s on s.id = p.subclient_id join clients c on c.id = s.client_id
    left join assignments a on a.user_id = u.id and a.client_id = c.id
      and coalesce(a.subclient_id, s.id) = s.id and coalesce(a.service_point_id, p.id) = p.id`,
} as const
type Reached = keyof typeof reached

const activeOf: Readonly<Record<Reached, ReturnType<typeof sql>>> = {
  client: sql`c.active`,
  'sub-client': sql`s.active`,
  'service-point': sql`p.active`,
}

const Ids = z.object({ rows: z.array(z.object({ id: z.coerce.number() })) })
const Page = z.object({ content: z.array(z.object({ id: z.number() })), totalElements: z.number() })

describe('lists', () => {
  const inPlainSql = async (account: string, list: Reached) => {
    const answer: unknown = await world.db.execute(sql`${reached[list]} where u.username = ${account}
      and ${activeOf[list]} and case when u.user_type = 'CLIENTE' then a.user_id is not null and c.country_id = u.country_id
        when u.admin then true else c.country_id = u.country_id end order by 1`)
    return Ids.parse(answer).rows.map(({ id }) => id)
  }

  it.each(
    accounts
      .filter((account) => account !== anonymous && account !== 'no-access')
      .flatMap((account) =>
        (['client', 'sub-client', 'service-point'] as const).map((list) => [account, list] as const),
      ),
  )(
    '[AZ-01] the user %s can read and count, page by page, exactly those rows of the list %s that this user may see',
    async (account, list) => {
      const allowed = await inPlainSql(account, list)
      const seen: number[] = []
      for (let page = 0; page * 5 <= allowed.length; page += 1) {
        const query = `active=true&size=5&page=${page}&orderBy=id&direction=ASC`
        const { body } = await world.call(account, `GET /api/configuration/v1/${list}?${query}`)
        const { content, totalElements } = Page.parse(body)
        expect(totalElements).toBe(allowed.length)
        seen.push(...content.map(({ id }) => id))
      }
      expect(seen.toSorted((a, b) => a - b)).toEqual(allowed)
    },
  )
})
