import { describe, expect, it, vi } from 'vitest'
import { createImportRunner, type RowOutcome } from './import-runner'
import { rowKey } from './row-key'

/** A back end that stores each key once, and whose answers can be lost. */
const backEnd = () => {
  const stored = new Set<string>()
  let isCut = false
  return {
    stored,
    cut: (now: boolean) => {
      isCut = now
    },
    write: async (body: unknown): Promise<RowOutcome> => {
      stored.add(await rowKey('points', body))
      return isCut ? { kind: 'unanswered' } : { kind: 'written' }
    },
  }
}

const settled = (runner: ReturnType<typeof createImportRunner>, state: 'stopped' | 'ended') =>
  vi.waitFor(() => expect(runner.run.get().state).toBe(state))

describe('the rows of an import', () => {
  it('[IMP-30] are sent one after the other', async () => {
    const sent: number[] = []
    let open = 0
    const runner = createImportRunner([4, 2, 9], async (line) => {
      open += 1
      expect(open).toBe(1)
      await Promise.resolve()
      sent.push(line)
      open -= 1
      return { kind: 'written' }
    })
    await settled(runner, 'ended')
    expect(sent).toEqual([4, 2, 9])
  })

  it('[IMP-32] are stored once, though an answer is lost and the file is imported again', async () => {
    const server = backEnd()
    const rows = new Map([
      [2, { code: 'A' }],
      [3, { code: 'B' }],
    ])
    const run = () => createImportRunner([...rows.keys()], (line) => server.write(rows.get(line)))
    server.cut(true)
    const first = run()
    await settled(first, 'stopped')
    expect(server.stored.size).toBe(1)
    server.cut(false)
    first.again()
    await settled(first, 'ended')
    await settled(run(), 'ended')
    expect(server.stored.size).toBe(2)
  })

  it('[IMP-32] have a key that a header can carry, and another one for other content or another kind', async () => {
    const keys = await Promise.all([
      rowKey('points', { code: 'A' }),
      rowKey('points', { code: 'Ñ' }),
      rowKey('users', { code: 'A' }),
    ])
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^import-[\da-f]{64}$/)
    expect(await rowKey('points', { code: 'A' })).toBe(keys[0])
  })

  it('[IMP-31] are not sent after a stop', async () => {
    const sent: number[] = []
    const runner = createImportRunner([1, 2, 3], async (line) => {
      sent.push(line)
      if (line === 2) runner.stop()
      await Promise.resolve()
      return { kind: 'written' }
    })
    await settled(runner, 'stopped')
    await Promise.resolve()
    expect(sent).toEqual([1, 2])
  })
})
