import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeRun, countRun, type ImportRun, nextLine, type RunEvent, startRun } from '.'

type Run = ImportRun<string>
const written = { kind: 'written' } as const
const after = (run: Run, ...events: readonly RunEvent<string>[]): Run => events.reduce(changeRun<string>, run)
const sendTo = (line: number) => ({ type: 'sent', line }) as const
const answered = (
  line: number,
  outcome: Extract<RunEvent<string>, { type: 'answered' }>['outcome'] = written,
) => ({ type: 'answered', line, outcome }) as const

describe('a run', () => {
  it('[IMP-30] sends one row at a time, in the order of the file', () => {
    const begun = startRun<string>([2, 3])
    expect(nextLine(begun)).toBe(2)
    const sending = after(begun, sendTo(2))
    expect(nextLine(sending)).toBeUndefined()
    expect(after(sending, sendTo(3))).toBe(sending)
    expect(nextLine(after(sending, answered(2)))).toBe(3)
    expect(startRun([]).state).toBe('ended')
  })

  it('[IMP-31] stops when it is told to, with the row under way still answered', () => {
    const stopped = after(startRun<string>([2, 3]), sendTo(2), { type: 'stop' })
    expect(nextLine(stopped)).toBeUndefined()
    expect(after(stopped, answered(2))).toMatchObject({
      state: 'stopped',
      rows: [{ outcome: written }, { outcome: { kind: 'waiting' } }],
    })
  })

  it('[IMP-31] stops by itself when no answer comes', () => {
    const lost = after(startRun<string>([2, 3]), sendTo(2), answered(2, { kind: 'unanswered' }))
    expect([lost.state, nextLine(lost)]).toEqual(['stopped', undefined])
    expect(nextLine(after(lost, { type: 'again' }))).toBe(2)
  })

  it('[IMP-33] goes on with what was refused, and not with what is written', () => {
    const ended = after(
      startRun<string>([2, 3]),
      sendTo(2),
      answered(2),
      sendTo(3),
      answered(3, { kind: 'refused', reason: 'taken' }),
    )
    expect(ended.state).toBe('ended')
    expect(nextLine(after(ended, { type: 'again' }))).toBe(3)
    expect(after(ended, { type: 'again' }, sendTo(3), answered(3), { type: 'again' }).state).toBe('ended')
  })

  it('[IMP-33] [IMP-34] writes each row once and reports all of them, however it is stopped, lost and repeated', () => {
    const anyOutcome = fc.constantFrom<Extract<RunEvent<string>, { type: 'answered' }>['outcome']>(
      written,
      { kind: 'refused', reason: 'no' },
      { kind: 'unanswered' },
    )
    const anyStep = fc.oneof(
      fc.record({ type: fc.constant('go' as const), outcome: anyOutcome }),
      fc.constant({ type: 'stop' as const }),
      fc.constant({ type: 'again' as const }),
      fc.record({ type: fc.constant('stray' as const), line: fc.nat({ max: 9 }), outcome: anyOutcome }),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { maxLength: 6 }),
        fc.array(anyStep),
        (lines, steps) => {
          const writes = new Map<number, number>()
          let run: Run = startRun(lines)
          for (const step of steps) {
            if (step.type === 'stray') run = changeRun(run, answered(step.line, step.outcome))
            else if (step.type !== 'go') run = changeRun(run, step)
            else {
              const line = nextLine(run)
              if (line === undefined) continue
              run = after(run, sendTo(line), answered(line, step.outcome))
              if (step.outcome.kind === 'written') writes.set(line, (writes.get(line) ?? 0) + 1)
            }
            const counts = countRun(run)
            expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lines.length)
            expect(counts.written).toBe(writes.size)
            expect(run.state === 'ended').toBe(counts.written + counts.refused === lines.length)
          }
          expect([...writes.values()].every((times) => times === 1)).toBe(true)
        },
      ),
    )
  })
})
