import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/db/connection/open-database'
import { buildSandbox, freePort, type RunningSandbox, type Storage, startSandbox } from '../sandbox-process'
import { signedInTokens } from '../signed-in-client'
import { caller, changedPoint, fillWorld, portalLine } from './large-world'

const now = new Date('2026-11-23T09:30:00Z')

export { overload } from './overload'
export { benchCases, benchCasesOnServer } from './page-cases'

const connections = 32
const variables = { TOKEN_TTL_SECONDS: '900', LOG_LEVEL: 'error' }

/** Returns the caller's current token. */
type Token = () => Promise<string>

/**
 * Runs a process on the embedded database with many rows. The folder is filled, and then the process is stopped and
 * started again on this folder.
 */
async function withProcess<T>(
  action: (sandbox: RunningSandbox, token: Token) => Promise<T>,
  further: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-bench-'))
  const storage: Storage = {
    kind: 'pglite',
    variables: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
  try {
    const opened = await openDatabase({ databaseUrl: undefined, dataDir: folder }, () => {})
    if (!opened.ok) throw new Error(opened.error)
    await fillWorld(opened.value.db, now)
    await opened.value.close()
    const sandbox = await startSandbox({
      entry: buildSandbox(),
      storage,
      variables: { ...variables, ...further },
    })
    try {
      return await action(sandbox, await signedInTokens(sandbox.url, caller))
    } finally {
      await sandbox.stop()
    }
  } finally {
    await storage.remove()
  }
}

const authorized = (token: string) => ({ Authorization: `Bearer ${token}` })

/**
 * The durations of the responses while every connection requests one page after another. Another user changes a service
 * point every second, so that no response is cached for long.
 */
const pages = async (url: string, token: Token, { asking, untilMs }: { asking: number; untilMs: number }) => {
  const times: number[] = []
  let asked = 0
  const begun = performance.now()
  const isOver = () => performance.now() - begun >= untilMs
  const ask = async () => {
    while (!isOver()) {
      const sent = performance.now()
      asked += 1
      const answer = await fetch(`${url}${portalLine(asked)}`, { headers: authorized(await token()) })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`a page answered ${answer.status}`)
      times.push(performance.now() - sent)
    }
  }
  const write = async () => {
    for (let count = 0; !isOver(); count += 1) {
      const answer = await fetch(`${url}${changedPoint(count)}`, {
        method: 'PATCH',
        headers: { ...authorized(await token()), 'Content-Type': 'application/json' },
        body: JSON.stringify({ value: true }),
      })
      if (answer.status >= 300) throw new Error(`a change answered ${answer.status}`)
      await sleep(1_000)
    }
  }
  await Promise.all([write(), ...Array.from({ length: asking }, ask)])
  return times.toSorted((a, b) => a - b)
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

export const underLoad = (seconds: number) =>
  withProcess(async (sandbox, token) => {
    await pages(sandbox.url, token, { asking: 4, untilMs: 2_000 })
    const times = await pages(sandbox.url, token, { asking: connections, untilMs: seconds * 1_000 })
    return [
      {
        name: 'From nothing to the first answer on an existing folder',
        value: sandbox.startedInMs,
        unit: 'ms',
        goal: 3_000,
      },
      {
        name: `Slowest page but 1 % at ${connections} connections (${(times.length / seconds).toFixed(0)} a second)`,
        value: percentile(times, 0.99),
        unit: 'ms',
        goal: 250,
      },
    ]
  })

const residentMb = (pid: number): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Slope of the regression line through equidistant values. The unit is the distance between two values. */
const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [above, below] = values.reduce(
    ([top, bottom], value, at) => [top + (at - middle) * (value - mean), bottom + (at - middle) ** 2],
    [0, 0],
  )
  return above / below
}

/**
 * The garbage collection of a process. It runs before the memory is measured. Otherwise the result would depend more on
 * the machine than on the program, because the engine collects only when memory is scarce.
 */
interface Collector {
  readonly collect: () => Promise<void>
  readonly close: () => void
}

/**
 * Longest time in milliseconds that a garbage collection may take. If it takes longer, the memory of the process can't
 * be measured.
 */
const collectionMs = 20_000

const openCollector = async (inspectorPort: number): Promise<Collector> => {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  const [target]: { readonly webSocketDebuggerUrl: string }[] = JSON.parse(await targets.text())
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  const answered = new Map<number, () => void>()
  socket.addEventListener('message', ({ data }) => answered.get(JSON.parse(String(data)).id)?.())
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let id = 0
  return {
    collect: async () => {
      id += 1
      const done = new Promise<void>((resolve) => answered.set(id, resolve))
      socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
      await Promise.race([
        done,
        sleep(collectionMs).then(() => Promise.reject(new Error('The process did not collect.'))),
      ])
    },
    close: () => socket.close(),
  }
}

const sampleSeconds = 5
/** The fraction of a long run that only warms up the process. */
const warmUpPart = 0.2

export const soak = async (minutes: number) => {
  const inspectorPort = await freePort()
  return withProcess(
    async (sandbox, token) => {
      const collector = await openCollector(inspectorPort)
      const samples: number[] = []
      let isOver = false
      const watching = (async () => {
        while (!isOver) {
          await collector.collect()
          samples.push(residentMb(sandbox.pid))
          await sleep(sampleSeconds * 1_000)
        }
      })()
      const times = await pages(sandbox.url, token, { asking: 16, untilMs: minutes * 60_000 })
      isOver = true
      await watching
      collector.close()
      const warm = samples.slice(Math.floor(samples.length * warmUpPart))
      return [
        {
          name: `Growth of memory in ${minutes} minutes (${times.length.toLocaleString('en')} pages, ${(warm.at(-1) ?? 0).toFixed(0)} MB at the end)`,
          value: slopeOf(warm) * (60 / sampleSeconds),
          unit: 'MB a minute',
          goal: 1,
        },
      ]
    },
    { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` },
  )
}
