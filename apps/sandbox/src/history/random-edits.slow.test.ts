import { contract } from '@remesa/api-client/contract'
import type { HistoryEntry } from '@remesa/domain/records'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestWorld, type TestAnswer, type TestWorld } from '../testing/test-world'
import { verifyHistory } from './index'
import {
  addressOf,
  type Edit,
  type EditedRecord,
  editedRecords,
  editOf,
  editors,
  type RandomStep,
  randomStep,
} from './random-edits.fixtures'
import { replayed, stateOf } from './replay.fixtures'

/**
 * The seed of the random edits. Setting `EDITS_SEED` to the seed of a failed run repeats its edits, but the order
 * between the editors may be different.
 */
const seed = Number(process.env['EDITS_SEED'] ?? (process.env['CI'] ? 20_261_121 : Date.now() % 1e9))
const STEPS_OF_EACH = 250

/** A write that was sent, with its outcome. */
interface Sent {
  /** A unique browser name for the write, by which its entry in the history is found. */
  readonly agent: string
  readonly record: EditedRecord
  readonly edit: Edit
  /** The version that the write claims to be based on; `undefined` if it states none. */
  readonly named: string | undefined
  readonly answer: TestAnswer
  /** The response to the same request, sent a second time with the same idempotency key. */
  readonly again: TestAnswer | undefined
}

let world: TestWorld
const sent: Sent[] = []
const starts = new Map<EditedRecord, unknown>()
const histories = new Map<EditedRecord, readonly HistoryEntry[]>()

const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)
const versionOf = (body: unknown): string => String(field(body, 'version'))
const read = async (record: EditedRecord): Promise<unknown> =>
  (await world.call('provider-admin', `GET ${addressOf(record)}`)).body

/**
 * Whether a write was executed. If the record’s state or a conflict prevents a save, the response has `status: 0` in
 * its body.
 */
const isDone = ({ status, body }: TestAnswer): boolean => status === 200 && field(body, 'status') !== 0

/** Runs one editor. Each edit is based on the state that the editor has read last, even if that state is outdated. */
const edit = async (
  { by, records }: (typeof editors)[number],
  browser: number,
  steps: readonly RandomStep[],
): Promise<void> => {
  const views = new Map<EditedRecord, unknown>()
  for (const [at, step] of steps.entries()) {
    const record = records[step.place % records.length]
    if (record === undefined) throw new Error(`there is no record ${step.place}`)
    const seen = (step.reads ? undefined : views.get(record)) ?? (await read(record))
    const agent = `browser-${browser}-step-${at}`
    const change = editOf(record, Object(seen), step, `R-${browser}-${at}`)
    const named = change.adds ? undefined : { none: undefined, seen: versionOf(seen), gone: '0' }[step.names]
    const request = {
      ...('body' in change ? { body: change.body } : {}),
      headers: {
        'User-Agent': agent,
        ...(named === undefined ? {} : { 'If-Match': `"${named}"` }),
        ...(step.hasKey ? { 'Idempotency-Key': agent } : {}),
      },
    }
    const answer = await world.call(by, change.line, request)
    const again = step.hasKey && isDone(answer) ? await world.call(by, change.line, request) : undefined
    sent.push({ agent, record, edit: change, named, answer, again })
    views.set(record, answer.status === 412 ? (field(answer.body, 'current') ?? seen) : seen)
  }
}

const historyOf = async (address: string): Promise<readonly HistoryEntry[]> => {
  const { body } = await world.call('provider-admin', `GET /api/configuration/v1/history${address}size=1000`)
  return contract.history.list.response.parse(body).content.toReversed()
}

beforeAll(async () => {
  world = await createTestWorld()
  for (const record of editedRecords) starts.set(record, await read(record))
  const steps = fc.sample(randomStep, { seed, numRuns: editors.length * STEPS_OF_EACH })
  const ofBrowser = (at: number) => steps.slice(at * STEPS_OF_EACH, (at + 1) * STEPS_OF_EACH)
  await Promise.all(editors.map((editor, browser) => edit(editor, browser, ofBrowser(browser))))
  const added = (await historyOf('?action=added&')).flatMap(({ kind, subject }) =>
    kind === 'session' || kind === 'reports' || kind === 'firms' || kind === 'deposits' || subject === null
      ? []
      : [{ kind, id: subject.id }],
  )
  for (const record of [...editedRecords, ...added])
    histories.set(record, await historyOf(`/${record.kind}/${record.id}?`))
}, 300_000)
afterAll(() => world.close())

