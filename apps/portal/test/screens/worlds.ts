import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type FailurePlan, type InProcessSandbox, startInProcess } from '@remesa/sandbox/in-process'
import { NO_ANSWER } from './world-address'

const worlds = new Map<string, InProcessSandbox>()

/**
 * The requests by which a test controls its back end, by path. A request to a path that is not listed is an API call.
 */
const requests: Readonly<Record<string, (world: InProcessSandbox, body: string) => unknown>> = {
  '/restore': (world) => world.restore(),
  '/fail': (world, body) => world.fail(JSON.parse(body) as FailurePlan),
  '/grant': (world, body) => world.grant(JSON.parse(body) as { username: string; role: string }),
  '/now': (world, body) => world.setNow(new Date(body)),
}

/**
 * Handles the requests of screen tests. `POST /` starts a back end and returns its id. Requests to this back end have
 * paths below `/<id>`.
 */
export const answerWorlds = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = 'GET', url = '/' } = incoming
  if (method === 'POST' && url === '/') {
    const id = randomUUID()
    worlds.set(id, await startInProcess())
    return void response.end(id)
  }
  const [, id = '', rest = '/'] = /^\/([^/]+)(\/.*)$/.exec(url) ?? []
  const world = worlds.get(id)
  if (world === undefined) return void response.writeHead(404).end()
  const body = await buffer(incoming)
  const own = method === 'POST' ? requests[rest] : undefined
  if (own !== undefined) {
    await own(world, body.toString())
    return void response.end()
  }
  const left = new AbortController()
  response.on('close', () => left.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await world
    .fetch(`http://${incoming.headers.host}${rest}`, {
      method,
      headers,
      signal: left.signal,
      ...(hasBody ? { body } : {}),
    })
    .catch(() => undefined)
  if (answer === undefined) return void response.writeHead(NO_ANSWER).end()
  // The page takes the time from the `Date` header of responses, as in the product.
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    date: world.now().toUTCString(),
  })
  if (answer.body === null) return void response.end()
  response.flushHeaders()
  // A page's event streams end when the page is left.
  await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => undefined)
}

/** Closes all back ends, and throws the error if background work of a back end has failed. */
export const closeWorlds = async (): Promise<void> => {
  await Promise.all([...worlds.values()].map((world) => world.close()))
  worlds.clear()
}
