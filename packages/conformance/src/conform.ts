import type { GroupName, Outcome } from './checks/outcome'
import { createWire } from './exchange/wire'
import { allCalls, type Bench } from './groups/bench'
import { checkExamples } from './groups/examples'
import { checkHostile } from './groups/hostile'
import { checkIdempotency } from './groups/idempotency'
import { checkPermissions } from './groups/permissions'
import { checkRefusals } from './groups/refusals'
import { checkStream } from './groups/stream'
import { checkTenancy } from './groups/tenancy'
import { checkVersions } from './groups/versions'
import { chosenGroups, type Report } from './report/text-report'
import { type Caller, findCaller } from './world/caller'
import { type Facts, findFacts } from './world/facts'

/** Where the back end is, who asks, and what is checked. */
export interface ConformOptions {
  /** Where the paths of the contract begin: `https://portal.example`. */
  readonly baseUrl: string
  /** A user of a customer, who orders. */
  readonly token: string
  /** A user of another customer. */
  readonly token2?: string | undefined
  /** An administrator of the provider. */
  readonly adminToken?: string | undefined
  /** The parts to check; all of them unless they are named. */
  readonly only?: readonly GroupName[] | undefined
  /** Ids or features of the calls that are checked one by one (`orders`, `orders.history`); all of them unless they are named. */
  readonly calls?: readonly string[] | undefined
  readonly fetch?: typeof globalThis.fetch
  readonly now?: () => Date
  /** How long one answer may take. */
  readonly timeoutMs?: number
  /** How long a change may take to arrive on a stream. */
  readonly streamMs?: number
}

const checksOf: Readonly<Record<GroupName, (bench: Bench) => Promise<readonly Outcome[]>>> = {
  examples: checkExamples,
  refusals: checkRefusals,
  permissions: checkPermissions,
  tenancy: checkTenancy,
  idempotency: checkIdempotency,
  versions: checkVersions,
  stream: checkStream,
  hostile: checkHostile,
}

/**
 * Holds a back end against the contract. It changes no record that it has not made itself, and takes back what it makes.
 *
 * @throws NoCallerError where a token opens nothing: then there is nothing to check.
 */
export const conform = async (options: ConformOptions): Promise<Report> => {
  const {
    baseUrl,
    token,
    token2,
    adminToken,
    only,
    fetch = globalThis.fetch,
    now = () => new Date(),
  } = options
  const startedAt = new Date()
  const callerOf = (label: string, text: string | undefined): Promise<Caller> | undefined =>
    text === undefined ? undefined : findCaller({ label, token: text, baseUrl, fetch })
  const own = await findCaller({ label: '--token', token, baseUrl, fetch })
  const stranger = await callerOf('--token2', token2)
  const administrator = await callerOf('--admin-token', adminToken)
  const callers = [own, stranger, administrator].filter((caller) => caller !== undefined)
  const left: string[] = []
  const found = new Map<Caller, Promise<Facts>>()
  const bench: Bench = {
    wire: createWire({ baseUrl, fetch, timeoutMs: options.timeoutMs ?? 30_000 }),
    own,
    stranger,
    callers,
    calls: allCalls.filter(
      ({ id, feature }) =>
        options.calls === undefined || options.calls.some((name) => name === id || name === feature),
    ),
    now,
    runId: crypto.randomUUID().slice(0, 8),
    factsOf: (caller) => {
      const facts = found.get(caller) ?? findFacts(caller, now())
      found.set(caller, facts)
      return facts
    },
    leave: (what) => left.push(what),
    streamMs: options.streamMs ?? 10_000,
  }
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
    left,
  }
}
