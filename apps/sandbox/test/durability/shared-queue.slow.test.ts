import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@remesa/api-client'
import { OrdersReportRequest } from '@remesa/domain/orders'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pointId } from '../../src/testing/places'
import { ordersReportBody } from '../../src/testing/requests/reports.requests'
import { leaseMs } from '../../src/worker'
import { buildSandbox, freePort, newStorage, type RunningSandbox, startSandbox } from '../sandbox-process'
import { signedInClient } from '../signed-in-client'
import { type LogEntry, logReports, namedFor, type ReportLog } from './report-log'
import { reportId } from './writes'

let entry = ''
beforeAll(() => {
  entry = buildSandbox()
}, 180_000)

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const [survivor, victim] = ['remesa-survivor', 'remesa-victim']
/** Two accounts, each with the largest permitted number of unfinished reports. */
const usernames = ['customer-operator', 'provider-staff'] as const
const reportsEach = 20
/** Number of rows in a report. It is so large that a process can be killed while it creates the report. */
const rowsEach = 2_000

/** An SQL statement that adds orders at the service point of the reports. They differ only in their numbers. */
const manyOrders = `insert into orders (service_point_id, country_id, service_code, service_type, status_code, origin, starts_at)
  select id, 1, 'Q-' || g, '0', 'DONE', 'PHONE', '2026-11-20T09:00:00Z'
  from service_points, generate_series(1, ${rowsEach}) g where id = ${pointId('Gran Vía 12')}`

const isWritten = ({ status }: LogEntry) => status === 'UPLOADED'
const isClaimed = ({ status }: LogEntry) => status === 'PROCESSING'
const isDoneBy = (name: string) => (log: LogEntry) => log.process === name

/**
 * Kills a process while it is creating a report. The kill happens between two statements, so that the database contains
 * only the claim. The process is paused before, so that it can't continue during the check.
 *
 * @returns the id of the report that the process was creating.
 */
const killWhileMaking = async (process: RunningSandbox, log: ReportLog): Promise<number> => {
  for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt; await sleep(20)) {
    const done = (await log.entries()).filter(isDoneBy(victim))
    if (done.filter(isWritten).length < 3) continue
    process.pause()
    const last = (await log.isIdle(victim)) ? (await log.entries()).findLast(isDoneBy(victim)) : undefined
    if (last !== undefined && isClaimed(last)) {
      await process.kill()
      return last.reportId
    }
    process.goOn()
  }
  throw new Error('the process was never caught making a report')
}

/** Requests one report from both processes at once, as a client does that has lost the first response. */
const ask = async (clients: readonly ApiClient[], key: string): Promise<number> => {
  const body = OrdersReportRequest.parse(ordersReportBody())
  const answers = await Promise.all(
    clients.map((api) => api.reports.requestOrders({ body }, { idempotencyKey: key })),
  )
  const ids = answers.map((answer) => (answer.ok ? reportId(answer.value) : JSON.stringify(answer.error)))
  expect(new Set(ids).size).toBe(1)
  return Number(ids[0])
}

describe.skipIf(!process.env['TEST_DATABASE_URL'])('two processes on one PostgreSQL', () => {
  it(
    '[DU-07] two processes that share a queue complete each report once, even if one of the processes is killed while it creates a report',
    async () => {
      const storage = await newStorage()
      open.push(() => storage.remove())
      const run = async (name: string) => {
        const port = await freePort()
        const started = await startSandbox({ entry, storage: namedFor(storage, name), port })
        open.push(() => started.kill())
        return started
      }
      const [first, second] = [await run(survivor), await run(victim)]
      const log = await logReports(storage)
      open.push(() => log.close())
      await log.run(manyOrders)

      const asked = new Map<number, ApiClient>()
      for (const username of usernames) {
        const clients = await Promise.all([first, second].map(({ url }) => signedInClient(url, username)))
        for (let count = 0; count < reportsEach; count += 1) {
          const [ofSurvivor] = clients
          if (ofSurvivor) asked.set(await ask(clients, `report-${count}`), ofSurvivor)
        }
      }
      const twice = await killWhileMaking(second, log)
      const writtenIds = async () => (await log.entries()).filter(isWritten).map(({ reportId }) => reportId)
      await expect
        .poll(async () => (await writtenIds()).length, { timeout: leaseMs * 3, interval: 500 })
        .toBeGreaterThanOrEqual(asked.size)

      const entries = await log.entries()
      const ids = [...asked.keys()].toSorted((a, b) => a - b)
      expect(ids).toHaveLength(usernames.length * reportsEach)
      expect((await writtenIds()).toSorted((a, b) => a - b)).toEqual(ids)
      for (const id of ids) {
        const steps = entries.filter(({ reportId }) => reportId === id)
        const created = steps.at(-1)?.process
        const statuses = steps.map(({ status, attempts }) => `${status} ${attempts}`)
        const [claim, again] = steps.filter(isClaimed)
        if (id === twice) {
          expect(statuses).toEqual(['RECEIVED 0', 'PROCESSING 1', 'PROCESSING 2', 'UPLOADED 2'])
          expect([claim?.process, again?.process, created]).toEqual([victim, survivor, survivor])
          expect((again?.atMs ?? 0) - (claim?.atMs ?? 0)).toBeGreaterThanOrEqual(leaseMs - 1_000)
        } else {
          expect(statuses).toEqual(['RECEIVED 0', 'PROCESSING 1', 'UPLOADED 1'])
          expect(claim?.process).toBe(created)
        }
        const file = await asked.get(id)?.reports.download({ params: { id } })
        expect(file).toMatchObject({
          ok: true,
          value: { name: expect.stringMatching(/^pedidos-gran-via-12-.*\.xlsx$/) },
        })
      }
      const makers = new Set(entries.filter(isWritten).map(({ process }) => process))
      expect(makers).toEqual(new Set([survivor, victim]))
      expect(await first.stop()).toBe(0)
    },
    leaseMs * 8,
  )
})
