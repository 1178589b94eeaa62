import type { PGlite } from '@electric-sql/pglite'

/**
 * Gives each statement of an embedded database a round of the event loop of its own. It answers in the same thread and without ever
 * letting go of it: while statements wait for it, no request is read, no answer is sent, and of new connections one is
 * taken for all that wait. Statements inside a transaction follow each other at once.
 */
export function takeTurns(client: PGlite): PGlite {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  const turn = () =>
    new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next)
    })
  const query = client.query.bind(client)
  client.query = async <Row>(...given: Parameters<PGlite['query']>) => {
    await turn()
    return query<Row>(...given)
  }
  return client
}
