import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import { createLogger } from './logger'

let world: SeededServer
let port: number
beforeAll(async () => {
  world = await startSeededServer()
  port = Number(new URL(world.server.url).port)
})
afterAll(() => world.close())

/** Sends a text on a new connection, and returns the whole response of the server. */
const exchange = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('close', () => resolve(received)).on('error', reject)
    socket.setTimeout(5_000, () => socket.destroy())
  })

const statuses = (received: string) => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code)

const head = (...lines: readonly string[]) => `${['Host: localhost', ...lines].join('\r\n')}\r\n\r\n`

describe('the end of a message', () => {
  it.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['a length beside chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['chunks under another coding', ['Transfer-Encoding: chunked, identity']],
    ['a length that is no number', ['Content-Length: +5']],
    ['a space before a colon', ['Content-Length : 5']],
  ])('a request whose end is ambiguous because of %s is refused', async (_what, lines) => {
    const smuggled = `GET /config.json HTTP/1.1\r\n${head('Connection: close')}`
    const received = await exchange(`POST /api/whoami HTTP/1.1\r\n${head(...lines)}0\r\n\r\n${smuggled}`)
    expect(statuses(received)).toEqual(['400'])
  })
})

describe('an answer', () => {
  it('a response states its media type and, if it is text, its encoding', async () => {
    const expected = {
      '/': /^text\/html; charset=utf-8$/i,
      '/privacy': /^text\/html; charset=utf-8$/i,
      '/login/gone': /^text\/html; charset=utf-8$/i,
      '/oidc/auth': /^text\/html; charset=utf-8$/i,
      '/login/assets/sign-in.css': /^text\/css; charset=utf-8$/i,
      '/config.json': /^application\/json(; charset=utf-8)?$/i,
      '/api/configuration/v1/user/me': /^application\/json(; charset=utf-8)?$/i,
      '/oidc/.well-known/openid-configuration': /^application\/json; charset=utf-8$/i,
    }
    for (const [path, type] of Object.entries(expected)) {
      const answer = await fetch(world.server.url + path, { headers: { accept: 'text/html' } })
      expect([path, answer.headers.get('content-type')]).toEqual([path, expect.stringMatching(type)])
    }
  })

  it('[HD-09] the response to a TRACE request contains neither headers nor body of the request', async () => {
    for (const path of ['/', '/api/configuration/v1/user/me', '/oidc/token', '/healthz']) {
      const received = await exchange(
        `TRACE ${path} HTTP/1.1\r\n${head('X-Secret: repeated', 'Connection: close')}`,
      )
      expect([path, Number(statuses(received)[0])]).toEqual([path, expect.toSatisfy((code) => code >= 400)])
      expect(received).not.toContain('repeated')
    }
  })
})

describe('the log', () => {
  it('[DU-13] the log contains a line for each refused request, whose level depends on the status', async () => {
    const me = '/api/configuration/v1/user/me'
    await fetch(world.server.url + me, { headers: { 'X-Request-Id': 'no-token' } })
    const { tokens } = await world.portal.signIn(undefined, {
      username: 'customer-operator',
      password: 'remesa',
    })
    const authorization = `Bearer ${tokens.id_token}`
    const call = (path: string, id: string) =>
      fetch(world.server.url + path, { headers: { authorization, 'X-Request-Id': id } })
    expect((await call('/api/configuration/v1/history', 'no-right')).status).toBe(403)
    const lines = () => world.server.logLines.map((line) => JSON.parse(line))
    await expect
      .poll(lines)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ requestId: 'no-token', status: 401 }),
          expect.objectContaining({ requestId: 'no-right', status: 403, userId: expect.any(Number) }),
        ]),
      )
  })

  it('[DU-13] the log contains times in UTC, and no secrets', () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => void lines.push(line) })
    logger.info({ sign: { password: 'hidden', token: 'hidden', name: 'seen' } }, 'sign-in')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      sign: { name: 'seen' },
    })
    expect(lines.join()).not.toContain('hidden')
  })

  it('[XS-08] the log contains one line of JSON for each request, whatever its URL and headers contain', async () => {
    const before = world.server.logLines.length
    const hostile = ['/%0d%0a{"level":60}', '/%22%7d%0a', '/\u2028', '/..%5c%00']
    for (const path of hostile) {
      await fetch(world.server.url + path, {
        headers: { 'User-Agent': '"}\t{"msg":"made up"', 'X-Request-Id': '"},{' },
      })
    }
    await expect.poll(() => world.server.logLines.length).toBe(before + hostile.length)
    for (const line of world.server.logLines.slice(before)) {
      expect(line.trimEnd()).not.toMatch(/[\n\r\u2028]/)
      expect(JSON.parse(line)).toMatchObject({
        msg: 'answered',
        requestId: expect.stringMatching(/^[\w-]+$/),
      })
    }
  })
})
