import { once } from 'node:events'
import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RequestWatch } from '../kernel/request-watch'
import type { Measured, Telemetry } from './measured'

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The registry of all metrics, and the function that counts requests in it. */
export const createMetrics = ({ admission, pool }: Measured) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Requests that have ended, by route, method and status; 499 where the caller went first.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route and method.',
    labelNames: ['method', 'route'],
    buckets: secondsBuckets,
    registers,
  })
  const inProgress = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests that have begun and not ended, streams of events among them.',
    registers,
  })

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('calls_in_progress', 'Calls of the API that are being answered.', () => admission.load().inProgress)
  gauge('calls_waiting', 'Calls of the API that wait for a place.', () => admission.load().waiting)
  let counted = 0
  new Counter({
    name: 'calls_shed_total',
    help: 'Calls of the API that were turned away with 503 because there was no place in time.',
    registers,
    collect() {
      const { refused } = admission.load()
      this.inc(refused - counted)
      counted = refused
    },
  })
  if (pool !== undefined) {
    gauge('database_connections_open', 'Connections to the database.', () => pool().open)
    gauge('database_connections_idle', 'Connections to the database that nothing uses.', () => pool().idle)
    gauge('database_connections_waiting', 'Pieces of work that wait for a connection.', () => pool().waiting)
  }

  const watch: RequestWatch = () => {
    inProgress.inc()
    return ({ method, route, status, milliseconds }) => {
      inProgress.dec()
      answered.inc({ method, route, status })
      duration.observe({ method, route }, milliseconds / 1_000)
    }
  }
  return { registry, watch }
}

/**
 * Serves the metrics for Prometheus at `/metrics` on a separate port, which should not be reachable from outside.
 *
 * @throws Error if the process can't listen on the port.
 */
export async function startMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  measured: Measured,
): Promise<Telemetry> {
  const { registry, watch } = createMetrics(measured)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    watches: [watch],
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
