import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerBulkCall,
  type BulkItem,
  type BulkOutcome,
  type BulkRun,
  canStartBulk,
  countBulk,
  isNotable,
  MOST_SILENCES,
  nextBulkCalls,
  planStatus,
  previewBulk,
  sendBulkCalls,
  startBulk,
  stopBulk,
} from '.'

const itemOf = (id: number, facts: Partial<BulkItem> = {}): BulkItem => ({
  id,
  name: `Kiosk ${id}`,
  key: `key-${id}`,
  version: '1',
  state: { kind: 'waiting' },
  ...facts,
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => itemOf(index + 1))
const done: BulkOutcome = { kind: 'done' }
const silence: BulkOutcome = { kind: 'unknown' }

/** The run once its next calls were sent. */
const sent = (run: BulkRun, atOnce = 4) => sendBulkCalls(run, nextBulkCalls(run, atOnce))
const kindsOf = ({ items }: BulkRun) => items.map(({ state }) => state.kind)

describe('the preview of a run', () => {
  it('[REC-82] counts what changes, what is already so and what is barred, and sends the first alone', () => {
    const run = previewBulk([
      itemOf(1),
      itemOf(2, { state: { kind: 'already' } }),
      itemOf(3, { state: { kind: 'barred', reasons: ['Full'] } }),
    ])
    expect(countBulk(run)).toMatchObject({ waiting: 1, already: 1, barred: 1, done: 0 })
    expect(run.items.map(isNotable)).toEqual([false, false, true])
    expect(kindsOf(sent(startBulk(run)))).toEqual(['sending', 'already', 'barred'])
  })

  it('[REC-82] sends nothing before it is started, and can not be started with nothing to change', () => {
    expect(nextBulkCalls(previewBulk(rowsOf(2)), 4)).toEqual([])
    const settled = previewBulk([itemOf(1, { state: { kind: 'already' } })])
    expect(canStartBulk(settled)).toBe(false)
    expect(startBulk(settled)).toBe(settled)
  })
})

describe('switching many rows', () => {
  it('[REC-86] changes those that are not as wanted, whichever way', () => {
    for (const value of [true, false]) {
      expect(planStatus({ active: !value }, { value })).toEqual({ kind: 'waiting' })
      expect(planStatus({ active: value }, { value })).toEqual({ kind: 'already' })
    }
  })
})

describe('a run', () => {
  it('[REC-83] has no more calls under way than it may', () => {
    const run = sent(startBulk(previewBulk(rowsOf(6))), 4)
    expect(countBulk(run)).toMatchObject({ sending: 4, waiting: 2 })
    expect(nextBulkCalls(run, 4)).toEqual([])
    const next = nextBulkCalls(answerBulkCall(run, 'key-2', done), 4)
    expect(next.map(({ key }) => key)).toEqual(['key-5'])
  })

  it('[REC-83] sends rows that share a key in one call, and gives them one outcome', () => {
    const rows = rowsOf(3).map((row) => ({ ...row, key: 'together' }))
    const run = startBulk(previewBulk(rows))
    expect(nextBulkCalls(run, 4).map(({ items }) => items.length)).toEqual([3])
    const ended = answerBulkCall(sent(run), 'together', done)
    expect([ended.phase, ...kindsOf(ended)]).toEqual(['ended', 'done', 'done', 'done'])
  })

  it('[REC-84] stops: nothing more is sent, and what is under way still counts', () => {
    const stopping = stopBulk(sent(startBulk(previewBulk(rowsOf(6)))))
    expect(stopping.phase).toBe('stopping')
    expect(nextBulkCalls(stopping, 9)).toEqual([])
    const keys = ['key-1', 'key-2', 'key-3', 'key-4']
    const ended = keys.reduce((run, key) => answerBulkCall(run, key, done), stopping)
    expect(ended.phase).toBe('ended')
    expect(countBulk(ended)).toMatchObject({ done: 4, waiting: 2 })
    expect(canStartBulk(ended)).toBe(true)
  })

  it('[REC-84] stops by itself when no answer arrives five times in a row', () => {
    const answers = (run: BulkRun, outcomes: readonly BulkOutcome[]) =>
      outcomes.reduce((last, outcome, at) => answerBulkCall(sent(last, 1), `key-${at + 1}`, outcome), run)
    const start = startBulk(previewBulk(rowsOf(20)))
    const silences = Array.from({ length: MOST_SILENCES }, () => silence)
    expect(answers(start, silences).phase).toBe('ended')
    expect(answers(start, silences.slice(1)).phase).toBe('running')
    expect(answers(start, [...silences.slice(1), done, ...silences.slice(1)]).phase).toBe('running')
  })

  it('[REC-85] is repeated for what is not done alone, and from the version that overtook it', () => {
    const outcomes: readonly BulkOutcome[] = [
      done,
      { kind: 'already' },
      { kind: 'refused', reasons: ['No'] },
      { kind: 'overtaken', version: '7' },
      { kind: 'overtaken', version: undefined },
      silence,
    ]
    const ended = outcomes.reduce(
      (run, outcome, at) => answerBulkCall(run, `key-${at + 1}`, outcome),
      sent(startBulk(previewBulk(rowsOf(6))), 6),
    )
    expect(ended.phase).toBe('ended')
    const [call] = [nextBulkCalls(startBulk(ended), 9)]
    expect(call?.map(({ key, items }) => [key, items[0]?.version])).toEqual([
      ['key-3', '1'],
      ['key-4', '7'],
      ['key-5', '1'],
      ['key-6', '1'],
    ])
  })
})

/** A back end that answers a key as it did the first time, and a network that loses answers. */
const backEnd = () => {
  const writes: string[] = []
  return {
    writes,
    answer: (key: string, fate: 'answers' | 'loses' | 'never arrives' | 'refuses'): BulkOutcome => {
      if (fate === 'never arrives') return silence
      if (writes.includes(key)) return fate === 'loses' ? silence : done
      if (fate === 'refuses') return { kind: 'refused', reasons: ['No'] }
      writes.push(key)
      return fate === 'loses' ? silence : done
    },
  }
}

const anyFate = fc.constantFrom('answers', 'loses', 'never arrives', 'refuses')
const anyStep = fc.oneof(
  fc.record({ type: fc.constant('answer' as const), which: fc.nat(9), fate: anyFate }),
  fc.record({ type: fc.constantFrom('start' as const, 'stop' as const) }),
)

describe('whatever happens to a run', () => {
  it('[REC-83] [REC-84] [REC-85] each row is written at most once, and the report says of each what became of it', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (steps, atOnce) => {
        const server = backEnd()
        let run = previewBulk(rowsOf(7))
        const answer = (which: number, fate: Parameters<typeof server.answer>[1]) => {
          const underWay = run.items.filter(({ state }) => state.kind === 'sending')
          const item = underWay[which % underWay.length]
          if (item !== undefined) run = answerBulkCall(run, item.key, server.answer(item.key, fate))
        }
        for (const step of steps) {
          if (step.type === 'answer') answer(step.which, step.fate)
          else run = step.type === 'start' ? startBulk(run) : stopBulk(run)
          run = sent(run, atOnce)
          expect(countBulk(run).sending).toBeLessThanOrEqual(atOnce)
        }
        // In the end the network works, and the user lets it finish.
        for (let round = 0; round < 30 && (round === 0 || canStartBulk(run)); round += 1) {
          run = sent(startBulk(run), atOnce)
          for (let at = 0; at < 20; at += 1) {
            answer(0, 'answers')
            run = sent(run, atOnce)
          }
        }
        expect(run.phase).toBe('ended')
        expect(countBulk(run).done).toBe(7)
        expect(server.writes.toSorted()).toEqual(rowsOf(7).map(({ key }) => key))
      }),
    )
  })

  it('[REC-83] a row that is reported as done was written, and one that was not written is not', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const server = backEnd()
        let run = startBulk(previewBulk(rowsOf(7)))
        for (const step of steps) {
          run = sent(run)
          const item = run.items.find(({ state }) => state.kind === 'sending')
          if (step.type !== 'answer') run = step.type === 'start' ? startBulk(run) : stopBulk(run)
          else if (item) run = answerBulkCall(run, item.key, server.answer(item.key, step.fate))
          for (const { key, state } of run.items) {
            if (state.kind === 'done') expect(server.writes).toContain(key)
            if (state.kind === 'refused') expect(server.writes).not.toContain(key)
          }
        }
      }),
    )
  })
})
