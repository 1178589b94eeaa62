import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageRoot } from '../src/kernel/package-root'
import { withAdmin } from '../src/testing/postgres-server'

const startsWithinMs = 90_000

let built: string | undefined

/** Builds the sandbox once for all test files of a process, in a folder separate from other builds. */
export function buildSandbox(): string {
  if (built !== undefined) return built
  const folder = join(
    packageRoot(),
    'node_modules',
    '.cache',
    `process-test-${process.env['VITEST_POOL_ID'] ?? 'bench'}`,
  )
  const tsup = join(packageRoot(), 'node_modules', 'tsup', 'dist', 'cli-default.js')
  execFileSync(process.execPath, [tsup, '--out-dir', folder, '--silent'], { cwd: packageRoot() })
  built = join(folder, 'main.js')
  return built
}

/** The storage of a sandbox: a folder, or a separate database on the server of TEST_DATABASE_URL. */
export interface Storage {
  readonly kind: 'pglite' | 'postgres'
  readonly variables: Readonly<Record<string, string>>
  remove(): Promise<void>
}

export async function newStorage(): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-process-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined || server === '') {
    return { kind: 'pglite', variables: { DATA_DIR: folder }, remove: async () => removeFolder() }
  }
  const name = `remesa_process_${randomBytes(6).toString('hex')}`
  await withAdmin(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    kind: 'postgres',
    variables: { DATA_DIR: folder, DATABASE_URL: url.href },
    remove: async () => {
      await withAdmin(server, `drop database if exists ${name} with (force)`)
      removeFolder()
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

export interface RunningSandbox {
  readonly url: string
  readonly pid: number
  /** Time from the start of the process to its first successful response. */
  readonly startedInMs: number
  /** All output that the process has printed so far. */
  output(): string
  /** Suspends the process until `goOn` or `kill` is called. */
  pause(): void
  goOn(): void
  /** Ends the process with `kill -9`, so that it can't finish its requests. */
  kill(): Promise<void>
  /** Ends the process with SIGTERM, as an operator does. Resolves with the exit code. */
  stop(): Promise<number | null>
}

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

async function healthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + startsWithinMs; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error(`the sandbox did not answer in time:\n${output()}`)
}

/** Runs a built sandbox as a separate process. Resolves when the sandbox responds. */
export async function startSandbox(options: {
  readonly entry: string
  readonly storage: Storage
  readonly port?: number
  readonly variables?: Readonly<Record<string, string>>
}): Promise<RunningSandbox> {
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, [options.entry], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // Test programs sign in more often than any person, so the limit is set higher than they can reach.
      SIGN_INS_PER_MINUTE: '1000000',
      ORDERS_PER_MINUTE: '1000000',
      // On a busy machine more calls run at once, so their limit is higher than the tests can reach.
      REQUESTS_AT_ONCE: '1000',
      ...options.storage.variables,
      ...options.variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  const output = () => text
  try {
    await healthy(url, child, output)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended(child)
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - begun,
    output,
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

/** A sandbox that can be killed and then started again with the same storage on the same port. */
export interface RestartedSandbox {
  readonly storage: Storage
  /** Starts the sandbox. Resolves when the sandbox responds. */
  start(): Promise<RunningSandbox>
  /** Stops the running process, and removes the storage. */
  close(): Promise<void>
}

/** Creates a storage and a port for a built sandbox. A test can kill this sandbox and start it again. */
export async function restartedSandbox(
  entry: string,
  variables: Readonly<Record<string, string>>,
): Promise<RestartedSandbox> {
  const storage = await newStorage()
  const port = await freePort()
  const running: RunningSandbox[] = []
  return {
    storage,
    start: async () => {
      const sandbox = await startSandbox({ entry, storage, port, variables })
      running.push(sandbox)
      return sandbox
    },
    close: async () => {
      for (const sandbox of running.toReversed()) await sandbox.stop()
      await storage.remove()
    },
  }
}
