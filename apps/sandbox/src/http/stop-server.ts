import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'

/**
 * Time in milliseconds to wait after the stop signal. A request that was sent before the signal arrives within this
 * time.
 */
const arrivesWithinMs = 300
/** Longest time in milliseconds after the stop signal in which new connections are accepted. */
const acceptsForMs = 5_000

/**
 * Resolves when no connection waits to be accepted. A round of the event loop accepts at most one connection, and reads
 * only from connections that an earlier round has accepted. Fifty connections that arrive together therefore need fifty
 * rounds, however short each round is.
 */
const allAccepted = async (server: Server): Promise<void> => {
  const until = performance.now() + acceptsForMs
  let isQuiet = false
  const onConnection = () => {
    isQuiet = false
  }
  server.on('connection', onConnection)
  while (!isQuiet && performance.now() < until) {
    isQuiet = true
    await nextRound()
    await nextRound()
  }
  server.off('connection', onConnection)
}

/**
 * Stops a server. Connections that have arrived are accepted, and their requests get responses, for at most `graceMs`.
 * The remaining connections are then cut. Each response closes its connection.
 */
export const stopServer = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('Connection', 'close')
  })
  await sleep(arrivesWithinMs)
  await allAccepted(server)
  // The HTTP server's own `close` would immediately cut every connection whose request has not been read.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  // An idle connection may have a request that was not read yet, so it is closed only after the next round of reading.
  const close = setInterval(() => setImmediate(() => server.closeIdleConnections()), arrivesWithinMs)
  await closed
  clearInterval(close)
  clearTimeout(cut)
}