/** The entries in the histories of all records, grouped by the unique browser name of the write. */
const entriesByAgent = () => Map.groupBy([...histories.values()].flat(), ({ agent }) => agent)
const changedFields = (entries: readonly HistoryEntry[] | undefined): readonly string[] =>
  entries?.flatMap(({ changes }) => changes.map((change) => change.field)) ?? []

describe(`a thousand random edits by four editors, EDITS_SEED=${seed}`, () => {
  it('each outcome occurs in more than a hundred random edits: written, refused for an older version, refused for another reason, and repeated', () => {
    const outcomes = Map.groupBy(sent, ({ answer }) => (isDone(answer) ? 'done' : answer.status === 412))
    const repeated = sent.filter(({ again }) => again !== undefined)
    for (const list of [...outcomes.values(), repeated]) expect(list.length).toBeGreaterThan(100)
    expect([sent.length, outcomes.size]).toEqual([editors.length * STEPS_OF_EACH, 3])
    expect(histories.size).toBeGreaterThan(editedRecords.length)
  })

  it('[REC-52] no random edit is lost: a write based on an older version is refused, and an accepted write changes only its own fields', () => {
    const entries = entriesByAgent()
    for (const {
      agent,
      named,
      answer,
      edit: { meant },
    } of sent) {
      if (answer.status === 412) {
        expect(named, agent).not.toBe(versionOf(field(answer.body, 'current')))
      } else if (named !== undefined) {
        expect(named === '0' && isDone(answer), agent).toBe(false)
        const strange = changedFields(entries.get(agent)).filter((name) => !meant.includes(name))
        expect(strange, agent).toEqual([])
      }
    }
  })

  it('[REC-52] after random edits, a record has one version for each edit', () => {
    const answered = new Map<string | null, string>(
      sent.map(({ agent, answer }) => [agent, versionOf(answer.body)]),
    )
    for (const [record, history] of histories) {
      const versions = history
        .filter(({ changes }) => changes.length > 0)
        .map(({ agent }) => answered.get(agent))
      const first = Number(versionOf(starts.get(record) ?? { version: 0 }))
      expect(versions, JSON.stringify(record)).toEqual(versions.map((_, at) => String(first + at + 1)))
    }
  })

  it('[REC-53] random edits that are repeated with their idempotency keys are written once', () => {
    for (const { agent, answer, again } of sent.filter(({ again }) => again !== undefined)) {
      expect([again?.status, again?.body], agent).toEqual([answer.status, answer.body])
    }
  })

  it('[REC-54] the history has one entry for each random edit that changes a record, and none for a refused edit', () => {
    const entries = entriesByAgent()
    for (const { agent, answer } of sent)
      expect(entries.get(agent)?.length ?? 0, agent).toBeLessThanOrEqual(isDone(answer) ? 1 : 0)
  })

  it('[REC-55] the history of random edits leads, field by field, from the first to the present state of each record', async () => {
    for (const [record, history] of histories) {
      const start = starts.get(record)
      const present = await read(record)
      const state = replayed(start === undefined ? {} : stateOf(record, start), history)
      expect(stateOf(record, present), JSON.stringify(record)).toEqual(state)
      const changes = history.filter((entry) => entry.changes.length > 0).length
      const first = Number(versionOf(start ?? { version: 0 }))
      expect(versionOf(present)).toBe(String(first + changes))
    }
  })

  it('[REC-57] the hash chain of the history is valid after random edits', async () => {
    const { body } = await world.call('provider-admin', 'GET /api/configuration/v1/history/verification')
    expect(body).toMatchObject({ verified: true, brokenAt: null })
    expect(field(body, 'entries')).toBe([...histories.values()].flat().length)
  })

  it.each([
    'update history set subject_name = subject_name || $$!$$ where id =',
    'delete from history where id =',
  ])(
    '[REC-57] the hash chain of the history is invalid after this statement was executed by hand: %s',
    async (statement) => {
      const { entries } = await verifyHistory(world.db)
      const id = 1 + (seed % (entries - 1))
      const byHand = world.db.transaction(async (tx) => {
        await tx.execute(sql`alter table history disable trigger history_append_only`)
        await tx.execute(sql.raw(`${statement} ${id}`))
        throw new Error(`broken at ${(await verifyHistory(tx)).brokenAt}`)
      })
      await expect(byHand).rejects.toThrow(`broken at ${id}`)
      expect(await verifyHistory(world.db)).toMatchObject({ verified: true, entries })
    },
  )
})
