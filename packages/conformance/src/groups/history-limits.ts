import { contract } from '@remesa/api-client/contract'
import { type OrderRow, orderStart } from '@remesa/domain/orders'
import type { Outcome } from '../checks/outcome'
import type { Caller } from '../world/caller'
import { addressOf } from '../world/requests'
import { type Bench, callerFor, callNamed, notTried } from './bench'

const call = 'orders.history'
const check = 'lists.limits'

/**
 * Reads the history of a service point. Both time limits of the request are the start of one order at the point. The
 * response must contain that order, and no order with another start. Orders without a time may be in every response.
 */
export const checkHistoryLimits = async (bench: Bench): Promise<readonly Outcome[]> => {
  const listed = callNamed(call)
  const caller = callerFor(bench, listed.endpoint)
  if (!bench.calls.includes(listed) || caller === undefined) return []
  const idle = (why: string): readonly Outcome[] => [notTried('lists', check, call, why)]
  const facts = await bench.factsOf(caller)
  const [point, from, until] = ['pointOid', 'window.from', 'window.to'].map((name) => facts.get(name))
  if (point === undefined || from === undefined || until === undefined)
    return idle('no service point has a history')
  const path = addressOf(listed.endpoint, { countryCode: facts.get('country'), servicePointId: point })
  const starts = (await rowsWithin(bench, caller, path, { from, until }))?.flatMap(startOf).sort() ?? []
  const middle = starts[Math.floor(starts.length / 2)]
  if (middle === undefined) return idle('no order of the history has a start')
  const found = await rowsWithin(bench, caller, path, { from: middle, until: middle })
  if (found === undefined) return idle('the history was not answered')
  const within = found.flatMap(startOf)
  const others = within.filter((start) => start !== middle)
  return [
    {
      group: 'lists',
      check,
      call,
      verdict: within.includes(middle) && others.length === 0 ? 'held' : 'broken',
      expected: `orders that start at ${middle}, both limits being inclusive`,
      seen:
        others.length > 0
          ? `${others.length} orders of another start, such as ${others[0]}`
          : `${within.length} orders of that start`,
      request: `${listed.endpoint.method} ${path}`,
    },
  ]
}

const startOf = (row: OrderRow): readonly string[] => {
  const start = orderStart(row)
  return start === undefined ? [] : [start.toISOString()]
}

/** The rows of the history between two instants; `undefined` if the response has no rows. */
const rowsWithin = async (
  { wire }: Bench,
  { token }: Caller,
  path: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly OrderRow[] | undefined> => {
  const query = new URLSearchParams({ lowerLimitSearch: from, upperLimitSearch: until })
  const seen = await wire.send({ method: 'GET', path: `${path}?${query}`, token })
  return contract.orders.history.response.safeParse(seen.json).data?.requestHistorials.services
}
