import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { quick } from '../../test/canned-fetch'
import { callByName } from '../../test/endpoint-input'
import { contract, type Endpoint, listEndpoints } from '../contract'
import { createClient } from './create-client'

/** Returns the highest number of times that a request to an endpoint may be sent. */
type Sendings = (endpoint: Endpoint) => number
const once: Sendings = () => 1
const readsTwice: Sendings = ({ method }) => (method === 'GET' ? 2 : 1)
const repeatablesTwice: Sendings = ({ method, creates }) => (method === 'GET' || creates === true ? 2 : 1)

interface Fault {
  readonly title: string
  readonly listener: RequestListener
  /** The expected result of the call at an endpoint. */
  readonly expected: (endpoint: Endpoint) => object
  readonly sendings: Sendings
  readonly timeoutMs?: number
}

const failure = (kind: string, more: object = {}) => ({ ok: false, error: { kind, ...more } })
const malformed = (reason: string) => failure('malformed', { reason, status: 200 })

const status = (code: number, kind: string, sendings = once): Fault => ({
  title: `status ${code}`,
  listener: (_request, response) => {
    response.writeHead(code, { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1' })
    response.end('{"code":"because"}')
  },
  expected: () => failure(kind, { status: code, code: null, unknownCode: 'because', requestId: 'r-1' }),
  sendings,
})

const success = (title: string, type: string, body: string, expected: Fault['expected']): Fault => ({
  title,
  listener: (_request, response) => {
    response.writeHead(200, { 'Content-Type': type })
    response.end(body)
  },
  expected,
  sendings: once,
})

/**
 * The result of a call whose complete response is this value: success if the value matches the endpoint, otherwise
 * `malformed`.
 */
const readAs =
  (value: unknown) =>
  ({ file, response }: Endpoint) => {
    if (file !== undefined) return malformed('type')
    return response.safeParse(value).success ? { ok: true } : malformed('shape')
  }

const unlessFile = (reason: string) => (endpoint: Endpoint) =>
  malformed(endpoint.file === undefined ? reason : 'type')

const faults: readonly Fault[] = [
  status(400, 'rejected'),
  status(401, 'unauthorized'),
  status(403, 'forbidden'),
  status(404, 'rejected'),
  status(409, 'rejected'),
  status(413, 'rejected'),
  status(422, 'rejected'),
  status(429, 'rejected'),
  status(500, 'server'),
  status(502, 'server', readsTwice),
  status(503, 'server', readsTwice),
  status(504, 'server', readsTwice),
  success('nothing at all', 'application/json', '', readAs(undefined)),
  success('a page of HTML', 'text/html', '<html>Sign in again</html>', unlessFile('json')),
  success('JSON that ends too early', 'application/json', '{"content":[{"id":1', unlessFile('json')),
  success(
    'JSON of another shape',
    'application/json',
    '{"content":7,"id":{}}',
    readAs({ content: 7, id: {} }),
  ),
  success(
    'JSON that is nested too deep',
    'application/json',
    '['.repeat(5_000) + ']'.repeat(5_000),
    unlessFile('size'),
  ),
  {
    title: 'a connection that is reset',
    listener: (request) => request.socket.resetAndDestroy(),
    expected: () => failure('network'),
    sendings: repeatablesTwice,
  },
  {
    title: 'a body that is cut',
    listener: (request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' })
      response.write('{"content":[', () => request.socket.destroy())
    },
    expected: () => failure('network'),
    sendings: repeatablesTwice,
  },
  {
    title: 'a body that stalls',
    listener: (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"content":[')
    },
    expected: () => failure('timeout'),
    sendings: once,
    timeoutMs: 1_500,
  },
  {
    title: 'an answer that never begins',
    listener: () => undefined,
    expected: () => failure('timeout'),
    sendings: once,
    timeoutMs: 1_500,
  },
]

const endpoints = listEndpoints(contract)

/** Calls every endpoint at an address, and counts the requests that were sent for each. */
const callAll = (baseUrl: string, timeoutMs = 20_000) =>
  Promise.all(
    endpoints.map(async (listed) => {
      let sendings = 0
      const api = createClient(
        {
          ...quick,
          baseUrl,
          timeoutMs,
          fetch: (input, init) => {
            sendings += 1
            return globalThis.fetch(input, init)
          },
        },
        contract,
      )
      const result = await callByName(api, listed)
      return { id: listed.id, result, sendings }
    }),
  )

const expectedOf = ({ expected, sendings }: Pick<Fault, 'expected' | 'sendings'>) =>
  endpoints.map(({ id, endpoint }) => ({
    id,
    result: expected(endpoint),
    sendings: sendings(endpoint),
  }))

/** Runs the work with a new server for each fault, so that a half-closed connection does not affect the next fault. */
const whileListening = async <T>(
  listener: RequestListener,
  action: (baseUrl: string) => Promise<T>,
): Promise<T> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await action(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

describe('every endpoint of the portal over a real socket', () => {
  it.each(faults)(
    'for the network fault $title, the call of every endpoint has the expected result',
    async (fault) => {
      const results = await whileListening(fault.listener, (baseUrl) => callAll(baseUrl, fault.timeoutMs))
      expect(results).toMatchObject(expectedOf(fault))
    },
  )

  it('a call whose connection is refused ends with a network error', async () => {
    const closed = await whileListening(
      () => undefined,
      async (baseUrl) => baseUrl,
    )
    const expected = () => failure('network')
    expect(await callAll(closed)).toMatchObject(expectedOf({ expected, sendings: repeatablesTwice }))
  })

  it('the error of a failed call contains the name of the endpoint', async () => {
    const results = await whileListening((_request, response) => response.writeHead(404).end(), callAll)
    expect(results.map(({ result }) => result)).toMatchObject(
      endpoints.map(({ id }) => ({ error: { endpoint: id, code: null, message: null, issues: [] } })),
    )
  })
})
