import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'

interface Waiting {
  readonly arrival: number
  readonly go: () => void
}

const arrivals = new AsyncLocalStorage<number>()
let count = 0

/**
 * Runs a piece of work. Its statements are executed before the statements of work that began later, so the first of
 * many requests gets its response first. Otherwise all requests would wait until the last one is finished.
 */
export const inOrderOfArrival = <Result>(work: () => Result): Result => {
  count += 1
  return arrivals.run(count, work)
}

/**
 * Executes each statement of an embedded database in a separate round of the event loop. The database works in the same
 * thread and never yields. Without a queue, no request could be read and no response sent while statements wait. The
 * statements of a transaction are executed without a pause between them.
 */
export function queueStatements(client: PGlite): PGlite {
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
