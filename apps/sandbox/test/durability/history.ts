import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '@remesa/api-client'
import { match } from 'ts-pattern'
import { attempt, type Outcome, type Write } from './writes'

/**
 * The writes that were sent. Writes with a response are stored with the id in the response, separately from writes
 * without a response.
 */
export interface History {
  readonly acknowledged: Map<string, { readonly write: Write; readonly id: string }>
  readonly unanswered: Map<string, Write>
}

/** A period in which writers send writes. It ends when the process or its database is killed. */
export interface Round {
  readonly number: number
  /** Whether the database is killed. The back end may then respond with failures. */
  readonly mayFail: boolean
  isOver: boolean
}

export const emptyHistory = (): History => ({ acknowledged: new Map(), unanswered: new Map() })

/** Sends a write once, and records its outcome. */
export const record = async (api: ApiClient, write: Write, history: History, mayFail: boolean) => {
  const outcome = await attempt(api, write, mayFail)
  if (outcome.kind === 'unknown') history.unanswered.set(write.key, write)
  if (outcome.kind === 'done') {
    history.acknowledged.set(write.key, { write, id: outcome.id })
    history.unanswered.delete(write.key)
  }
  return outcome
}

/**
 * Sends all writes with an unknown outcome again, with the same idempotency keys. It waits for space in the queue of
 * reports, which is full after several kills in a short time.
 *
 * @param mayFail whether the database was killed. A write may then fail again, because of a lost connection that the
 *   back end has not noticed yet.
 */
export const sendUnanswered = async (api: ApiClient, history: History, mayFail: boolean): Promise<void> => {
  const isOpen = (kind: Outcome['kind']) => kind === 'later' || (mayFail && kind === 'unknown')
  const sendAgain = async (write: Write) => {
    while (isOpen((await record(api, write, history, mayFail)).kind)) await sleep(200)
  }
  await Promise.all([...history.unanswered.values()].map(sendAgain))
}

/**
 * The time of the next deposit. Each deposit is one second earlier than the previous deposit, because deposits are
 * identified by their second.
 */
let depositTime = Math.floor(Date.now() / 1_000) * 1_000
export const nextDepositTime = (): Date => {
  depositTime -= 1_000
  return new Date(depositTime)
}

const kinds = ['pickup', 'delivery', 'deposit', 'cancellation'] as const

/**
 * Milliseconds between requests for reports. Creating a report takes long, so more frequent requests would fill the
 * queue and leave hardly any time for other writes.
 */
const reportEveryMs = 200

const wanted = (writer: number, key: string, count: number): Write => {
  const kind = writer === 0 ? 'report' : kinds[writer % kinds.length]
  // Each amount is different. A record that has the amount of another record is therefore noticed.
  const total = 100_000 + (count % 100) * 100 + writer
  return (
    match(kind)
      .returnType<Write>()
      .with('report', (report) => ({ kind: report, key }))
      .with('delivery', (delivery) => ({ kind: delivery, key, notes: 1 + ((count + writer) % 20) }))
      .with('deposit', (deposit) => ({ kind: deposit, key, total, at: nextDepositTime() }))
      // A cancellation begins with a request for a pickup, which the writer cancels afterwards.
      .with('pickup', 'cancellation', undefined, () => ({ kind: 'pickup', key, total }))
      .exhaustive()
  )
}

/** Runs a writer. It sends one write after another until the period is over or the back end has ended. */
export const writeUntilGone = async (
  api: ApiClient,
  writer: number,
  history: History,
  round: Round,
): Promise<void> => {
  for (let count = 0; !round.isOver; count += 1) {
    const key = `kill-${round.number}-${writer}-${count}`
    const outcome = await record(api, wanted(writer, key, count), history, round.mayFail)
    if (outcome.kind === 'unknown') return
    if (writer === 0) await sleep(reportEveryMs)
    if (outcome.kind === 'done' && kinds[writer % kinds.length] === 'cancellation') {
      const cancellation = { kind: 'cancellation', key: `${key}-off`, serviceId: outcome.id } as const
      const cancelled = await record(api, cancellation, history, round.mayFail)
      if (cancelled.kind === 'unknown') return
    }
  }
}
