import type { ListedEndpoint } from '@remesa/api-client/contract'
import type { GroupName, Outcome } from './checks/outcome'
import { createWire } from './exchange/wire'
import { allCalls, type Bench } from './groups/bench'
import { checkExamples } from './groups/examples'
import { checkHostile } from './groups/hostile'
import { checkIdempotency } from './groups/idempotency'
import { checkLists } from './groups/lists'
import { checkPermissions } from './groups/permissions'
import { checkRefusals } from './groups/refusals'
import { checkStream } from './groups/stream'
import { checkTenancy } from './groups/tenancy'
import { findUnserved } from './groups/unserved'
import { checkVersions } from './groups/versions'
import { chosenGroups, type Report } from './report/text-report'
import { type Caller, findCaller } from './world/caller'
import { type Facts, findFacts } from './world/facts'

/** Options of a conformance run: the back end's address, the tokens, and the checks and calls to run. */
export interface ConformOptions {
  /** Base address for the paths of the contract, such as `https://portal.example`. */
  readonly baseUrl: string
  /** Token of a user of a customer who may place orders. */
  readonly token: string
  /** Token of a user who belongs to another customer. */
  readonly token2?: string | undefined
  /** Token of an administrator of the provider. */
  readonly adminToken?: string | undefined
  /** The groups of checks to run; all by default. */
  readonly only?: readonly GroupName[] | undefined
  /** Ids or features of the calls that are checked one by one (`orders.history`, `orders`); all by default. */
  readonly calls?: readonly string[] | undefined
  /**
   * Names of the tokens in reports and errors, such as environment variables. The default is the names of the command's
   * options.
   */
  readonly sources?: Readonly<Record<'token' | 'token2' | 'adminToken', string>>
  /** Whether the run may place pickups that can't be cancelled. Such pickups remain after the run. */
  readonly leaveOrders?: boolean
  readonly fetch?: typeof globalThis.fetch
  readonly now?: () => Date
  /** Longest time to wait for a response, in milliseconds. */
  readonly timeoutMs?: number
  /** Longest time to wait for an event on a stream, in milliseconds. */
  readonly streamMs?: number
}

const checksOf: Readonly<Record<GroupName, (bench: Bench) => Promise<readonly Outcome[]>>> = {
  examples: checkExamples,
  refusals: checkRefusals,
  permissions: checkPermissions,
  tenancy: checkTenancy,
  lists: checkLists,
  idempotency: checkIdempotency,
  versions: checkVersions,
  stream: checkStream,
  hostile: checkHostile,
}

/**
 * Checks a back end against the contract. The check changes only records that it has created, and removes or cancels
 * them.
 *
 * @throws NoCallerError if a token is not accepted, because nothing can be checked in that case.
 */
export const conform = async (options: ConformOptions): Promise<Report> => {
  const {
    baseUrl,
    token,
    token2,
    adminToken,
    only,
    sources = { token: '--token', token2: '--token2', adminToken: '--admin-token' },
    fetch = globalThis.fetch,
    now = () => new Date(),
  } = options
  const startedAt = new Date()
  const callerOf = (label: string, text: string | undefined): Promise<Caller> | undefined =>
    text === undefined ? undefined : findCaller({ label, token: text, baseUrl, fetch })
  const own = await findCaller({ label: sources.token, token, baseUrl, fetch })
  const stranger = await callerOf(sources.token2, token2)
  const administrator = await callerOf(sources.adminToken, adminToken)
  const callers = [own, stranger, administrator].filter((caller) => caller !== undefined)
  const left: string[] = []
  const found = new Map<Caller, Promise<Facts>>()
  const chosen = allCalls.filter(
    ({ id, feature }) =>
      options.calls === undefined || options.calls.some((name) => name === id || name === feature),
  )
  const everything: Bench = {
    wire: createWire({ baseUrl, fetch, timeoutMs: options.timeoutMs ?? 30_000 }),
    own,
    stranger,
    callers,
    calls: chosen,
    unserved: new Set(),
    now,
    runId: crypto.randomUUID().slice(0, 8),
    factsOf: (caller) => {
      const facts = found.get(caller) ?? findFacts(caller, now())
      found.set(caller, facts)
      return facts
    },
    leave: (what) => left.push(what),
    streamMs: options.streamMs ?? 10_000,
    leaveOrders: options.leaveOrders ?? false,
  }
  const unserved = await findUnserved({ ...everything, calls: allCalls })
  const isServed = ({ id }: ListedEndpoint) => !unserved.has(id)
  const bench: Bench = { ...everything, unserved, calls: chosen.filter(isServed) }
  const groups = chosenGroups(only)
  const outcomes: Outcome[] = []
  for (const group of groups) outcomes.push(...(await checksOf[group](bench)))
  return {
    baseUrl,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1_000,
    callers: callers.map(({ label, user }) => `${user.username} (${label})`),
    groups,
    outcomes,
    unserved: chosen.filter((listed) => !isServed(listed)).map(({ id }) => id),
    left,
  }
}
