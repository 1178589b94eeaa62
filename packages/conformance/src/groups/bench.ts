import type { Endpoint, ListedEndpoint } from '@remesa/api-client/contract'
import { contract, listEndpoints } from '@remesa/api-client/contract'
import { answerFaults } from '../checks/answer-faults'
import type { GroupName, Outcome } from '../checks/outcome'
import { type Seen, shortly } from '../checks/seen'
import type { Outgoing, Wire } from '../exchange/wire'
import { type Caller, mayCall } from '../world/caller'
import type { Facts } from '../world/facts'
import { ofNothing } from '../world/requests'

/** What the checks work with. */
export interface Bench {
  readonly wire: Wire
  /** Whoever orders. */
  readonly own: Caller
  /** Someone of another customer. */
  readonly stranger: Caller | undefined
  readonly callers: readonly Caller[]
  /** The calls that are checked one by one. */
  readonly calls: readonly ListedEndpoint[]
  readonly factsOf: (caller: Caller) => Promise<Facts>
  readonly now: () => Date
  /** Part of the names of what is created. */
  readonly runId: string
  /** Notes what the run could not take back. */
  readonly leave: (what: string) => void
  /** How long a change may take to arrive on a stream. */
  readonly streamMs: number
}

export const allCalls: readonly ListedEndpoint[] = listEndpoints(contract)

/** A call of the contract by its id. */
export const callNamed = (id: string): ListedEndpoint => {
  const found = allCalls.find((listed) => listed.id === id)
  if (found === undefined) throw new TypeError(`[conformance] there is no call ${id}`)
  return found
}

/** The first of the callers who may make a call. */
export const callerFor = ({ callers }: Bench, endpoint: Endpoint): Caller | undefined =>
  callers.find((caller) => mayCall(caller, endpoint))

/** A call as whoever may make it sends it for records that nobody has; `undefined` where nobody may. */
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

/** Judges an answer by its contract and by what was expected of it beyond that. */
export const judged = (
  { group, check, listed, expected, holds }: Expectation,
  { method, path }: Outgoing,
  seen: Seen,
): readonly Outcome[] => {
  const common = { group, call: listed.id, request: `${method} ${path.slice(0, 300)}` }
  const faults = answerFaults(listed.endpoint, seen)
  const broken = faults.map((fault): Outcome => ({ ...common, ...fault, verdict: 'broken' }))
  const own: Outcome = { ...common, check, expected, verdict: 'broken', seen: shortly(seen) }
  if (!holds(seen)) return [...broken, own]
  return broken.length > 0 ? broken : [{ ...own, verdict: 'held' }]
}

/** Sends a request and judges its answer. */
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
/** Requests that go out at a time where they do not depend on each other. */
const atOnce = 4

/** Does something for each of the items, some at a time; the results stand in the order of the items. */
export const forEach = async <Item, Value>(
  items: readonly Item[],
  act: (item: Item) => Promise<readonly Value[]>,
): Promise<readonly Value[]> => {
  const results: (readonly Value[])[] = items.map(() => [])
  const waiting = items.entries()
  const work = async () => {
    for (const [at, item] of waiting) results[at] = await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results.flat()
}
