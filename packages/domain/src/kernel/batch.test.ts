import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerCall,
  type Batch,
  type BatchItem,
  type BatchOutcome,
  canGoOn,
  canStartBatch,
  countBatch,
  goOn,
  isNotable,
  nextCalls,
  previewBatch,
  sendCalls,
  startBatch,
  stopBatch,
} from '.'

const itemOf = (id: number, facts: Partial<BatchItem> = {}): BatchItem => ({
  id,
  key: `key-${id}`,
  version: '1',
  state: { kind: 'waiting' },
  ...facts,
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => itemOf(index + 1))
const SILENCES = 5
const previewOf = (items: readonly BatchItem[], atOnce = 4) =>
  previewBatch(items, { atOnce, maxUnanswered: SILENCES })
const done: BatchOutcome = { kind: 'done' }
const silence: BatchOutcome = { kind: 'unknown' }

/** A batch after the next calls of the batch were sent. */
const sent = (run: Batch) => sendCalls(run, nextCalls(run))
const kindsOf = ({ items }: Batch) => items.map(({ state }) => state.kind)

describe('the preview of a batch', () => {
  it('[REC-82] the preview of a batch counts waiting, unchanged and blocked items, and only the waiting items are sent after the start', () => {
    const run = previewOf([
      itemOf(1),
      itemOf(2, { state: { kind: 'already' } }),
      itemOf(3, { state: { kind: 'blocked', reasons: ['Full'] } }),
    ])
    expect(countBatch(run)).toMatchObject({ waiting: 1, already: 1, blocked: 1, done: 0 })
    expect(run.items.map(isNotable)).toEqual([false, false, true])
    expect(kindsOf(sent(startBatch(run)))).toEqual(['sending', 'already', 'blocked'])
  })

  it("[REC-82] a batch sends nothing during its preview, and can't be started if the preview has no item to change", () => {
    expect(nextCalls(previewOf(rowsOf(2)))).toEqual([])
    const settled = previewOf([itemOf(1, { state: { kind: 'already' } })])
    expect(canStartBatch(settled)).toBe(false)
    expect(startBatch(settled)).toBe(settled)
  })
})

describe('a batch', () => {
  it('[REC-83] a batch never has more calls in progress than its limit', () => {
    const run = sent(startBatch(previewOf(rowsOf(6))))
    expect(countBatch(run)).toMatchObject({ sending: 4, waiting: 2 })
    expect(nextCalls(run)).toEqual([])
    const next = nextCalls(answerCall(run, 'key-2', done))
    expect(next.map(({ key }) => key)).toEqual(['key-5'])
  })

  it('[REC-83] items of a batch that share a key are sent in one call and get the same outcome', () => {
    const rows = rowsOf(3).map((row) => ({ ...row, key: 'together' }))
    const run = startBatch(previewOf(rows))
    expect(nextCalls(run).map(({ items }) => items.length)).toEqual([3])
    const ended = answerCall(sent(run), 'together', done)
    expect([ended.phase, ...kindsOf(ended)]).toEqual(['ended', 'done', 'done', 'done'])
  })

  it('[REC-84] a stopped batch sends no more calls, but counts the responses to calls that were already sent', () => {
    const stopping = stopBatch(sent(startBatch(previewOf(rowsOf(6)))))
    expect(stopping.phase).toBe('stopping')
    expect(nextCalls(stopping)).toEqual([])
    const keys = ['key-1', 'key-2', 'key-3', 'key-4']
    const ended = keys.reduce((run, key) => answerCall(run, key, done), stopping)
    expect(ended.phase).toBe('ended')
    expect(countBatch(ended)).toMatchObject({ done: 4, waiting: 2 })
    expect(canStartBatch(ended)).toBe(true)
  })

  it('[REC-84] a batch stops automatically after five consecutive calls without a response', () => {
    const answers = (run: Batch, outcomes: readonly BatchOutcome[]) =>
      outcomes.reduce((last, outcome, at) => answerCall(sent(last), `key-${at + 1}`, outcome), run)
    const start = startBatch(previewOf(rowsOf(20), 1))
    const silences = Array.from({ length: SILENCES }, () => silence)
    expect(answers(start, silences).phase).toBe('ended')
    expect(answers(start, silences.slice(1)).phase).toBe('running')
    expect(answers(start, [...silences.slice(1), done, ...silences.slice(1)]).phase).toBe('running')
  })

  it('[REC-83] a batch ignores a response to a call that is not in progress', () => {
    const run = startBatch(previewOf(rowsOf(2)))
    expect(answerCall(run, 'key-1', done)).toBe(run)
    const answered = answerCall(sent(run), 'key-1', done)
    expect(answerCall(answered, 'key-1', silence)).toBe(answered)
  })

  it('[REC-84] [IMP-33] a stopped batch continues at once if it is started again while calls are in progress', () => {
    const stopping = stopBatch(sent(startBatch(previewOf(rowsOf(3), 1))))
    const again = startBatch(stopping)
    expect([again.phase, ...kindsOf(again)]).toEqual(['running', 'sending', 'waiting', 'waiting'])
    expect(nextCalls(again)).toEqual([])
    expect(kindsOf(sent(answerCall(again, 'key-1', done)))).toEqual(['done', 'sending', 'waiting'])
  })

  it('[REC-85] a repeated batch sends only items that are not done, and after a conflict uses the newer version of the record', () => {
    const outcomes: readonly BatchOutcome[] = [
      done,
      { kind: 'already' },
      { kind: 'refused', reasons: ['No'] },
      { kind: 'conflict', version: '7' },
      { kind: 'conflict', version: undefined },
      silence,
    ]
    const ended = outcomes.reduce(
      (run, outcome, at) => answerCall(run, `key-${at + 1}`, outcome),
      sent(startBatch(previewOf(rowsOf(6), 6))),
    )
    expect(ended.phase).toBe('ended')
    const [call] = [nextCalls(startBatch(ended))]
    expect(call?.map(({ key, items }) => [key, items[0]?.version])).toEqual([
      ['key-3', '1'],
      ['key-4', '7'],
      ['key-5', '1'],
      ['key-6', '1'],
    ])
  })
})

/** A simulated back end that repeats its first response to each key, on a network that loses some responses. */
const backEnd = () => {
  const writes: string[] = []
  return {
    writes,
    answer: (key: string, fate: 'answers' | 'loses' | 'never arrives' | 'refuses'): BatchOutcome => {
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

describe('laws of a batch', () => {
  it('[REC-83] [REC-84] [REC-85] a batch writes each row at most once, and every row has an outcome at the end', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (steps, atOnce, maxUnanswered) => {
          const server = backEnd()
          let run = previewBatch(rowsOf(7), { atOnce, maxUnanswered })
          const answer = (which: number, fate: Parameters<typeof server.answer>[1]) => {
            const underWay = run.items.filter(({ state }) => state.kind === 'sending')
            const item = underWay[which % underWay.length]
            if (item !== undefined) run = answerCall(run, item.key, server.answer(item.key, fate))
          }
          for (const step of steps) {
            if (step.type === 'answer') answer(step.which, step.fate)
            else run = step.type === 'start' ? startBatch(run) : stopBatch(run)
            run = sent(run)
            expect(countBatch(run).sending).toBeLessThanOrEqual(atOnce)
          }
          // After the lost responses, the network loses nothing more and the user continues until the batch is done.
          for (let round = 0; round < 30 && (round === 0 || canStartBatch(run)); round += 1) {
            run = sent(startBatch(run))
            for (let at = 0; at < 20; at += 1) {
              answer(0, 'answers')
              run = sent(run)
            }
          }
          expect(run.phase).toBe('ended')
          expect(countBatch(run).done).toBe(7)
          expect(server.writes.toSorted()).toEqual(rowsOf(7).map(({ key }) => key))
        },
      ),
    )
  })

  it('[REC-83] in a batch, a row is done only if it was written, and refused only if it was not written', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const server = backEnd()
        let run = startBatch(previewOf(rowsOf(7)))
        for (const step of steps) {
          run = sent(run)
          const item = run.items.find(({ state }) => state.kind === 'sending')
          if (step.type !== 'answer') run = step.type === 'start' ? startBatch(run) : stopBatch(run)
          else if (item) run = answerCall(run, item.key, server.answer(item.key, step.fate))
          for (const { key, state } of run.items) {
            if (state.kind === 'done') expect(server.writes).toContain(key)
            if (state.kind === 'refused') expect(server.writes).not.toContain(key)
          }
        }
      }),
    )
  })
})

