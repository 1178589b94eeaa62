import type { Endpoint, ListedEndpoint } from '@remesa/api-client/contract'
import { contract, listEndpoints } from '@remesa/api-client/contract'
import { answerFaults } from '../checks/answer-faults'
import type { GroupName, Outcome } from '../checks/outcome'
import { isSuccess, type Seen, shortly } from '../checks/seen'
import type { Outgoing, Wire } from '../exchange/wire'
import { type Caller, mayCall } from '../world/caller'
import type { Facts } from '../world/facts'
import { ofNothing } from '../world/requests'

/** The users, records and calls of a conformance run. */
export interface Bench {
  readonly wire: Wire
  /** The user of the first token, who may place orders. */
  readonly own: Caller
  /** A user of another customer. */
  readonly stranger: Caller | undefined
  readonly callers: readonly Caller[]
  /**
   * The calls that are checked one by one: the calls that the options of the run select and that the back end serves.
   */
  readonly calls: readonly ListedEndpoint[]
  /** Ids of the calls that the back end does not serve. */
  readonly unserved: ReadonlySet<string>
  readonly factsOf: (caller: Caller) => Promise<Facts>
  readonly now: () => Date
  /** A text that differs for each run. If the run gives a name to a record, the name contains this text. */
  readonly runId: string
  /** Adds a description to the list of records that the run could not remove. */
  readonly leave: (what: string) => void
  /** Longest time to wait for an event on a stream, in milliseconds. */
  readonly streamMs: number
  /** Whether the run may place pickups that can't be cancelled. */
  readonly leaveOrders: boolean
}

export const allCalls: readonly ListedEndpoint[] = listEndpoints(contract)

/** The call of the contract with this id. */
export const callNamed = (id: string): ListedEndpoint => {
  const found = allCalls.find((listed) => listed.id === id)
  if (found === undefined) throw new TypeError(`[conformance] there is no call ${id}`)
  return found
}

/** The first user of the run who may make a call. */
export const callerFor = ({ callers }: Bench, endpoint: Endpoint): Caller | undefined =>
  callers.find((caller) => mayCall(caller, endpoint))

/**
 * The request of a call about records that do not exist, as a user who may make the call; `undefined` if no user of the
 * run may make the call.
 */
export const askedInVain = async (bench: Bench, listed: ListedEndpoint): Promise<Outgoing | undefined> => {
  const { endpoint } = listed
  const caller = callerFor(bench, endpoint)
  if (caller === undefined) return undefined
  const token = endpoint.access.kind === 'public' ? undefined : caller.token
  return { ...ofNothing(listed, await bench.factsOf(caller)), token }
}

export interface Expectation {
  readonly group: GroupName
  readonly check: string
  readonly listed: ListedEndpoint
  readonly expected: string
  readonly holds: (seen: Seen) => boolean
}

/**
 * Checks a response against its contract and an additional expectation. If a response breaks both, only one of them is
 * reported: the expectation for a successful response, the contract for a refusal. A lost connection is not checked.
 */
export const judged = (
  { group, check, listed, expected, holds }: Expectation,
  { method, path }: Outgoing,
  seen: Seen,
): readonly Outcome[] => {
  if (seen.isLost === true) return [notTried(group, check, listed.id, connectionLost)]
  const common = { group, call: listed.id, request: `${method} ${path.slice(0, 300)}` }
  const faults = answerFaults(listed.endpoint, seen)
  const broken = faults.map((fault): Outcome => ({ ...common, ...fault, verdict: 'broken' }))
  const own: Outcome = { ...common, check, expected, verdict: 'broken', seen: shortly(seen) }
  if (!holds(seen) && (broken.length === 0 || isSuccess(seen))) return [own]
  return broken.length > 0 ? broken : [{ ...own, verdict: 'held' }]
}

/** Sends a request and checks its response. */
export const tried = async (
  { wire }: Pick<Bench, 'wire'>,
  expectation: Expectation,
  outgoing: Outgoing,
): Promise<readonly Outcome[]> => judged(expectation, outgoing, await wire.send(outgoing))

export const notTried = (group: GroupName, check: string, call: string, expected: string): Outcome => ({
  group,
  check,
  call,
  verdict: 'not-tried',
  expected,
  seen: '',
})

export const noRight = 'no token of this run may make the call'
const connectionLost = 'the connection was lost before an answer'

/** The reason why no user of the run may make one of these calls; `undefined` if there is a user for each call. */
export const whyNot = (bench: Bench, ...ids: readonly string[]): string | undefined => {
  const unserved = ids.filter((id) => bench.unserved.has(id))
  if (unserved.length > 0) return `${unserved.join(' and ')} is not served`
  const closed = ids.filter((id) => callerFor(bench, callNamed(id).endpoint) === undefined)
  return closed.length > 0 ? `no token of this run may make ${closed.join(' and ')}` : undefined
}

/** The highest number of independent requests that are in progress at the same time. */
const atOnce = 4

/** Handles all items, several at the same time. Resolves with the results in the order of the items. */
export const forEach = async <Item, Value>(
  items: readonly Item[],
  action: (item: Item) => Promise<readonly Value[]>,
): Promise<readonly Value[]> => {
  const results: (readonly Value[])[] = items.map(() => [])
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) results[at] = await action(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results.flat()
}
