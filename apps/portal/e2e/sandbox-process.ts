import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const entry = join(import.meta.dirname, '../../sandbox/dist/main.js')
const server = process.env['TEST_DATABASE_URL']
/**
 * Name of the environment variable with the path of a seeded folder. A new sandbox copies its data from there, because
 * seeding takes longer than copying.
 */
export const SEEDED_FOLDER = 'SEEDED_FOLDER'

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The storage of a sandbox: a folder for the embedded database, or a database of its own on the database server. */
export interface Storage {
  readonly env: Readonly<Record<string, string>>
  remove(): Promise<void>
}

export async function newStorage(): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-journey-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (!server) {
    const seeded = process.env[SEEDED_FOLDER]
    if (seeded !== undefined) cpSync(seeded, folder, { recursive: true })
    return { env: { DATA_DIR: folder }, remove: async () => removeFolder() }
  }
  const name = `journey_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url.href },
    remove: async () => {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      removeFolder()
    },
  }
}

export interface SandboxProcess {
  readonly url: string
  readonly pid: number
  /** Stops the sandbox with `kill -9`, so that it can't finish its requests. */
  kill(): Promise<void>
  /** Stops the sandbox with SIGTERM, as an operator does. */
  stop(): Promise<void>
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()))

/**
 * Longest time in seconds that a sandbox may take to start. An idle machine needs one second, and a machine with ten
 * other builds two minutes.
 */
const START_SECONDS = 180

async function healthy(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + START_SECONDS * 1000
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the sandbox ended with code ${child.exitCode}:\n${printed()}`)
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error(`the sandbox did not answer in ${START_SECONDS} s:\n${printed()}`)
}

export async function startSandbox(options: {
  storage: Storage
  port?: number
  /** The URL that browsers use, if a proxy is in front of the sandbox. */
  publicUrl?: string
  env?: Readonly<Record<string, string>>
}): Promise<SandboxProcess> {
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      BASE_URL: options.publicUrl ?? url,
      LOG_LEVEL: 'warn',
      // The limit is high, because all tests sign in from one IP address, many of them as the same user.
      SIGN_INS_PER_MINUTE: '10000',
      ORDERS_PER_MINUTE: '10000',
      // The limit is high, because on a busy machine many requests are in progress at once, which must not count as
      // overload.
      REQUESTS_AT_ONCE: '1000',
      ...options.storage.env,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await healthy(url, child, () => output)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended(child)
  }
  return { url, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
