import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, freePort } from '../test/sandbox-process'

const folder = mkdtempSync(join(tmpdir(), 'remesa-'))
const children: ChildProcess[] = []
let entry = ''

beforeAll(() => {
  entry = buildSandbox()
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

/** Starts the process. Each test sets a port, because another instance of the product may be using the default port. */
function start(variables: Record<string, string> & { readonly PORT: string }): Started {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  return { child, output: () => text, exit }
}

async function ready(started: Started): Promise<Started> {
  const deadline = Date.now() + 90_000
  while (!started.output().includes('Stop with Ctrl+C')) {
    if (started.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`It did not start: ${started.output()}`)
    await sleep(50)
  }
  return started
}

const jwksOf = async (port: number): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}/oidc/jwks`)).json()

interface Refused {
  readonly variables: Record<string, string>
  readonly says: string
  end(): void
}

describe('the process', { timeout: 200_000 }, () => {
  it('the server prints its URL and accounts, refuses to start a second process on the same data folder, and starts again after kill -9', async () => {
    const port = await freePort()
    const variables = { PORT: String(port), DATA_DIR: join(folder, 'first') }
    const first = await ready(start(variables))
    expect(first.output()).toContain(`http://localhost:${port}`)
    expect(first.output()).toContain('customer-operator')
    const jwks = await jwksOf(port)

    const second = start({ ...variables, PORT: String(await freePort()) })
    expect(await second.exit).not.toBe(0)
    expect(second.output()).toContain(`process ${first.child.pid}`)

    first.child.kill('SIGKILL')
    await first.exit
    await ready(start(variables))
    expect(await jwksOf(port)).toEqual(jwks)
  })

  it('the server finishes a running request after a stop signal, and accepts no new request', async () => {
    const port = await freePort()
    const started = await ready(start({ PORT: String(port), DATA_DIR: join(folder, 'second') }))
    const inFlight = httpRequest({
      port,
      host: '127.0.0.1',
      path: '/oidc/token',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const answer = once(inFlight, 'response')
    inFlight.write('grant_type=')
    await sleep(200)
    started.child.kill('SIGTERM')
    await sleep(1_000)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
    inFlight.end('authorization_code')
    const [incoming] = await answer
    expect(incoming.statusCode).toBe(400)
    incoming.resume()
    expect(await started.exit).toBe(0)
  })

  it('the server responds to all fifty requests that were sent before a stop signal, and ends within three seconds', async () => {
    const port = await freePort()
    const started = await ready(start({ PORT: String(port), DATA_DIR: join(folder, 'fifty') }))
    const agent = new Agent({ keepAlive: true })
    const statusOf = async (): Promise<number | undefined> => {
      const request = httpRequest({ port, host: '127.0.0.1', path: '/readyz', agent })
      request.end()
      const [incoming] = await once(request, 'response')
      incoming.resume()
      await once(incoming, 'end')
      return incoming.statusCode
    }
    const all = () => Promise.allSettled(Array.from({ length: 50 }, statusOf))
    // The requests are sent twice. Only the second time are all fifty connections already open.
    await all()
    const inFlight = all()
    await sleep(20)
    started.child.kill('SIGTERM')
    const answers = await inFlight
    const answeredAt = performance.now()
    expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value)).toEqual(
      answers.map(() => 200),
    )
    expect(await started.exit).toBe(0)
    expect(performance.now() - answeredAt).toBeLessThan(3_000)
    agent.destroy()
  })

  it.each<[string, () => Promise<Refused>]>([
    [
      'a port that is taken',
      async () => {
        const holder = createServer().listen(0, '127.0.0.1')
        await once(holder, 'listening')
        const { port } = holder.address() as AddressInfo
        return {
          variables: { PORT: String(port), DATA_DIR: join(folder, 'third') },
          says: 'is in use',
          end: () => holder.close(),
        }
      },
    ],
    [
      'a wrong variable',
      async () => ({ variables: { PORT: 'many' }, says: 'PORT must be', end: () => undefined }),
    ],
    [
      'the default password where others can reach it',
      async () => ({ variables: { HOST: '0.0.0.0' }, says: 'SANDBOX_PASSWORD', end: () => undefined }),
    ],
    [
      'a database that is not there',
      async () => ({
        variables: { DATABASE_URL: 'postgres://localhost:1/x' },
        says: 'DATABASE_URL',
        end: () => undefined,
      }),
    ],
    [
      'a data folder that cannot be',
      async () => ({
        variables: { DATA_DIR: '/dev/null/data' },
        says: '/dev/null/data',
        end: () => undefined,
      }),
    ],
  ])(
    'the server ends with an explanation and an exit code other than 0 because of %s',
    async (_what, arrange) => {
      const { variables, says, end } = await arrange()
      const started = start({ PORT: String(await freePort()), ...variables })
      expect(await started.exit).toBe(1)
      expect(started.output()).toContain('Remesa did not start.')
      expect(started.output()).toContain(says)
      expect(started.output()).not.toMatch(/^\s+at /m)
      end()
    },
  )
})
