import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerCall,
  type Batch,
  type BatchOutcome,
  nextCalls,
  previewBatch,
  sendCalls,
  startBatch,
  stopBatch,
} from '../kernel'
import { countOutcomes, IMPORT_LIMITS, importState, outcomeReason, rowOutcome } from '.'

const runOf = (lines: readonly number[]): Batch =>
  startBatch(
    previewBatch(
      lines.map((id) => ({ id, key: `key-${id}`, version: undefined, state: { kind: 'waiting' } as const })),
      IMPORT_LIMITS,
    ),
  )
const send = (run: Batch) => sendCalls(run, nextCalls(run))
const answer = (run: Batch, line: number, outcome: BatchOutcome = { kind: 'done' }) =>
  answerCall(run, `key-${line}`, outcome)
const lineSent = (run: Batch) => nextCalls(run)[0]?.items[0]?.id

describe('sending the rows of an import', () => {
  it('[IMP-30] an import sends one row at a time, in the order of the file', () => {
    const begun = runOf([2, 3])
    expect(lineSent(begun)).toBe(2)
    const sending = send(begun)
    expect(lineSent(sending)).toBeUndefined()
    expect(lineSent(answer(sending, 2))).toBe(3)
    expect(importState(runOf([]))).toBe('ended')
  })

  it('[IMP-31] a stopped import accepts the response for the row that was being sent', () => {
    const stopped = stopBatch(send(runOf([2, 3])))
    expect(lineSent(stopped)).toBeUndefined()
    const answered = answer(stopped, 2)
    expect(importState(answered)).toBe('stopped')
    expect(answered.items.map(({ state }) => rowOutcome(state))).toEqual(['written', 'waiting'])
  })

  it('[IMP-31] an import stops after a call that got no response', () => {
    const lost = answer(send(runOf([2, 3])), 2, { kind: 'unknown' })
    expect([importState(lost), lineSent(lost)]).toEqual(['stopped', undefined])
    expect(lineSent(startBatch(lost))).toBe(2)
  })

  it('[IMP-33] resuming an import sends refused rows again, but no rows that are already stored', () => {
    const refused = { kind: 'refused', reasons: ['taken'] } as const
    const ended = answer(send(answer(send(runOf([2, 3])), 2)), 3, refused)
    expect([importState(ended), ended.items.map(({ state }) => outcomeReason(state))]).toEqual([
      'ended',
      ['', 'taken'],
    ])
    expect(lineSent(startBatch(ended))).toBe(3)
    const written = answer(send(startBatch(ended)), 3)
    expect(importState(startBatch(written))).toBe('ended')
  })

  it('[IMP-33] [IMP-34] in spite of stops and lost responses, an import stores each row once and has a result for every row', () => {
    const anyOutcome = fc.constantFrom<BatchOutcome>(
      { kind: 'done' },
      { kind: 'refused', reasons: ['no'] },
      { kind: 'unknown' },
    )
    const anyStep = fc.oneof(
      fc.record({ type: fc.constant('go' as const), outcome: anyOutcome }),
      fc.record({ type: fc.constantFrom('stop' as const, 'again' as const) }),
      fc.record({ type: fc.constant('stray' as const), line: fc.nat({ max: 9 }), outcome: anyOutcome }),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { maxLength: 6 }),
        fc.array(anyStep),
        (lines, steps) => {
          const writes = new Map<number, number>()
          let run = runOf(lines)
          for (const step of steps) {
            if (step.type === 'go') {
              const line = lineSent(run)
              if (line === undefined) continue
              run = answer(send(run), line, step.outcome)
              if (step.outcome.kind === 'done') writes.set(line, (writes.get(line) ?? 0) + 1)
            } else if (step.type === 'stray') run = answer(run, step.line, step.outcome)
            else run = step.type === 'stop' ? stopBatch(run) : startBatch(run)
            const counts = countOutcomes(run)
            expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lines.length)
            expect(counts.written).toBe(writes.size)
            expect(importState(run) === 'ended').toBe(counts.written + counts.refused === lines.length)
          }
          expect([...writes.values()].every((times) => times === 1)).toBe(true)
        },
      ),
    )
  })
})
