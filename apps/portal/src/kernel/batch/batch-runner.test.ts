import type { BatchCall, BatchItem, BatchOutcome } from '@remesa/domain/kernel'
import { expect, it } from 'vitest'
import { createBatchRunner } from './batch-runner'

const items: readonly BatchItem[] = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  key: `key-${id}`,
  version: 'v-1',
  state: { kind: 'waiting' },
}))

/** A batch that has begun, and whose calls have not been answered yet. */
const begun = () => {
  const sent: string[] = []
  const answers: ((outcome: BatchOutcome) => void)[] = []
  const runner = createBatchRunner(items, { atOnce: 4, maxUnanswered: 5 }, ({ key }: BatchCall) => {
    sent.push(key)
    return new Promise((resolve) => answers.push(resolve))
  })
  const answer = async (outcome: BatchOutcome) => {
    answers.shift()?.(outcome)
    await Promise.resolve()
    await Promise.resolve()
  }
  const states = () => runner.state.get().items.map(({ state }) => state.kind)
  return { runner, sent, answer, states }
}

it('[REC-83] a batch of many rows has four calls in progress, and sends the next call when one of them gets its response', async () => {
  const { runner, sent, answer, states } = begun()
  expect(sent).toEqual([])
  runner.start()
  expect(sent).toEqual(['key-1', 'key-2', 'key-3', 'key-4'])
  expect(states()).toEqual(['sending', 'sending', 'sending', 'sending', 'waiting', 'waiting'])
  await answer({ kind: 'done' })
  expect(sent).toEqual(['key-1', 'key-2', 'key-3', 'key-4', 'key-5'])
  for (let left = 0; left < 5; left += 1) await answer({ kind: 'done' })
  expect(sent).toHaveLength(6)
  expect(states()).toEqual(Array.from({ length: 6 }, () => 'done'))
  expect(runner.state.get().phase).toBe('ended')
})

it('[REC-84] a stopped batch waits for the calls in progress, and sends no further call until it is started again', async () => {
  const { runner, sent, answer, states } = begun()
  runner.start()
  runner.stop()
  for (let left = 0; left < 4; left += 1) await answer({ kind: 'done' })
  expect(sent).toHaveLength(4)
  expect(states()).toEqual(['done', 'done', 'done', 'done', 'waiting', 'waiting'])
  runner.start()
  expect(sent).toHaveLength(6)
})
