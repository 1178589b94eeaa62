import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'

interface Waiting {
  readonly arrival: number
  readonly go: () => void
}

const arrivals = new AsyncLocalStorage<number>()
let count = 0

/**
 * Does work whose statements come before those of all work that was begun later. Where many wait, whoever came first is done first,
 * instead of everybody when the last one is.
 */
export const inOrderOfArrival = <Result>(work: () => Result): Result => {
  count += 1
  return arrivals.run(count, work)
}

/**
 * Gives each statement of an embedded database a round of the event loop of its own. It answers in the same thread and without ever
 * letting go of it: while statements wait for it, no request is read, no answer is sent, and of new connections one is
 * taken for all that wait. Statements inside a transaction follow each other at once.
 */
export function takeTurns(client: PGlite): PGlite {
  const waiting: Waiting[] = []
  const next = () => {
    waiting.shift()?.go()
    if (waiting.length > 0) setImmediate(next)
  }
  const turn = () =>
    new Promise<void>((go) => {
      const arrival = arrivals.getStore() ?? count
      const later = waiting.findLastIndex((other) => other.arrival <= arrival) + 1
      waiting.splice(later, 0, { arrival, go })
      if (waiting.length === 1) setImmediate(next)
    })
  const query = client.query.bind(client)
  client.query = async <Row>(...given: Parameters<PGlite['query']>) => {
    await turn()
    return query<Row>(...given)
  }
  return client
}
