import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, restartedSandbox } from '../sandbox-process'
import { signedInClient } from '../signed-in-client'
import { emptyHistory, nextDepositTime, record, sendUnanswered } from './history'
import { expectedOf, storedOf } from './stored'

/** Number of deposits whose response is lost. It is twelve by default, and two hundred in `npm run test:deep`. */
const losses = Number(process.env['LOSSES'] ?? 12)
const clerks = 8
const millisecondsEach = 20_000
const variables = { TOKEN_TTL_SECONDS: '900' }
/**
 * The ways in which the response to a deposit is lost: on the network, with the page that waits for it, or with the
 * process.
 */
const ways = ['answer', 'page', 'process'] as const

let entry = ''
beforeAll(() => {
  entry = buildSandbox()
}, 180_000)

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/** A network that loses responses from the back end, or aborts calls in progress. */
const losingNetwork = () => {
  const state: { way: (typeof ways)[number] | undefined } = { way: undefined }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (state.way === 'answer') {
      await globalThis.fetch(input, init)
      throw new TypeError('the answer is lost')
    }
    if (state.way !== 'page') return globalThis.fetch(input, init)
    try {
      const answer = await globalThis.fetch(input, {
        ...init,
        signal: AbortSignal.timeout(randomInt(1, 60)),
      })
      return new Response(await answer.arrayBuffer(), answer)
    } catch {
      throw new TypeError('the page is gone')
    }
  }
  return { state, fetch }
}

describe('deposits whose answers are lost', () => {
  it(
    `[DU-01] [DEP-29] ${losses} deposits with lost responses are stored once when they are sent again`,
    async ({ annotate }) => {
      const restarted = await restartedSandbox(entry, variables)
      open.push(restarted.close)
      const { storage } = restarted
      const network = losingNetwork()
      const history = emptyHistory()
      const lost = { answer: 0, page: 0, process: 0 }
      let sandbox = await restarted.start()
      const signIn = () => signedInClient(sandbox.url, 'customer-operator', { fetch: network.fetch })
      let api = await signIn()
      const isEnough = () => lost.answer + lost.page + lost.process >= losses
      for (let round = 0; round < ways.length || !isEnough(); round += 1) {
        const way = ways[round % ways.length] ?? 'answer'
        network.state.way = way
        const booking = Promise.all(
          Array.from({ length: clerks }, (_, clerk) => {
            const key = `kill-${round}-${clerk}`
            const total = 100_000 + round * clerks + clerk
            return record(api, { kind: 'deposit', key, total, at: nextDepositTime() }, history, false)
          }),
        )
        if (way === 'process') {
          await sleep(randomInt(1, 60))
          await sandbox.kill()
        }
        await booking
        network.state.way = undefined
        lost[way] += history.unanswered.size
        if (way === 'process') sandbox = await restarted.start()
        if (way === 'page') api = await signIn()
        // Each deposit without a response is sent again unchanged, and must then be acknowledged. After that, all
        // deposits of this round are sent once more.
        await sendUnanswered(api, history, false)
        expect([...history.unanswered.keys()]).toEqual([])
        for (const { write } of [...history.acknowledged.values()].slice(-clerks))
          expect(await record(api, write, history, false)).toMatchObject({ kind: 'done' })
      }
      expect(await sandbox.stop()).toBe(0)
      const { deposits } = await storedOf(storage)
      expect(deposits).toEqual(expectedOf(history).deposits)
      expect(deposits.length).toBeGreaterThanOrEqual(losses)
      await annotate(
        `${storage.kind}: ${deposits.length} deposits; lost ${lost.answer} answers, ${lost.page} with their page, ${lost.process} with the process`,
      )
    },
    millisecondsEach * (losses + 4),
  )
})
