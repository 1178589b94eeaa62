import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, freePort } from '../../test/sandbox-process'
import { createAdmission } from '../kernel/admission'
import type { RequestWatch } from '../kernel/request-watch'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import { createMetrics } from './metrics'
import { startTelemetry } from './telemetry'
import { createTraces } from './traces'

const admission = createAdmission({ atOnce: 1, waiting: 0, patienceMs: 0 })
const pool = () => ({ open: 3, idle: 1, waiting: 2 })
const spans = new InMemorySpanExporter()
const metrics = createMetrics({ admission, pool })
const traces = createTraces(new SimpleSpanProcessor({ exporter: spans }))
let ended = 0
const countEnd: RequestWatch = () => () => {
  ended += 1
}
let world: SeededServer
let token: string

beforeAll(async () => {
  world = await startSeededServer({ admission, watches: [metrics.watch, ...traces.watches, countEnd] })
  const { tokens } = await world.portal.signIn(undefined, {
    username: 'customer-operator',
    password: 'remesa',
  })
  token = String(tokens.id_token)
})
afterAll(async () => {
  await traces.stop()
  await world.close()
})

/** Sends a request, and waits until the metrics have counted it. */
const send = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const before = ended
  const answer = await fetch(`${world.server.url}${path}`, {
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })
  await answer.text()
  await expect.poll(() => ended).toBeGreaterThan(before)
  return answer.status
}

const point = '/api/configuration/v1/service-point/1'
const pointRoute = '/api/configuration/v1/service-point/:id'

describe('metrics', () => {
  it('metrics count requests by route, method and status, and measure their time', async () => {
    const status = await send(point)
    await send('/nobody/knows/this?name=Ana')
    const text = await metrics.registry.metrics()
    expect(text).toContain(`http_requests_total{method="GET",route="${pointRoute}",status="${status}"} 1`)
    expect(text).toContain(`http_request_duration_seconds_count{method="GET",route="${pointRoute}"} 1`)
    expect(text).toMatch(/http_requests_total\{method="GET",route="page",status="\d+"\} 1/)
    expect(text).toMatch(/http_requests_total\{method="POST",route="\/oidc\/\*",status="200"\}/)
    expect(text).toMatch(/^http_requests_in_progress 0$/m)
  })

  it('metrics count refused calls and database work that waits', async () => {
    await admission.run(async () => {
      expect(await send(point)).toBe(503)
      expect(await metrics.registry.metrics()).toMatch(/^calls_in_progress 1$/m)
    })
    const text = await metrics.registry.metrics()
    expect(text).toMatch(/^calls_shed_total 1$/m)
    expect(text).toMatch(/^database_connections_waiting 2$/m)
    expect(await metrics.registry.metrics()).toMatch(/^calls_shed_total 1$/m)
  })

  it('metrics are served on a separate port if the environment sets this port', async () => {
    const metricsPort = await freePort()
    const telemetry = await startTelemetry(
      { host: '127.0.0.1', metricsPort, otlpEndpoint: undefined },
      { admission, pool: undefined },
    )
    const url = `http://127.0.0.1:${metricsPort}`
    const answer = await fetch(`${url}/metrics`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await answer.text()).toContain('process_cpu_seconds_total')
    expect((await fetch(`${url}/`)).status).toBe(404)
    await telemetry.stop()
    await expect(fetch(`${url}/metrics`)).rejects.toThrow()
  })
})

describe('traces', () => {
  it('traces contain a span for each request, which belongs to the caller’s trace', async () => {
    spans.reset()
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const status = await send(point, {
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      'X-Request-Id': 'traced',
    })
    expect(spans.getFinishedSpans()).toMatchObject([
      {
        name: `GET ${pointRoute}`,
        parentSpanContext: { traceId, spanId: 'b7ad6b7169203331' },
        attributes: {
          'http.request.method': 'GET',
          'http.route': pointRoute,
          'http.response.status_code': status,
          'remesa.request_id': 'traced',
        },
      },
    ])
  })
})

describe('the measured values', () => {
  it('neither metrics nor traces contain the user or the content of a request', async () => {
    spans.reset()
    await send('/api/configuration/v1/client?name=Bazar%20Secreto&size=10')
    await send('/login/secret-sign-in')
    const known = JSON.stringify([
      await metrics.registry.metrics(),
      spans.getFinishedSpans().map((span) => [span.name, span.attributes]),
    ])
    for (const secret of ['Secreto', 'secret', 'customer-operator', token, 'Ana'])
      expect(known).not.toContain(secret)
  })

  it('the libraries for telemetry are loaded only if telemetry is configured', () => {
    const folder = dirname(buildSandbox())
    const isNeeded = (file: string, seen: Set<string>): Set<string> => {
      if (seen.has(file)) return seen
      seen.add(file)
      const text = readFileSync(join(folder, file), 'utf8')
      const named = [...text.matchAll(/^(?:import|export)\b[^'"]*['"]([^'"]+)['"]/gm)].map(
        ([, name = '']) => name,
      )
      // `main.js` imports the rest of the program dynamically, after it has turned on the compile cache.
      const start =
        file === 'main.js'
          ? [...text.matchAll(/import\(['"](\.[^'"]+)['"]\)/g)].map(([, name = '']) => name)
          : []
      for (const name of [...named, ...start])
        if (name.startsWith('./')) isNeeded(name.slice(2), seen)
        else libraries.add(name)
      return seen
    }
    const libraries = new Set<string>()
    isNeeded('main.js', new Set())
    const isTelemetry = (name: string) => name === 'prom-client' || name.startsWith('@opentelemetry/')
    expect(libraries).toContain('pino')
    expect([...libraries].filter(isTelemetry)).toEqual([])
    const all = readdirSync(folder).filter((file) => file.endsWith('.js'))
    expect(all.some((file) => readFileSync(join(folder, file), 'utf8').includes('prom-client'))).toBe(true)
  })
})