describe('an item that must be last in its batch', () => {
  const closing = () => startBatch(previewOf([...rowsOf(2), itemOf(3, { isLast: true })]))
  const refused: BatchOutcome = { kind: 'refused', reasons: ['On the way'] }

  it('[REC-108] an item that must be last in its batch is sent as soon as all other items are done', () => {
    const first = sent(closing())
    expect(kindsOf(first)).toEqual(['sending', 'sending', 'waiting'])
    const one = answerCall(first, 'key-1', done)
    expect([one.phase, nextCalls(one)]).toEqual(['running', []])
    const both = answerCall(one, 'key-2', { kind: 'already' })
    expect(nextCalls(both).map(({ key }) => key)).toEqual(['key-3'])
    expect(answerCall(sent(both), 'key-3', done).phase).toBe('ended')
  })

  it('[REC-108] an item that must be last in its batch waits until all refused items and all items without a response are done', () => {
    const ended = answerCall(answerCall(sent(closing()), 'key-1', refused), 'key-2', silence)
    expect([ended.phase, ...kindsOf(ended)]).toEqual(['ended', 'refused', 'unknown', 'waiting'])
    const again = sent(startBatch(ended))
    expect(kindsOf(again)).toEqual(['sending', 'sending', 'waiting'])
    const both = answerCall(answerCall(again, 'key-1', done), 'key-2', done)
    expect(nextCalls(both).map(({ key }) => key)).toEqual(['key-3'])
  })

  it('[REC-108] a user may finish a batch without its refused items, but not before all other items were sent', () => {
    const ended = answerCall(answerCall(sent(closing()), 'key-1', refused), 'key-2', done)
    expect(canGoOn(ended)).toBe(true)
    const last = sent(goOn(ended))
    expect(kindsOf(last)).toEqual(['refused', 'done', 'sending'])
    expect(kindsOf(answerCall(last, 'key-3', done))).toEqual(['refused', 'done', 'done'])
    const stopped = answerCall(
      stopBatch(sent(startBatch(previewOf([...rowsOf(5), itemOf(6, { isLast: true })])))),
      'key-1',
      refused,
    )
    expect([canGoOn(stopped), canGoOn(closing())]).toEqual([false, false])
    expect(goOn(stopped)).toBe(stopped)
  })

  it('[REC-108] an item that must be last in its batch is sent at once if it is the only item', () => {
    const alone = startBatch(previewOf([itemOf(1, { isLast: true })]))
    expect(nextCalls(alone).map(({ key }) => key)).toEqual(['key-1'])
    expect(answerCall(sent(alone), 'key-1', refused).phase).toBe('ended')
  })
})
