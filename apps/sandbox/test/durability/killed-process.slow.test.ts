import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@remesa/api-client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { leaseMs } from '../../src/worker'
import { buildSandbox, type RunningSandbox, restartedSandbox, type Storage } from '../sandbox-process'
import { signedInClient } from '../signed-in-client'
import { emptyHistory, type History, type Round, sendUnanswered, writeUntilGone } from './history'
import { loseDatabase } from './lose-database'
import { expectedOf, storedOf } from './stored'

/** Number of times that the process is killed. It is two by default, and fifty in `npm run test:deep`. */
const kills = Number(process.env['KILLS'] ?? 2)
/**
 * Number of times that the process gets SIGTERM afterwards. It is one by default, and twenty in `npm run test:deep`.
 */
const stops = Number(process.env['STOPS'] ?? 1)
const writers = 16
const writeKinds = 5
const millisecondsEach = 90_000
const wellWithinMs = 20_000
/**
 * Environment variables with the longest permitted lifetime of tokens. A kill and all its following steps take less
 * time.
 */
const variables = { TOKEN_TTL_SECONDS: '900' }

let entry = ''
beforeAll(() => {
  entry = buildSandbox()
}, 180_000)

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/**
 * The way in which a round ends: by `kill -9`, by SIGTERM, or by the loss of the database while the process continues.
 */
type End = 'kill' | 'stop' | 'database'

/** The way in which each round ends. On PostgreSQL, the database is lost after every second kill of the process. */
const roundsOn = ({ kind }: Storage): readonly End[] => [
  ...Array.from({ length: kills }, (_, at): readonly End[] =>
    kind === 'postgres' && at % 2 === 1 ? ['kill', 'database'] : ['kill'],
  ).flat(),
  ...Array.from({ length: stops }, (): End => 'stop'),
]

const kindsOf = ({ acknowledged }: History) =>
  new Set([...acknowledged.values()].map(({ write }) => write.kind))

/** Waits until the process has recovered without a restart. Call it when the database is available again. */
const waitUntilWell = async ({ url, output }: RunningSandbox): Promise<void> => {
  for (const giveUpAt = Date.now() + wellWithinMs; ; await sleep(50)) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    if (Date.now() > giveUpAt) throw new Error(`the sandbox is not well:\n${output()}`)
  }
}

/** Waits until a write was acknowledged in this round. In the first round, it waits for a write of every type. */
const firstWrites = async (history: History, before: number, round: Round): Promise<void> => {
  const isWaiting = () => history.acknowledged.size === before || kindsOf(history).size < writeKinds
  while (isWaiting() && !round.isOver) await sleep(5)
}

const unfinished = ['RECEIVED', 'PROCESSING']

/** Waits until no report is waiting. This takes at most until the lease of a killed process has expired. */
const waitForReports = async (api: ApiClient): Promise<void> => {
  for (const giveUpAt = Date.now() + leaseMs * 4; ; await sleep(500)) {
    const waiting: object[] = []
    for (let page = 0, isLast = false; !isLast; page += 1) {
      const list = await api.reports.list({ query: { size: 100, page } })
      if (!list.ok) throw new Error(`the reports cannot be listed: ${JSON.stringify(list.error)}`)
      const { content } = list.value
      waiting.push(...content.filter(({ status }) => unfinished.includes(status)))
      isLast = content.length < 100
    }
    if (waiting.length === 0) return
    if (Date.now() > giveUpAt) throw new Error(`reports still wait: ${JSON.stringify(waiting)}`)
  }
}

describe('a process that is killed while it writes', () => {
  it(
    `[DU-01] a process that ${writers} writers use stores each acknowledged write completely and once, although it is killed ${kills} times and stopped ${stops} times`,
    async ({ annotate }) => {
      const restarted = await restartedSandbox(entry, variables)
      open.push(restarted.close)
      const { storage } = restarted
      const history = emptyHistory()
      let sandbox = await restarted.start()
      const api = await signedInClient(sandbox.url, 'customer-operator')
      for (const [number, end] of roundsOn(storage).entries()) {
        const round: Round = { number, mayFail: end === 'database', isOver: false }
        const before = history.acknowledged.size
        const writing = Promise.all(
          Array.from({ length: writers }, (_, writer) => writeUntilGone(api, writer, history, round)),
        ).finally(() => {
          round.isOver = true
        })
        // A refused write also ends the wait, so that the test fails at once.
        await Promise.race([writing, firstWrites(history, before, round)])
        await sleep(randomInt(20, 1_500))
        if (end === 'database') {
          await loseDatabase(storage)
          await waitUntilWell(sandbox)
          round.isOver = true
          await writing
        } else {
          if (end === 'stop') expect(await sandbox.stop()).toBe(0)
          else await sandbox.kill()
          await writing
          sandbox = await restarted.start()
        }
        // The outcome of a write without a response is unknown. The write is therefore sent again with its idempotency
        // key, and must then have been executed exactly once.
        await sendUnanswered(api, history, round.mayFail)
        expect([...history.unanswered.keys()]).toEqual([])
      }
      await waitForReports(api)
      expect(await sandbox.stop()).toBe(0)
      const stored = await storedOf(storage)
      const expected = expectedOf(history)
      // Rows of each type are compared separately, because the output of one large comparison would not show the
      // difference.
      expect(stored.reports).toEqual(expected.reports)
      expect(stored.deposits).toEqual(expected.deposits)
      expect(stored.keys).toEqual(expected.keys)
      expect(stored.orders).toEqual(expected.orders)
      // Each writer must have begun at least one write in each round. The writer of reports is excepted, because the
      // queue may have been full.
      expect(history.acknowledged.size).toBeGreaterThanOrEqual((kills + stops) * (writers - 1))
      await annotate(
        `${storage.kind}: ${kills} kills, ${stops} stops, ${history.acknowledged.size} acknowledged writes`,
      )
    },
    millisecondsEach * (kills + stops + 2),
  )
})
